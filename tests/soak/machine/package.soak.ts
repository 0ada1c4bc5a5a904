import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../../../harness/port.ts'
import { eventually } from '../../support/eventually.ts'
import { npm } from '../../support/npm.ts'
import { makePackedOwner, runAsOwner } from '../../support/packed-owner.ts'
import { sendMessage } from '../scenarios/contact-senders.ts'

/* A new owner with the packed engine, in a folder without this repository. */

let folder: string
const run = (program: string, args: string[], input = '') => runAsOwner(folder, program, args, input)
const kodhamn = (...args: string[]) => run('node_modules/.bin/kodhamn', args)

beforeAll(() => {
  folder = makePackedOwner()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const succeeds = ({ status, output }: ReturnType<typeof npm>) => expect(status, output).toBe(0)

const { PATH, HOME } = process.env

/** A command that serves, until it says where. `stop` is Ctrl-C. */
async function serve(command: 'start' | 'dev', port: number) {
  const settings = { PATH, HOME, PORT: String(port), HOST: '127.0.0.1' }
  const server = spawn('npm', ['run', command], { cwd: folder, env: settings, detached: true })
  let url = ''
  for await (const line of createInterface(server.stdout)) {
    url = /http:\/\/[\w.:]+/.exec(line)?.[0] ?? ''
    if (url) break
  }
  server.stdout.resume()
  server.stderr.resume()
  async function stop() {
    process.kill(-(server.pid ?? Number.NaN), 'SIGINT')
    await once(server, 'close')
  }
  return { url, stop }
}

test('is small: few files beside the content, and few packages', () => {
  const own = readdirSync(folder).filter((name) => !['node_modules', 'site'].includes(name))
  expect(own.toSorted()).toEqual(['.github', '.gitignore', 'README.md', 'package-lock.json', 'package.json'])
  // It asks for a later Node than the npm of a Debian runs on.
  expect(readdirSync(join(folder, 'node_modules'))).not.toContain('react-router')
  const [kilobytes = ''] = run('du', ['-s', 'node_modules']).split('\t')
  expect(Number(kilobytes)).toBeLessThan(350 * 1024)
})

test('`npm test` checks the content, builds, and visits each page', () => {
  const result = npm('test', folder)
  succeeds(result)
  expect(result.output).toMatch(/\n\d\d pages and \d\d addresses that they name are there\n/)
})

test('where a fact is wrong, `npm test` fails, and names it by file and line', () => {
  const facts = join(folder, 'site/facts.yaml')
  const before = readFileSync(facts, 'utf8')
  writeFileSync(facts, before.replace(/^brand: .*/m, 'brand: [1]'))
  const result = npm('test', folder)
  writeFileSync(facts, before)
  expect(result.status).toBe(1)
  expect(result.output).toMatch(/site\/facts\.yaml:\d+: brand: /)
})

test('`npm start` serves what has changed, takes a message, and the commands know it', async () => {
  const facts = join(folder, 'site/facts.yaml')
  writeFileSync(facts, readFileSync(facts, 'utf8').replace('Nordvik Data', 'Sydvik Data'))
  const site = await serve('start', 0)
  expect(await (await fetch(`${site.url}/sv`)).text()).toContain('Sydvik Data')
  expect(await sendMessage(site.url, 'Packed')).toBe(200)
  await site.stop()
  expect(kodhamn('person', 'export', 'asa@example.com')).toContain('Packed')
  kodhamn('backup', 'copy.backup')
  rmSync(join(folder, 'data'), { recursive: true })
  kodhamn('restore', 'copy.backup')
  expect(kodhamn('person', 'export', 'asa@example.com')).toContain('Packed')
  kodhamn('export', 'all')
  expect(globSync('all/**/index.html', { cwd: folder }).length).toBeGreaterThan(10)
})

test('`npm run dev` shows what is saved, and what is wrong with it', async () => {
  const facts = join(folder, 'site/facts.yaml')
  const before = readFileSync(facts, 'utf8')
  const site = await serve('dev', await freePort())
  const page = async () => (await fetch(site.url)).text()
  expect(await page()).toContain('Sydvik Data')
  writeFileSync(facts, before.replace('Sydvik Data', 'Nordvik Data'))
  await eventually(async () => expect(await page()).toContain('Nordvik Data'))
  writeFileSync(facts, before.replace(/^brand: .*/m, 'brand: [1]'))
  await eventually(async () => expect(await page()).toMatch(/site\/facts\.yaml:\d+: brand: /))
  writeFileSync(facts, before)
  await site.stop()
})

test('a command that there is not is named with those that there are', () => {
  expect(() => kodhamn('publish')).toThrow(
    /kodhamn publish: there is no such command\. Commands: setup, check, /,
  )
})
