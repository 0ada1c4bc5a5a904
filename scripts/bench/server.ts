import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Manifest } from '../../server/pages/manifest.ts'
import { findTools } from '../test/tools.ts'
import { bareInserts } from './bare-inserts.ts'
import { type Figure, median } from './figures.ts'
import { measureMemory } from './memory.ts'
import { type Given, startNginx } from './nginx.ts'
import { measureProcesses } from './processes.ts'
import { benchFolder, buildForBench, type Serving, serve, serveBare } from './serve.ts'
import { accepted, type Load, load } from './wrk.ts'

/** Requests a second and the slowest hundredth, beside Nginx, which sends the same bytes from files; by turns. */
export async function measureServer({ isQuick, isLong }: { isQuick: boolean; isLong: boolean }) {
  findTools({ wrk: 'wrk' })
  const folder = buildForBench()
  // Written by the build of the same version.
  const { files } = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Manifest
  const asset = Object.keys(files).find((path) => path.startsWith('/assets/start-')) ?? '/'
  const views = '/api/views?slug=/blog/app-development-in-skane'
  const site = await serve(folder)
  const page = await taken(site, '/')
  const bare = await serveBare(page)
  const contests: Contest[] = [
    { name: 'page', ours: site, given: page, atLeast: 0.45 },
    // What of the distance to Nginx is Node's, and no code of ours can save.
    { name: 'page, from a bare Node server', ours: bare, given: page },
    { name: 'hashed asset', ours: site, given: await taken(site, asset), atLeast: 0.45 },
    { name: 'GET /api/views', ours: site, given: await taken(site, views), atLeast: 0.25 },
  ]
  const nginx = await startNginx({ files: [...new Set(contests.map(({ given }) => given))] })
  const figures: Figure[] = []
  for (const contest of contests) figures.push(...(await besideNginx(contest, nginx, isQuick ? 2 : 15)))
  for (const one of [nginx, bare, site]) await one.stop()
  const [rounds, seconds] = isQuick ? [1, 2] : [5, 5]
  const pages = Object.keys(files).filter((path) => !/\.\w+$|\?|404/.test(path))
  return [
    ...figures,
    ...(await measureMessages(folder, { rounds, seconds })),
    ...(await measureProcesses(folder, { rounds, seconds })),
    ...(await measureMemory(folder, { pages, minutes: isLong ? 10 : isQuick ? 0.1 : 1 })),
  ]
}

interface Taken extends Given {
  /** Where the site answers so. */
  asked: string
}

interface Contest {
  name: string
  ours: Serving
  given: Taken
  atLeast?: number
}

/** In many short turns: what else the machine does comes and goes within seconds. */
async function besideNginx({ name, ours, given, atLeast }: Contest, nginx: Serving, turns: number) {
  const ourLoad = { url: ours.url + given.asked, pids: [ours.pid], headers: accepted }
  const theirLoad = { url: nginx.url + given.path, pids: [nginx.pid], headers: accepted }
  const loads: { ours: Load[]; theirs: Load[] } = { ours: [], theirs: [] }
  // Until V8 has compiled what is used most.
  await load({ ...ourLoad, seconds: 2 })
  for (let turn = 0; turn < turns; turn++) {
    loads.ours.push(await load({ ...ourLoad, seconds: 1 }))
    loads.theirs.push(await load({ ...theirLoad, seconds: 1 }))
  }
  return compared(name, loads.ours, loads.theirs, atLeast)
}

/** What the site answers, put where Nginx can send it from. */
async function taken({ url }: Serving, path: string): Promise<Taken> {
  const answer = await fetch(url + path, { headers: accepted })
  const encoding = answer.headers.get('Content-Encoding')
  const folder = join(benchFolder, 'nginx')
  mkdirSync(folder, { recursive: true })
  const file = join(folder, encodeURIComponent(path))
  const { pathname } = new URL(url + path)
  // What fetch has unpacked is not what was sent.
  const packed = encoding
    ? join(benchFolder, 'site/site', `${pathname === '/' ? '/index.html' : pathname}.br`)
    : undefined
  writeFileSync(file, packed ? readFileSync(packed) : Buffer.from(await answer.arrayBuffer()))
  return { asked: path, path: `/given${path.replace(/\W/g, '-')}`, file, headers: answer.headers }
}

function compared(name: string, ours: Load[], theirs: Load[], atLeast?: number): Figure[] {
  const middle = (loads: Load[], key: keyof Load) => median(loads.map((one) => one[key]))
  const both = (key: keyof Load) => ({ value: middle(ours, key), reference: middle(theirs, key) })
  const target = atLeast ? { target: { of: 'ratio', atLeast } as const } : {}
  const part = 'server'
  return [
    { part, what: `${name} · requests`, ...both('perSecond'), unit: '/s', ...target },
    { part, what: `${name} · slowest hundredth`, ...both('p99'), unit: 'ms' },
    { part, what: `${name} · processor time each`, ...both('cost'), unit: 'µs' },
  ]
}

/** Messages a second that visitors send come what may: how long each waits then. At most, they wait for each other. */
const steadyRate = 1000

/** Contact messages, each synced to the disk before it is acknowledged, beside a loop that does nothing but insert. */
async function measureMessages(folder: string, { rounds, seconds }: { rounds: number; seconds: number }) {
  const site = await serve(folder, { TRUST_PROXY: '1' })
  const sent: Load[] = []
  const steady: Load[] = []
  const bare: number[] = []
  const contact = {
    url: `${site.url}/api/contact`,
    pids: [site.pid],
    seconds,
    script: 'scripts/bench/contact.lua',
  }
  for (let round = 0; round < rounds; round++) {
    bare.push(bareInserts(2))
    sent.push(await load(contact))
    steady.push(await load({ ...contact, given: [`${steadyRate}`] }))
  }
  await site.stop()
  const middle = (key: keyof Load, of = sent) => median(of.map((one) => one[key]))
  const what = 'POST /api/contact'
  const atRate = `${what}, ${steadyRate} offered a second`
  const figures: Figure[] = [
    {
      part: 'server',
      what: `${what} · stored, beside bare inserts`,
      value: middle('perSecond'),
      reference: median(bare),
      unit: '/s',
      target: { of: 'value', atLeast: steadyRate },
    },
    { part: 'server', what: `${what} · slowest hundredth`, value: middle('p99'), unit: 'ms' },
    { part: 'server', what: `${atRate} · stored`, value: middle('perSecond', steady), unit: '/s' },
    {
      part: 'server',
      what: `${atRate} · slowest hundredth`,
      value: middle('p99', steady),
      unit: 'ms',
      target: { of: 'value', atMost: 50 },
    },
    { part: 'server', what: `${what} · processor time each`, value: middle('cost'), unit: 'µs' },
    {
      part: 'server',
      what: `${what} · refused or failed`,
      value: [...sent, ...steady].reduce((sum, { failed }) => sum + failed, 0),
      unit: '',
      target: { of: 'value', atMost: 0 },
    },
  ]
  return figures
}
