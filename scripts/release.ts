/**
 * `npm run release -- 0.2.0`: makes a release of the last commit, for those who maintain the engine: version, changelog, the
 * kept database, a commit and a signed tag. Publishes nothing: it says how.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { Temporal } from 'temporal-polyfill'
import { endWith, OwnerError } from '../engine/core/base/owner-error.ts'
import { installedVersion, isVersion } from '../engine/core/releases/releases.server.ts'
import { checkIsCommitted, git, gitSays, tryGit } from './update/git.ts'
import { signersFile, signingSettings } from './update/releases.ts'

const unreleased = '## Unreleased'

function release(version = '') {
  const installed = installedVersion()
  if (!isVersion(version)) throw new OwnerError(`Usage: npm run release -- VERSION, after ${installed}`)
  checkIsCommitted()
  if (gitSays(['rev-parse', '--verify', '--quiet', `refs/tags/v${version}`]))
    throw new OwnerError(`v${version} is a release already`)
  const changelog = readFileSync('CHANGELOG.md', 'utf8')
  if (!/^## Unreleased\n+- /m.test(changelog))
    throw new OwnerError(`CHANGELOG.md says nothing below “${unreleased}”: write what is new`)

  // On the machine of who makes the release: it is of no site.
  const day = Temporal.Now.plainDateISO().toString()
  writeFileSync(
    'CHANGELOG.md',
    changelog.replace(unreleased, () => `${unreleased}\n\n## ${version}, ${day}`),
  )
  try {
    npm('version', version, '--no-git-tag-version')
    npm('run', 'keep-release')
    git(['add', '--all'])
    git(['commit', '--quiet', '--message', `Release ${version}`])
  } catch (error) {
    git(['reset', '--quiet', '--hard'])
    git(['clean', '--quiet', '--force', '-d', 'tests/releases'])
    throw error
  }
  sign(version)
  console.log(`v${version} is committed and tagged. Publish it: git push --follow-tags`)
}

/** Signs the tag, and takes the commit back where whoever updates would refuse it. */
function sign(version: string) {
  const tag = `v${version}`
  const { code, stderr } = tryGit([
    ...signingSettings,
    'tag',
    '--sign',
    '--message',
    `Version ${version}`,
    tag,
  ])
  const isGood = code === 0 && gitSays([...signingSettings, 'verify-tag', tag])
  if (isGood) return
  if (code === 0) git(['tag', '--delete', tag])
  git(['reset', '--quiet', '--hard', 'HEAD~1'])
  throw new OwnerError(`sign with a key that ${signersFile} names: git config user.signingkey FILE`, {
    output: stderr,
  })
}

function npm(...args: string[]) {
  const { status, stdout, stderr } = spawnSync('npm', args, {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new OwnerError(`npm ${args.join(' ')} fails`, { output: stdout + stderr })
}

try {
  release(process.argv[2])
} catch (error) {
  endWith(error)
}
