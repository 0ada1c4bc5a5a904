/** What the step `check` says about the server, and what speaks against a release there. */

/** The memory that a build takes (decisions/009), in MB. */
const buildMemory = 1300
/** A first release with its packages, and a later one, in MB. */
const firstDisk = 2500
const laterDisk = 1500

export interface ServerFacts {
  /** `debian 13` */
  system: string
  /** Free memory with swap, and space on the disk of /opt, in MB. */
  memory: number
  disk: number
  addresses: string[]
  /** Ports that somebody listens on. */
  ports: Set<number>
  hasCaddy: boolean
  /** Whether servers run there as in deploy/several-servers.md. */
  hasSeveral: boolean
  /** Whether Caddy has a file that neither Debian nor this project wrote. */
  hasForeignCaddyfile: boolean
  hasSecrets: boolean
  /** Whether the sources of this release are there. */
  isReceived: boolean
  /** The running release and the one before it; undefined where there is none. */
  current: string | undefined
  before: string | undefined
  /** The text of /etc/kodhamn/site.env. */
  settings: string
}

/** Reads the lines of the step `check`. */
export function readFacts(output: string): ServerFacts {
  const facts = new Map(
    output.split('\n').flatMap((line) => {
      const [, name, value] = /^(\w+)=(.*)$/.exec(line) ?? []
      return name ? [[name, value?.trim() ?? ''] as const] : []
    }),
  )
  const textOf = (name: string) => facts.get(name) ?? ''
  const words = (name: string) => textOf(name).split(/\s+/).filter(Boolean)
  return {
    system: textOf('system'),
    memory: Number(textOf('memory')),
    disk: Number(textOf('disk')),
    addresses: words('addresses'),
    ports: new Set(words('ports').map((port) => Number.parseInt(port, 16))),
    hasCaddy: textOf('caddy') === 'active',
    hasSeveral: textOf('several') === 'yes',
    hasForeignCaddyfile: textOf('caddyfile') === 'foreign',
    hasSecrets: textOf('secrets') === 'here',
    isReceived: textOf('received') === 'yes',
    current: textOf('current') || undefined,
    before: textOf('before') || undefined,
    settings: Buffer.from(textOf('settings'), 'base64').toString(),
  }
}

/** Why no release of this name can be made there, in one line; undefined where it can. `ports` are those of the site. */
export function obstacle(
  facts: ServerFacts,
  { release, ports, fromBackup }: { release: string; ports: readonly number[]; fromBackup?: boolean },
): string | undefined {
  if (facts.system !== 'debian 13')
    return `it runs ${facts.system || 'something else'}; Debian 13 is what is tested`
  if (facts.hasSeveral) return 'several servers run on it: type deploy/several-servers.md'
  if (fromBackup && facts.current)
    return 'a release runs there, and a backup would replace what has come in: leave out --from-backup, or restore as in deploy/backups.md'
  if (facts.hasForeignCaddyfile)
    return '/etc/caddy/Caddyfile has rules of its own, which a release would replace: move it away, or type deploy/one-server.md'
  const taken = facts.hasCaddy ? undefined : ports.find((port) => facts.ports.has(port))
  if (taken) return `another program listens on port ${taken}, which Caddy needs: stop it first`
  if (facts.current === release) return undefined
  const disk = facts.current ? laterDisk : firstDisk
  if (facts.disk < disk) return `${facts.disk} MB are free on its disk, and a release needs ${disk} MB`
  if (facts.memory < buildMemory)
    return `${facts.memory} MB of memory and swap are free, and a build needs ${buildMemory} MB: add a swap file`
  return undefined
}

/**
 * Why the domain does not lead to the server, in one line; undefined where it does. `own` are the addresses of the
 * server and of the host that ssh connects to.
 */
export function wrongAddress(
  domain: string,
  addresses: readonly string[],
  own: readonly string[],
): string | undefined {
  const shown = own.filter((address) => !address.startsWith('fe80:')).join(', ')
  if (addresses.length === 0)
    return `${domain} has no address yet: let its A and AAAA records lead to ${shown}`
  const wrong = addresses.filter((address) => !own.includes(address))
  if (wrong.length === 0) return undefined
  return `${domain} leads to ${wrong.join(', ')}, and this server is ${shown}: change its A and AAAA records (--any-address where a CDN stands between)`
}
