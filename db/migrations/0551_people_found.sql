-- owner: profiles
-- The console: people whose names begin with what staff typed, those who were removed as well.
create index profiles_last_name on profiles (lower(last_name) text_pattern_ops);
create index profiles_first_name on profiles (lower(first_name) text_pattern_ops);
