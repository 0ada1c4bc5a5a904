import { type Kysely, PostgresAdapter, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { isoWeek, mondayOfWeek } from '../time/clock.ts'

const run = (...statements: string[]): Migration => ({
  // The tables at that point differ from the current types.
  up: async (database: Kysely<unknown>) => {
    for (const statement of statements) await sql.raw(statement).execute(database)
  },
})

/** Makes `outbox.message_id` optional. SQLite cannot change a column, so there the table is copied. */
const optionalMessage: Migration['up'] = async (database: Kysely<unknown>) => {
  const statements =
    database.getExecutor().adapter instanceof PostgresAdapter
      ? ['alter table outbox alter column message_id drop not null']
      : [
          `create table new_outbox (
            id text primary key,
            message_id text references messages (id) on delete cascade,
            kind text not null,
            next_at bigint not null,
            attempts integer not null,
            sent_at bigint,
            failed_at bigint,
            last_error text
          )`,
          `insert into new_outbox select id, message_id, kind, next_at, attempts, sent_at, failed_at, last_error
            from outbox`,
          'drop table outbox',
          'alter table new_outbox rename to outbox',
          'create index outbox_by_next_at on outbox (next_at) where sent_at is null and failed_at is null',
        ]
  for (const statement of statements) await sql.raw(statement).execute(database)
}

/** Views by week, of weeks before those in which a page was counted by day, become views of the Monday. */
const weeksAsDays: Migration['up'] = async (database: Kysely<unknown>) => {
  const { rows: weeks } = await sql<{ week: string; post: string; views: number }>`
    select week, post, views from view_weeks`.execute(database)
  const { rows: days } = await sql<{ page: string; day: string }>`
    select page, min(day) as day from page_views group by page`.execute(database)
  const firstDays = new Map(days.map(({ page, day }) => [page, day]))
  for (const { week, post, views } of weeks) {
    const firstDay = firstDays.get(post)
    if (firstDay && week >= isoWeek(firstDay)) continue
    await sql`insert into page_views (day, page, views) values (${mondayOfWeek(week)}, ${post}, ${views})`.execute(
      database,
    )
  }
}

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
  // Nothing uses this table any more.
  '004-announced-pages': run('create table announced_pages (url text primary key, hash text not null)'),
  '005-bookings': run(
    `create table bookings (
      id text primary key,
      created_at bigint not null,
      starts_at bigint not null,
      ends_at bigint not null,
      kind text not null,
      language text not null,
      name text not null,
      email text not null,
      phone text not null,
      about text not null,
      state text not null,
      held_until bigint,
      sequence integer not null,
      cancelled_by text,
      reason text not null,
      request_key text unique
    )`,
    "create unique index live_bookings on bookings (starts_at) where state in ('held', 'booked')",
    'create index bookings_by_end on bookings (ends_at)',
    'create table booking_days (day text primary key, changes bigint not null)',
    `create table booking_tokens (
      hash text primary key,
      booking_id text not null references bookings (id) on delete cascade
    )`,
    'create index booking_tokens_by_booking on booking_tokens (booking_id)',
    `create table blocked_times (
      id text primary key,
      starts_at bigint not null,
      ends_at bigint not null,
      note text not null
    )`,
  ),
  '006-mails-without-message': { up: optionalMessage },
  '007-mails-about-bookings': run(
    'alter table outbox add column booking_id text references bookings (id) on delete cascade',
    'alter table outbox add column due_at bigint',
    'create index outbox_by_message on outbox (message_id)',
    'create index outbox_by_booking on outbox (booking_id)',
  ),
  '008-answers-and-statistics': run(
    'alter table messages add column answered_at bigint',
    'alter table messages add column source text',
    'alter table messages add column first_page text',
    'alter table bookings add column source text',
    'alter table bookings add column first_page text',
    'create table page_views (day text not null, page text not null, views bigint not null, primary key (day, page))',
    `create table visits (
      day text not null,
      source text not null,
      page text not null,
      visits bigint not null,
      primary key (day, source, page)
    )`,
  ),
  '009-alerts-and-jobs': run(
    `create table alerts (
      id text primary key,
      kind text not null,
      starts_at bigint,
      created_at bigint not null,
      next_at bigint not null,
      attempts integer not null,
      sent_at bigint
    )`,
    'create index alerts_by_next_at on alerts (next_at) where sent_at is null',
    'create table jobs (name text primary key, done_at bigint not null)',
  ),
  '010-newsletter': run(
    `create table subscribers (
      id text primary key,
      email text not null unique,
      language text not null,
      asked_at bigint not null,
      confirmed_at bigint,
      consent text not null,
      token text not null unique,
      refusals integer not null,
      paused_at bigint
    )`,
    `create table newsletters (
      id text primary key,
      article text not null,
      language text not null,
      title text not null,
      excerpt text not null,
      path text not null,
      picture text not null,
      sent_at bigint
    )`,
    'alter table outbox add column subscriber_id text references subscribers (id) on delete cascade',
    'alter table outbox add column newsletter_id text references newsletters (id) on delete cascade',
    'alter table outbox add column priority smallint not null default 0',
    'drop index outbox_by_next_at',
    'create index outbox_by_next_at on outbox (priority, next_at) where sent_at is null and failed_at is null',
    'create index outbox_by_subscriber on outbox (subscriber_id)',
  ),
  // The table of weeks stays: a server of the release before may still write to it.
  '011-weeks-as-days': { up: weeksAsDays },
  '012-states-of-bookings': run(
    'alter table bookings rename column held_until to pending_until',
    'alter table bookings add column request_fingerprint text',
    'alter table bookings add column proved_at bigint',
    'alter table booking_tokens add column created_at bigint not null default 0',
    'alter table booking_tokens add column is_mailed smallint not null default 0',
    'drop index live_bookings',
    "update bookings set state = 'confirmed' where state = 'booked'",
    "update bookings set state = 'pending' where state = 'held'",
    // Until now, a time that nobody confirmed ended as cancelled by nobody.
    "update bookings set state = 'pending', pending_until = created_at where state = 'cancelled' and cancelled_by is null",
    "create unique index confirmed_bookings on bookings (starts_at) where state = 'confirmed'",
  ),
  '013-details-of-mails': run('alter table outbox add column detail text'),
  // Of what is looked for again and again: messages that wait, and rows that have expired.
  '014-indexes-by-time': run(
    'create index messages_by_time on messages (received_at)',
    'create index bookings_by_creation on bookings (created_at)',
    'create index subscribers_unconfirmed on subscribers (asked_at) where confirmed_at is null',
    'create index outbox_by_newsletter on outbox (newsletter_id, sent_at)',
  ),
  '015-idempotency-keys': run(
    'alter table submissions rename to idempotency_keys',
    'drop index submissions_by_until',
    'create index idempotency_keys_by_until on idempotency_keys (until)',
  ),
}
