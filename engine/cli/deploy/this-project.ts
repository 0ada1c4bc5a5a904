/** What of this project is deployed: the commit, and where it is to answer. */
import { existsSync } from 'node:fs'
import { isForThePublic, leftToDo } from '../../check/example.ts'
import { changedFiles, git } from '../../core/base/git.ts'
import { OwnerError } from '../../core/base/owner-error.ts'
import { readPageSettings } from '../../core/config/settings.ts'

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

/** Reads the last commit and the settings. Throws an OwnerError where nothing can be deployed. */
export function readProject(): Project {
  const [release = '', subject = ''] = lastCommit().split('\n')
  const { protocol, host, hostname, origin } = new URL(readPageSettings().SITE_URL)
  if (protocol !== 'https:') throw new OwnerError(`SITE_URL=${origin}: must begin with https://`)
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

/** Its time and hash, and its subject on the next line. */
function lastCommit(): string {
  try {
    return git(['log', '-1', '--abbrev=8', '--date=format:%Y-%m-%d-%H%M', '--format=%cd-%h%n%s'])
  } catch (error) {
    const isNew = error instanceof Error && /not a git repository|not have any commits/.test(error.message)
    if (!isNew) throw error
    throw new OwnerError(
      'A release is what is committed with git, and nothing is committed yet: git init, git add, git commit',
    )
  }
}

/**
 * Throws an OwnerError where the owner's folder is not in the commit as it is here: the server builds what is committed, and
 * without a `site/` in it the example.
 */
export function checkSiteIsCommitted() {
  const hint = 'git add site, git commit'
  if (existsSync('site') && git(['ls-tree', 'HEAD', 'site/facts.yaml']) === '')
    throw new OwnerError(
      `site/ is not committed, so the example would be released: ${hint} (is it in .gitignore?)`,
    )
  // Ignored names that begin with a dot are those of programs, not of the site.
  const [file, ...more] = changedFiles(['--ignored', '--', 'site']).filter((name) => !/\/\./.test(name))
  if (file)
    throw new OwnerError(
      `${file}${more.length > 0 ? ` and ${more.length} more` : ''}: not committed as here: ${hint} (is it in .gitignore?)`,
    )
}
