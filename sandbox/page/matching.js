// Finding what somebody means by the first few letters, with or without diacritics.

export const plain = (text) => String(text).normalize("NFKD").replace(/\p{M}/gu, "").toLocaleLowerCase().trim();

/** The items that fit `typed`: those whose first text begins with it, then those with it anywhere. */
export function fitting(items, typed, textsOf) {
  const wanted = plain(typed);
  if (!wanted) return items;
  const ranked = items.map((item) => ({ item, rank: rank(textsOf(item).map(plain), wanted) }));
  return ranked.filter((one) => one.rank < 3).sort((a, b) => a.rank - b.rank).map((one) => one.item);
}

function rank(texts, wanted) {
  if (texts[0].startsWith(wanted) || texts[1]?.startsWith(wanted)) return 0;
  if (texts[0].includes(wanted) || texts[1]?.includes(wanted)) return 1;
  return texts.some((text) => text.includes(wanted)) ? 2 : 3;
}
