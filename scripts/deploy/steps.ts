/** The steps of deploy/one-server.sh, which run on the server. */
import { readFileSync } from 'node:fs'

const file = 'deploy/one-server.sh'

/** What the steps are told: the variables that deploy/one-server.sh names. */
export interface Variables {
  /** The folder of the release: `2026-11-25-1430-7e774fa0`. */
  release: string
  /** Where the site answers: `kodhamn.example`, with a port where it is not 443. */
  domain: string
}

/** The commands of a step, as deploy/one-server.md shows them. Throws where there is no such step. */
export function commandsOf(step: string, script = readFileSync(file, 'utf8')): string {
  const [, body] = new RegExp(`^${step}\\(\\) \\{\\n(.*?)^\\}`, 'ms').exec(script) ?? []
  if (body === undefined) throw new Error(`${file} has no step ${step}`)
  return body.replace(/^ {2}/gm, '')
}

/** The command line that runs a step on the server. `prefix` is what gives it root rights. */
export function commandLine(step: string, { release, domain }: Variables, prefix = ''): string {
  const variables = Object.entries({ release, domain, archive: '-' }).map(([name, value]) =>
    quoted(`${name}=${value}`),
  )
  // The script is an argument, since standard input carries what is sent.
  const script = quoted(readFileSync(file, 'utf8'))
  return `${prefix}env ${variables.join(' ')} sh -c ${script} one-server.sh ${step}`
}

/** A word for a POSIX shell. */
const quoted = (word: string) => `'${word.replaceAll("'", "'\\''")}'`
