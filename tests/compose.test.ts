import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { openDatabase } from '../engine/core/database/open.server.ts'
import { type Postgres, pathWithPostgres, startPostgres } from '../harness/postgres.ts'

/* What deploy/compose.yaml gives to each of its services. */

const {
  services,
}: {
  services: Record<'site' | 'offsite', { environment: { DATABASE_URL: string } & Record<string, string> }>
} = parse(readFileSync('deploy/compose.yaml', 'utf8'), { merge: true })
const password = `it's "a" $PASSWORD`

let postgres: Postgres
let url: URL
beforeAll(async () => {
  postgres = await startPostgres()
  url = new URL(postgres.url)
  const environment = { PGHOST: url.hostname, PGPORT: url.port, POSTGRES_PASSWORD: password }
  execFileSync('sh', ['deploy/postgres.sh'], { env: { PATH: pathWithPostgres(), ...environment } })
})
afterAll(() => postgres.remove())

test('the site owns its database, and may do nothing else', async () => {
  const own = new URL(services.site.environment.DATABASE_URL.replace(/\$\{.*\}/, 'password'))
  Object.assign(url, {
    username: own.username,
    password: encodeURIComponent(password),
    pathname: own.pathname,
  })
  const database = await openDatabase({ dataFolder: '', databaseUrl: url.href })
  await database.insertInto('view_salts').values({ day: 'a', salt: 'b' }).execute()
  await database.destroy()
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  const { rows } = await client.query(
    'select rolsuper, rolcreaterole, rolcreatedb, rolreplication, rolbypassrls from pg_roles where rolname = current_user',
  )
  expect(Object.values(rows[0]).filter(Boolean)).toEqual([])
  await expect(client.query(`copy view_salts to program 'id'`)).rejects.toThrow(
    /permission denied|must be superuser/,
  )
  await client.end()
})

test('the superuser has no password that the site could know', async () => {
  const client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
  const { rows } = await client.query("select rolpassword from pg_authid where rolname = 'postgres'")
  expect(rows).toEqual([{ rolpassword: null }])
  await client.end()
})

test('only what sends off-site copies gets their secrets', () => {
  const names = ['RESTIC_REPOSITORY', 'RESTIC_PASSWORD', 'AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY']
  for (const name of names) {
    expect(services.site.environment[name]).toBe('')
    expect(services.offsite.environment).not.toHaveProperty(name)
  }
})
