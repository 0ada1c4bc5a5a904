import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Manifest } from '../../server/pages/manifest.ts'
import { findTools } from '../test/tools.ts'
import { bareInserts } from './bare-inserts.ts'
import { type Figure, median } from './figures.ts'
import { measureMemory } from './memory.ts'
import { type Given, startNginx } from './nginx.ts'
import { measureProcesses } from './processes.ts'
import { benchFolder, buildForBench, type Serving, serve } from './serve.ts'
import { accepted, type Load, load } from './wrk.ts'

/** Requests a second and the slowest hundredth, beside Nginx, which sends the same bytes from files; by turns. */
export async function measureServer({ isQuick, isLong }: { isQuick: boolean; isLong: boolean }) {
  findTools({ wrk: 'wrk' })
  const folder = buildForBench()
  // Written by the build of the same version.
  const { files } = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Manifest
  const asset = Object.keys(files).find((path) => path.startsWith('/assets/start-')) ?? '/'
  const asked = {
    page: { path: '/', atLeast: 0.45 },
    'hashed asset': { path: asset, atLeast: 0.45 },
    'GET /api/views': { path: '/api/views?slug=/blog/app-development-in-skane', atLeast: 0.25 },
  }
  const site = await serve(folder)
  const given = await Promise.all(Object.values(asked).map(({ path }) => taken(site, path)))
  const nginx = await startNginx({ files: given })
  // Many short turns: what else the machine does comes and goes within seconds.
  const turns = isQuick ? 2 : 15
  const figures: Figure[] = []
  for (const [index, [name, { path, atLeast }]] of Object.entries(asked).entries()) {
    const ourLoad = { url: site.url + path, pids: [site.pid], headers: accepted }
    const theirLoad = { url: nginx.url + (given[index]?.path ?? ''), pids: [nginx.pid], headers: accepted }
    const ours: Load[] = []
    const theirs: Load[] = []
    // Until V8 has compiled what is used most.
    await load({ ...ourLoad, seconds: 2 })
    for (let turn = 0; turn < turns; turn++) {
      ours.push(await load({ ...ourLoad, seconds: 1 }))
      theirs.push(await load({ ...theirLoad, seconds: 1 }))
    }
    figures.push(...compared(name, ours, theirs, atLeast))
  }
  await nginx.stop()
  await site.stop()
  const [rounds, seconds] = isQuick ? [1, 2] : [5, 5]
  const pages = Object.keys(files).filter((path) => !/\.\w+$|\?|404/.test(path))
  return [
    ...figures,
    ...(await measureMessages(folder, { rounds, seconds })),
    ...(await measureProcesses(folder, { rounds, seconds })),
    ...(await measureMemory(folder, { pages, minutes: isLong ? 10 : isQuick ? 0.1 : 1 })),
  ]
}

/** What the site answers, put where Nginx can send it from. */
async function taken({ url }: Serving, path: string): Promise<Given> {
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
  return { path: `/given${path.replace(/\W/g, '-')}`, file, headers: answer.headers }
}

function compared(name: string, ours: Load[], theirs: Load[], atLeast: number): Figure[] {
  const middle = (loads: Load[], key: keyof Load) => median(loads.map((one) => one[key]))
  const both = (key: keyof Load) => ({ value: middle(ours, key), reference: middle(theirs, key) })
  const part = 'server'
  return [
    { part, what: `${name} · requests`, ...both('perSecond'), unit: '/s', target: { of: 'ratio', atLeast } },
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
