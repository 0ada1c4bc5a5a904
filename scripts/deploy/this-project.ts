/** What of this project is deployed: the commit, and where it is to answer. */
import { execFileSync } from 'node:child_process'
import { readPageSettings } from '../../app/settings.ts'
import { isForThePublic, leftToDo } from '../check-content/example.ts'
import { changedFiles } from '../update/git.ts'

export interface Project {
  /** The folder of the release on the server: time and hash of the commit. */
  release: string
  subject: string
  origin: string
  /** Host, with a port where it is not 443. */
  domain: string
  hostname: string
  /** What the owner should know before the release, a line each. */
  warnings: string[]
}

/** Reads the last commit and the settings. Throws an Error with one line where nothing can be deployed. */
export function readProject(): Project {
  const [release = '', subject = ''] = git(
    'log',
    '-1',
    '--abbrev=8',
    '--date=format:%Y-%m-%d-%H%M',
    '--format=%cd-%h%n%s',
  ).split('\n')
  const { protocol, host, hostname, origin } = new URL(readPageSettings().SITE_URL)
  if (protocol !== 'https:') throw new Error(`SITE_URL=${origin}: must begin with https://`)
  return {
    release,
    subject,
    origin,
    domain: host,
    hostname,
    warnings: [...uncommitted(), ...stillToDo()],
  }
}

function uncommitted(): string[] {
  const files = changedFiles()
  if (files.length === 0) return []
  const more = files.length > 3 ? ` and ${files.length - 3} more` : ''
  return [`Changed and not committed, so not part of the release: ${files.slice(0, 3).join(', ')}${more}`]
}

function stillToDo(): string[] {
  const count = isForThePublic() ? leftToDo().length : 0
  return count > 0 ? [`${count} texts and facts are still to do: npm run check:content lists them`] : []
}

function git(...args: string[]): string {
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
  } catch {
    throw new Error(
      'A release is what is committed with git, and nothing is committed yet: git init, git add, git commit',
    )
  }
}
