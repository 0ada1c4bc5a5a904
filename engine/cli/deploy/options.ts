/** The command line of `npm run deploy`. */
import { parseArgs } from 'node:util'
import { OwnerError } from '../../core/base/owner-error.ts'

const usage =
  'npm run deploy -- root@host [--dry-run | --rollback | --status | --logs | --from-backup] [--any-address]'

const actions = ['dry-run', 'rollback', 'status', 'logs', 'from-backup'] as const

/** What to do; without another word, to make a release of what is committed. */
type Action = 'release' | (typeof actions)[number]

export interface Options {
  /** What `ssh` connects to: `root@host`, a name of `~/.ssh/config`, or `ssh://root@host:2222`. */
  host: string
  /** `from-backup` is a first release that begins with the last off-site backup. */
  action: Action
  /** The domain may lead elsewhere: to a CDN in front of the server. */
  anyAddress: boolean
}

/** Reads the command line. Throws an OwnerError where it is invalid. */
export function readOptions(args: string[]): Options {
  const flag = { type: 'boolean' } as const
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: Object.fromEntries([...actions, 'back', 'any-address'].map((name) => [name, flag])),
  })
  const [host, ...more] = positionals
  // A host that begins with a hyphen would be an option of ssh.
  if (!host || more.length > 0 || host.startsWith('-')) throw new OwnerError(`name one server: ${usage}`)
  // As it was called before.
  if (values.back) values.rollback = true
  const chosen = actions.filter((action) => values[action])
  if (chosen.length > 1) throw new OwnerError(`choose one of --${chosen.join(' and --')}: ${usage}`)
  return { host, action: chosen[0] ?? 'release', anyAddress: values['any-address'] === true }
}
