/** An update that is cut off at any moment: the owner's files are the old or the new ones. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { listenLocally } from '../../harness/port.ts'
import { smallDisk } from '../../tests/soak/scenarios/full-disk.ts'
import { repeats } from '../../tests/support/repeats.ts'
import {
  commit,
  createRepository,
  type Files,
  git,
  packages,
  proofs,
  release,
} from '../../tests/support/repository.ts'

/** Parts of an update, spread evenly: the moments of the cuts. */
const moments = Array.from({ length: repeats(1, 5) }, (_, index) => (index + 0.5) / repeats(1, 5))

const fileCount = 300

/** Larger than what is written at once. */
const textOf = (version: string) => `${version}\n`.repeat(3000)

/** An engine that is proved at once, and of which a release changes, adds and removes files. */
const engine = (version: string, first: number): Files =>
  Object.fromEntries([
    ...Object.entries(proofs),
    ...Array.from({ length: fileCount }, (_, index) => [
      `app/${first + index}.ts`,
      `${index}\n${textOf(version)}`,
    ]),
    ['CHANGELOG.md', `# Changelog\n\n## ${version}\n\n- New.\n`],
  ])

let folder: string
let upstream: string
let template: string
/** The trees of the old and of the new version. */
let trees: { before: string; after: string }
/** How long an update takes here, in milliseconds. */
let duration: number
/** What an update fetches, in bytes. */
let size: number

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cuts-'))
  upstream = createRepository(join(folder, 'upstream'))
  template = createRepository(join(folder, 'template'))
  release(upstream, '1.0.0', engine('1.0.0', 0))
  cpSync(upstream, template, { recursive: true, filter: (name) => !/\/\.git$/.test(name) })
  commit(template, { ...packages, 'app/0.ts': null, 'site/facts.yaml': 'brand: Åberg\n' })
  git(template, 'config', 'user.name', 'Åsa')
  git(template, 'config', 'user.email', 'asa@example.com')
  const gone = Array.from({ length: 100 }, (_, index) => [`app/${index}.ts`, null])
  release(upstream, '1.1.0', { ...engine('1.1.0', 100), ...Object.fromEntries(gone) })

  const own = copyOf(template)
  const before = treeOf(own)
  const { server, address, sent } = await serveUntil(Number.POSITIVE_INFINITY)
  const begin = performance.now()
  expect(await ended(update(own, { from: address }))).toBe(0)
  duration = performance.now() - begin
  trees = { before, after: treeOf(own) }
  size = sent.bytes
  server.close()
})

afterAll(() => rmSync(folder, { recursive: true }))

/** The owner's project as it is before the update. */
function copyOf(from: string, to = mkdtempSync(join(folder, 'own-'))) {
  cpSync(from, to, { recursive: true })
  return to
}

const treeOf = (own: string) => git(own, 'rev-parse', 'HEAD^{tree}').trim()

const update = (own: string, { from = upstream, temporary = folder } = {}) =>
  spawn(process.execPath, [resolve('scripts/update.ts'), '--from', from], {
    cwd: own,
    detached: true,
    stdio: 'ignore',
    env: { ...process.env, TMPDIR: temporary },
  })

async function ended(process: ReturnType<typeof update>) {
  const [code] = await once(process, 'close')
  return code
}

/** Cuts an update off at a moment, unless it has ended before. */
async function cut(command: ReturnType<typeof update>, moment: number, end: () => void) {
  const timer = setTimeout(end, duration * moment)
  await ended(command)
  clearTimeout(timer)
}

/** What the files of a project are: all as in the old or in the new version, or something between. */
function stateOf(own: string) {
  if (git(own, 'status', '--porcelain') !== '') return 'between'
  const tree = treeOf(own)
  return tree === trees.before ? 'old' : tree === trees.after ? 'new' : 'between'
}

