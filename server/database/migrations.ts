import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const run = (...statements: string[]): Migration => ({
  // The tables at that point differ from the current types.
  up: async (database: Kysely<unknown>) => {
    for (const statement of statements) await sql.raw(statement).execute(database)
  },
})

/** Forward only, in the order of their names, in SQL that both SQLite and PostgreSQL accept. */
export const migrations: Record<string, Migration> = {
  '001-messages-and-views': run(
    `create table messages (
      id text primary key,
      received_at bigint not null,
      language text not null,
      name text not null,
      email text not null,
      message text not null,
      spam smallint not null,
      fingerprint text not null
    )`,
    'create index messages_by_fingerprint on messages (fingerprint, received_at)',
    `create table outbox (
      id text primary key,
      message_id text not null references messages (id) on delete cascade,
      kind text not null,
      next_at bigint not null,
      attempts integer not null,
      sent_at bigint,
      failed_at bigint,
      last_error text
    )`,
    'create index outbox_by_next_at on outbox (next_at) where sent_at is null and failed_at is null',
    'create table views (post text primary key, views bigint not null)',
    `create table view_readers (
      day text not null,
      post text not null,
      reader text not null,
      primary key (day, post, reader)
    )`,
    'create table view_salts (day text primary key, salt text not null)',
  ),
  '002-submissions-and-limits': run(
    'create table submissions (key text primary key, fingerprint text not null, until bigint not null)',
    'create index submissions_by_until on submissions (until)',
    'create table limits (sender text primary key, used integer not null, until bigint not null)',
    'create index limits_by_until on limits (until)',
    'drop index messages_by_fingerprint',
  ),
  '003-views-per-week': run(
    `create table view_weeks (
      week text not null,
      post text not null,
      views bigint not null,
      primary key (week, post)
    )`,
  ),
  '004-announced-pages': run('create table announced_pages (url text primary key, hash text not null)'),
}
