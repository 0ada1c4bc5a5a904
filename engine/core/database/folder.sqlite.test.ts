import { chmodSync, mkdirSync, rmSync, statSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { freshForEachTest } from '../../../tests/support/fresh-database.ts'
import { runOwnerCommand } from '../../../tests/support/owner-command.ts'
import { startServer } from '../../../tests/support/server-process.ts'

// Each server and command is a process, which a busy machine starts slowly.
vi.setConfig({ testTimeout: 60_000 })

const fresh = freshForEachTest({ isNew: true })

const modeOf = (name: string) => (statSync(join(fresh().settings.dataFolder, name)).mode & 0o777).toString(8)

test('only the owner of the process can read the stored data', async () => {
  // An older version or a careless copy may have left it readable for all.
  writeFileSync(join(fresh().settings.dataFolder, 'site.db'), '')
  chmodSync(join(fresh().settings.dataFolder, 'site.db'), 0o644)
  const database = await fresh().open()
  await database.insertInto('view_salts').values({ day: 'a', salt: 'b' }).execute()
  expect(['site.db', 'site.db-wal', 'site.db-shm', 'site.lock'].map(modeOf)).toEqual([
    '600',
    '600',
    '600',
    '600',
  ])
  await database.destroy()
})

test('a second server on the same data folder stops with one line until the first one has ended', async () => {
  const first = await startServer(fresh())
  const refusal = `DATA_DIR=${fresh().settings.dataFolder}: another server is running on this data folder (ended with 1)`
  await expect(startServer(fresh())).rejects.toThrow(new Error(refusal))
  await expect(fresh().open()).rejects.toThrow('another server is running')
  expect((await fetch(`${first.url}/api/health`)).status).toBe(200)
  await first.kill()
  await (await fresh().open()).destroy()
})

test('a folder that every user can write to, and a link in the place of a file, stop the start with one line', async () => {
  const { dataFolder } = fresh().settings
  for (const mode of [0o777, 0o1777, 0o702]) {
    chmodSync(dataFolder, mode)
    await expect(fresh().open()).rejects.toThrow(/^DATA_DIR=\S+: every user can write to this folder[^\n]+$/)
  }
  chmodSync(dataFolder, 0o750)
  const elsewhere = join(dataFolder, 'elsewhere')
  writeFileSync(elsewhere, '', { mode: 0o644 })
  for (const name of ['site.lock', 'site.db', 'site.db-wal', 'site.db-shm']) {
    symlinkSync(elsewhere, join(dataFolder, name))
    await expect(fresh().open()).rejects.toThrow(/^DATA_DIR=[^\n]+ is a link$/)
    rmSync(join(dataFolder, name))
  }
  expect([modeOf('elsewhere'), statSync(elsewhere).size]).toEqual(['644', 0])
})

test('a lock that was deleted, or replaced by hand, lets no second server in', async () => {
  const first = await fresh().open()
  const lock = join(fresh().settings.dataFolder, 'site.lock')
  for (const replace of [() => rmSync(lock), () => writeFileSync(lock, '')]) {
    replace()
    for (const _ of ['at once', 'and again'])
      await expect(fresh().open()).rejects.toThrow(/another program has the database open[^\n]+$/)
  }
  await first.destroy()
  await (await fresh().open()).destroy()
})

test.each(['site.lock', 'site.db.before-restore-20261125', 'site.db-wal'])(
  'an empty database beside %s of earlier data stops the start with one line',
  async (trace) => {
    const folder = fresh().settings.dataFolder
    await (await fresh().open()).destroy()
    truncateSync(join(folder, 'site.db'))
    if (trace !== 'site.lock') {
      rmSync(join(folder, 'site.lock'))
      writeFileSync(join(folder, trace), 'rows')
    }
    await expect(fresh().open()).rejects.toThrow(/^DATA_DIR=[^\n]+there was data before[^\n]+$/)
    const { code, stderr } = await runOwnerCommand(fresh(), 'person', ['export', 'asa@example.com'])
    expect([code, stderr]).toEqual([1, expect.stringMatching(/^[^\n]+site\.db: is empty[^\n]+\n$/)])
  },
)

test('a damaged database is named in one line, by the server and by commands', async () => {
  const file = join(fresh().settings.dataFolder, 'site.db')
  await (await fresh().open()).destroy()
  const refusal = /^[^\n]*site\.db: the database is damaged: [^\n]+npm run restore -- FILE\n?$/
  const { size } = statSync(file)
  for (const damage of [
    () => writeFileSync(file, 'x'.repeat(size), { flag: 'r+' }),
    () => truncateSync(file, 9000),
  ]) {
    damage()
    const { code, stderr } = await runOwnerCommand(fresh(), 'person', ['export', 'asa@example.com'])
    expect([code, stderr]).toEqual([1, expect.stringMatching(refusal)])
    await expect(fresh().open()).rejects.toThrow(refusal)
  }
})

test('unusable data stops the start with one line', async () => {
  mkdirSync(join(fresh().settings.dataFolder, 'site.db'))
  await expect(fresh().open()).rejects.toThrow(/^DATA_DIR=[^\n]+$/)
})
