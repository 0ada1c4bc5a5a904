import { execFileSync } from 'node:child_process'
import { cpSync, globSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const answers = `brand: Nordvik Data
owner: Anna Berg
origin: nordvik.se
phone: 08-123 456 78
address.town: Lund
openingHours: Mon-Fri 9-17
booking.kinds: [phone, visit]
services: [web-development, automation]
`

/** Without settings of a site. Where the network has certificates of its own, npm needs them. */
const { PATH, HOME, NODE_EXTRA_CA_CERTS } = process.env

/** Runs a program in the folder of an owner. Returns what it prints. */
export const runAsOwner = (cwd: string, program: string, args: string[], input = '') =>
  execFileSync(program, args, { cwd, encoding: 'utf8', input, env: { PATH, HOME, NODE_EXTRA_CA_CERTS } })

/**
 * Packs the engine, and uses it as a new owner does, in an empty folder without this repository. With `takesEngine` the package
 * lies in the folder, which can go elsewhere then. The caller removes the folder.
 */
export function makePackedOwner({ takesEngine = false } = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'owner-'))
  execFileSync(process.execPath, ['pack/pack.ts'])
  const [packed = ''] = globSync('.cache/package/*.tgz')
  if (takesEngine) cpSync(packed, join(folder, 'engine.tgz'))
  const engine = takesEngine ? './engine.tgz' : resolve(packed)
  runAsOwner(folder, 'npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', engine])
  runAsOwner(folder, 'node_modules/.bin/kodhamn', ['setup'], answers)
  return folder
}
