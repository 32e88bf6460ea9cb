-- A file of format 2: table A at rest, B live, C was at rest and is live again; one note. Never changed: files
-- like this one are out there.
PRAGMA application_id = 1131828084;
PRAGMA user_version = 2;
BEGIN TRANSACTION;
CREATE TABLE entries (
  id INTEGER PRIMARY KEY,
  table_code TEXT NOT NULL,
  seq INTEGER NOT NULL,
  body TEXT NOT NULL
) STRICT;
INSERT INTO entries VALUES(2,'B',1,'x');
INSERT INTO entries VALUES(3,'C',2,'q');
INSERT INTO entries VALUES(4,'B',2,'y');
CREATE TABLE resting (
  table_code TEXT NOT NULL PRIMARY KEY,
  entries INTEGER NOT NULL,
  bodies TEXT NOT NULL
) STRICT;
INSERT INTO resting VALUES('C',1,replace('p\n','\n',char(10)));
INSERT INTO resting VALUES('A',2,replace('a\nb\n','\n',char(10)));
CREATE TABLE notes (
  name TEXT NOT NULL PRIMARY KEY,
  text TEXT NOT NULL
) STRICT;
INSERT INTO notes VALUES('colour','blue');
COMMIT;
