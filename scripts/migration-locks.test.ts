import { expect, test } from 'vitest'
import { locksOf } from './migration-locks.ts'

const head = '-- owner: help\n'
const linesOf = async (sql: string) =>
  (await locksOf(head + sql)).map((problem) => Number.parseInt(problem, 10))

test.each([
  'create index enquiries_at on enquiries (created_at);',
  'create index concurrently if not exists enquiries_at on enquiries (created_at);',
  'alter table enquiries add column planted text not null;',
  'alter table enquiries add column planted uuid default gen_random_uuid();',
  'alter table enquiries add column planted int generated always as (1) stored;',
  'alter table enquiries add column planted text unique;',
  'alter table enquiries add column planted uuid default null references accounts (id);',
  'alter table enquiries add column planted text check (char_length(planted) < 9);',
  'alter table enquiries alter column message type varchar(5);',
  'alter table enquiries alter column message set not null;',
  'alter table enquiries drop column message;',
  "alter table enquiries add constraint planted check (message <> '');",
  'alter table enquiries add foreign key (id) references accounts (id);',
  'alter table enquiries add unique (message);',
  'alter table enquiries rename column message to words;',
  'alter table enquiries rename to questions;',
  'drop table enquiries;',
  'drop function planted(text);',
  "update enquiries set message = '';",
  'delete from enquiries where false;',
  'insert into enquiries select * from enquiries;',
  'lock table enquiries;',
  'truncate enquiries;',
  'reindex table enquiries;',
  'refresh materialized view planted;',
  "do $$ begin update enquiries set message = ''; end $$;",
])('%s is told, with its line', async (sql) => {
  expect(await linesOf(`\n-- Why.\n${sql}\n`)).toEqual([4])
})

test.each([
  'create table planted (id uuid primary key, at timestamptz not null default now(), name text unique);',
  'create table planted (id uuid primary key);\ncreate index on planted (id);\nalter table planted add check (id is not null);',
  "alter table enquiries add column planted text not null default '';",
  'alter table enquiries add column planted timestamptz not null default now();',
  "alter table enquiries add column planted text[] not null default '{}';",
  "alter table enquiries add constraint planted check (message <> '') not valid;",
  'alter table enquiries validate constraint planted;',
  'alter table enquiries add constraint planted unique using index planted_index;',
  'alter table enquiries alter column message set default 5;',
  'create or replace function planted() returns int language sql as $$ select 1 $$;',
  'drop index if exists enquiries_at;',
  "insert into settings (name) values ('planted');",
])('%s holds nobody up', async (sql) => {
  expect(await locksOf(`${head}${sql}\n`)).toEqual([])
})

test('an index is built beside writes in steps', async () => {
  const steps = '-- owner: help\n-- in steps\n'
  expect(
    await locksOf(`${steps}create index concurrently if not exists planted on enquiries (id);\n`),
  ).toEqual([])
  expect(await locksOf(`${steps}create index concurrently planted on enquiries (id);\n`)).toHaveLength(1)
  expect(
    await locksOf(`${steps}create function planted() returns int language sql as $$ select 1 $$;\n`),
  ).toHaveLength(1)
})

test('who says why nobody waits is believed, for that statement alone', async () => {
  const sql =
    '-- locks: the table has one row.\nupdate settings set name = name;\nupdate enquiries set message = message;\n'
  expect(await linesOf(sql)).toEqual([4])
})

test('a sign of several bytes moves no line', async () => {
  expect(
    await linesOf("-- 企業の名前\ncreate table planted (name text default '企業');\nlock table planted;\n"),
  ).toEqual([4])
})