/** Ends all processes in a folder at once, as a power cut does. */
function killAllIn(own: string) {
  for (const id of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      if (readlinkSync(`/proc/${id}/cwd`) === own) process.kill(Number(id), 'SIGKILL')
    } catch {
      // It has ended.
    }
  }
}

/** More than an update writes, in bytes. */
const neededRoom = 12 * 1024 * 1024

/** Serves the releases over connections that break after so many bytes, and counts them. */
async function serveUntil(limit: number) {
  const sent = { bytes: 0 }
  const server = createServer((socket) => {
    const daemon = spawn('git', ['daemon', '--inetd', '--export-all', `--base-path=${folder}`], {
      stdio: ['pipe', 'pipe', 'ignore'],
    })
    socket.on('error', () => undefined).pipe(daemon.stdin.on('error', () => undefined))
    daemon.stdout.on('data', (part: Buffer) => {
      socket.write(part.subarray(0, limit - sent.bytes))
      sent.bytes += part.length
      if (sent.bytes >= limit) socket.destroy()
    })
    daemon.stdout.on('end', () => socket.end())
  })
  return { server, sent, address: `git://127.0.0.1:${await listenLocally(server)}/upstream` }
}

describe.each(moments)('after %f of an update', (moment) => {
  test('the command is killed with all that its terminal started', async () => {
    const own = copyOf(template)
    const command = update(own)
    await cut(command, moment, () => command.pid && process.kill(-command.pid, 'SIGKILL'))
    await expect.poll(() => stateOf(own)).not.toBe('between')
    expect(await ended(update(own))).toBe(0)
    expect(stateOf(own)).toBe('new')
  })

  test('the power fails: the next run goes on', async () => {
    const own = copyOf(template)
    const command = update(own)
    await cut(command, moment, () => killAllIn(own))
    expect(await ended(update(own))).toBe(0)
    expect(stateOf(own)).toBe('new')
  })

  test('the connection breaks', async () => {
    const own = copyOf(template)
    const { server, address } = await serveUntil(Math.round(moment * size))
    onTestFinished(() => void server.close())
    expect(await ended(update(own, { from: address }))).not.toBe(0)
    expect(stateOf(own)).toBe('old')
  })

  test('the disk is full', async ({ skip }) => {
    const disk = smallDisk(24)
    if (!disk) return skip('Only root may mount a small disk')
    onTestFinished(disk.remove)
    const own = copyOf(template, join(disk.folder, 'own'))
    disk.fill(Math.round(moment * neededRoom))
    await ended(update(own, { temporary: disk.folder }))
    expect(stateOf(own)).not.toBe('between')
    disk.empty()
    expect(await ended(update(own, { temporary: disk.folder }))).toBe(0)
    expect(stateOf(own)).toBe('new')
  })
})

describe('cut off while the files were written', () => {
  /** Some files are new, one is half written, the others are old, and git has left its lock. */
  async function halfWritten() {
    const own = copyOf(template)
    await ended(update(own))
    const commit = git(own, 'rev-parse', 'HEAD')
    git(own, 'reset', '--soft', 'HEAD~1')
    git(own, 'read-tree', 'HEAD')
    git(own, 'checkout', 'HEAD', '--', 'app/1.ts', 'app/150.ts', 'package.json')
    truncateSync(join(own, 'app/200.ts'), 5000)
    for (const [name, text] of Object.entries({ 'update-to': commit.trim(), 'index.lock': '' }))
      writeFileSync(join(own, '.git', name), text)
    expect(stateOf(own)).toBe('between')
    return own
  }

  test('the next run finishes it', async () => {
    const own = await halfWritten()
    expect(await ended(update(own))).toBe(0)
    expect(stateOf(own)).toBe('new')
  })

  test('what was changed since stays', async () => {
    const own = await halfWritten()
    writeFileSync(join(own, 'app/150.ts'), 'mine')
    expect(await ended(update(own))).toBe(1)
    expect(readFileSync(join(own, 'app/150.ts'), 'utf8')).toBe('mine')
  })
})
