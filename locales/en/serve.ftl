# Why the house does not open, and what would be right.
error-serve-config = { $path }, line { $line }: { $message }
error-serve-environment = the variable { $variable }: { $message }
error-serve-system = the system refuses what a server needs: { $reason }
error-serve-folder = cannot make the folder { $path } for the database: { $reason }
error-serve-address-in-use = { $address } is in use by another program; --listen chooses another address, and port 0 takes a free one
error-serve-listen = cannot listen at { $address }: { $reason }; --listen chooses another address
error-serve-locked = the database { $place } is in use by another house; stop that one, or choose another folder with --data
error-serve-newer = the database { $place } was written by a newer version of Tengen; use that one
error-serve-older = the database { $place } was written by an older version of Tengen; open a house over it once, or use --repair
error-serve-database = cannot use the database { $place }: { $reason }
error-serve-elsewhere = this works with files, and the house is in PostgreSQL: use pg_dump and pg_restore
error-serve-taken = { $path } is there already; choose another place, or move it away first
backup-done = Copied to { $path }: { $games } games, { $entries } entries, { $bytes } bytes.
restore-done = Restored to { $path }: { $games } games, { $entries } entries, { $bytes } bytes.
