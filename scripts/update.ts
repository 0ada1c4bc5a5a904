/**
 * `npm run update`: takes the engine's new version, and touches no word of the owner. All of it happens in a folder of its own
 * and ends in one commit, or changes nothing. `-- --to 0.2.0` another version than the newest, `--dry-run` only what is new,
 * `--back` the version before; `--keep FILE` and `--take FILE` say whose version of a file that both have changed.
 */
import { existsSync, readFileSync } from 'node:fs'
import { parseArgs, parseEnv } from 'node:util'
import { messageOf } from '../engine/core/base/error-names.server.ts'
import { endWith, OwnerError } from '../engine/core/base/owner-error.ts'
import { changesSince } from '../engine/core/releases/changelog.server.ts'
import { compareVersions, installedVersion, upstream } from '../engine/core/releases/releases.server.ts'
import { checkIsCommitted, git } from './update/git.ts'
import { mergeRelease } from './update/merge-release.ts'
import { fetchReleases, findVersions, forgetReleases, thisProject } from './update/releases.ts'
import { finishCutUpdate, takeCommit } from './update/take-commit.ts'
import { tryOut } from './update/try-out.ts'

const usage =
  'npm run update -- [--to VERSION] [--from ADDRESS] [--keep FILE] [--take FILE] [--dry-run] | --back'

/** The first line of the commit of an update, and what names the version before in its last one. */
const subjectOf = (version: string) => `Take version ${version}`
const trailer = 'Updated-from'

function readOptions() {
  const text = { type: 'string' } as const
  const flag = { type: 'boolean', default: false } as const
  const files = { type: 'string', multiple: true, default: [] as string[] } as const
  try {
    return parseArgs({
      options: { to: text, from: text, keep: files, take: files, 'dry-run': flag, back: flag },
    }).values
  } catch (error) {
    throw new OwnerError(`${messageOf(error)}\nUsage: ${usage}`)
  }
}

/** The owner's address of releases, as the settings name it. */
function updateFrom() {
  // Nothing else of them: the new version is proved without the settings of a server.
  const file = existsSync('.env') ? parseEnv(readFileSync('.env', 'utf8')) : {}
  return process.env.UPDATE_FROM ?? file.UPDATE_FROM
}

async function update() {
  const { to, from = updateFrom(), keep, take, back, 'dry-run': isDryRun } = readOptions()
  await finishCutUpdate()
  checkIsCommitted()
  if (back) return goBack()
  const { address, isSigned } = upstream(from, '.', thisProject)
  const installed = installedVersion()
  const versions = findVersions(address)
  const next = to?.replace(/^v/, '') ?? versions[0]
  if (!next || !versions.includes(next))
    throw new OwnerError(`${address} has no version ${next ?? ''}: it has ${versions.join(', ') || 'none'}`)
  const order = compareVersions(next, installed)
  if (to && order < 0)
    throw new OwnerError(
      `${next} is older than ${installed}: npm run update -- --back takes the last update back`,
    )
  if (order <= 0) return console.log(`${installed} is what you have`)
  try {
    const releases = fetchReleases(address, { installed, next, versions, isSigned })
    sayWhatIsNew(git(['show', `${releases.next}:CHANGELOG.md`]), installed)
    const { tree, clashes } = mergeRelease(releases, { keep, take })
    if (clashes.length > 0)
      throw new OwnerError(
        `You and ${next} have changed the same lines of these. For each say --keep FILE (yours) or --take FILE (the new one):\n` +
          clashes.map((file) => `  ${file}`).join('\n'),
      )
    if (isDryRun)
      return console.log(`\n${git(['diff', '--shortstat', 'HEAD', tree]).trim() || 'No file changes'}`)
    const message = `${subjectOf(next)}\n\n${trailer}: ${installed}`
    const { commit, news, findings } = await tryOut(tree, { from: installed, message, releases })
    await takeCommit(commit)
    if (news) console.log(`\nSentences that are new, reworded or gone:\n${news}`)
    if (findings) console.log(`\nTo mend, as npm run check:content says:\n${findings}`)
    console.log(`\nThis is ${next} now. Look at it with npm start; npm run update -- --back goes back.`)
  } finally {
    forgetReleases()
  }
}

function sayWhatIsNew(changelog: string, installed: string) {
  const { asks, security, others } = changesSince(changelog, installed)
  const list = (heading: string, items: readonly string[]) =>
    items.length > 0 && console.log([heading, ...items.map((item) => `- ${item}`), ''].join('\n'))
  list('What asks something of you:', asks)
  list('What concerns security:', security)
  list('What is new:', others)
}

/** Takes the changes of the update to this version back, in a commit of its own. What was written since stays. */
function goBack() {
  const [commit, from] = git([
    'log',
    '-1',
    `--grep=^${subjectOf(installedVersion())}$`,
    `--format=%H %(trailers:key=${trailer},valueonly)`,
  ]).split(' ')
  if (!commit) throw new OwnerError('no update is in the history of this project')
  try {
    git(['revert', '--no-edit', commit])
  } catch (error) {
    git(['revert', '--abort'])
    throw error
  }
  console.log(`This is ${from?.trim()} again`)
}

try {
  await update()
} catch (error) {
  endWith(error, '\nNothing has changed.')
}
