-- Which games wait for somebody is asked at the end of every turn.

CREATE INDEX seats_waited_for ON seats (user_id, awaited_since) WHERE awaited_seq > 0;
