-- Who is being answered matters only while it is true: a crash ends those answers, too. So nobody waits for the disk.
ALTER TABLE "chat_in_flight" SET UNLOGGED;
