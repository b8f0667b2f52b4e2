-- What has changed lately, for nodes that did not hear of it.
CREATE INDEX rooms_changed ON rooms (updated_at, id);
