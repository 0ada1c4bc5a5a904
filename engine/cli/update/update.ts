/**
 * `kodhamn update [VERSION | FILE]`: takes a version of the engine, the newest where none is named. npm installs it into a copy of
 * the owner's folder, where it brings site/ to its form and proves it by a build. Only then are files of the owner written, and
 * none that somebody has touched meanwhile. At last `bin/kodhamn.js` puts the packages of the copy in their place, or has npm install
 * them. Until that begins, this version runs, and a second `kodhamn update` completes one that was cut off; from then on `npm ci`
 * does. Git is left to the owner.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  copyFileSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import { filesBelow } from '../../build/files-below.ts'
import { engineFolder } from '../../core/base/engine-folder.ts'
import { endWith, isOwnerError, OwnerError } from '../../core/base/owner-error.ts'
import { lockFolder } from '../../core/database/lock.server.ts'
import { changesSince } from '../../core/releases/changelog.server.ts'
import { compareVersions, installedVersion, isVersion } from '../../core/releases/releases.server.ts'
import { strayLinks } from '../../core/site/files.ts'
import { fill } from '../../core/text/sentence.ts'
import { step } from '../base/steps.ts'
import { readSentences } from './default-words.ts'
import { officeLanguage } from './office-language.ts'
import { updateWords } from './update.words.ts'
import {
  changesBetween,
  closedPaths,
  hashesIn,
  isReadable,
  isWritable,
  keepPlan,
  type Plan,
  packageFiles,
  readPlan,
  touchedOf,
  writeBack,
} from './write-back.ts'

const t = updateWords[officeLanguage()]

const installed = installedVersion(engineFolder)

/** In the owner's folder, so that its files can be renamed to their places. */
const scratch = join('.cache', 'update')
const copy = join(scratch, 'copy')
/** Where the packages of the copy wait for `bin/kodhamn.js`. */
const proved = join('.cache', 'packages')
/** What this version says, for the next one to compare. */
const sentencesFile = join(scratch, 'sentences.json')

let isWriting = false
let isStopped = false
/** The program that runs for it, which a signal may reach only through this one. */
let child: ChildProcess | undefined
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => {
    isStopped = true
    child?.kill()
  })

async function update() {
  const [wanted, ...more] = process.argv.slice(2)
  if (more.length > 0 || wanted?.startsWith('-')) throw new OwnerError(t.usage)
  checkFolder()
  const lock = lockOut()
  try {
    await updateTo(wanted)
  } finally {
    lock.close()
  }
}

async function updateTo(wanted?: string) {
  const cutOff = readPlan(scratch)
  if (cutOff) return finish(cutOff)
  const locked = lockedIntegrity()
  const { spec, version, integrity } = await step(t.steps.find, () => findVersion(wanted))
  const order = compareVersions(version, installed)
  if (order < 0) throw new OwnerError(fill(t.older, { version, installed }))
  if (order === 0 && [undefined, integrity].includes(locked)) return console.log(fill(t.current, { version }))
  // All but its packages is there, which come now.
  if (locked === integrity) return console.log(t.packages)

  try {
    await take(spec, version)
  } finally {
    // What is still to be written stays.
    if (!readPlan(scratch)) rmSync(scratch, { recursive: true, force: true })
  }
}

async function take(spec: string, version: string) {
  rmSync(scratch, { recursive: true, force: true })
  copyOwnFiles()
  const before = hashesIn(copy)
  await step(t.steps.install, () => install(spec, version))
  sayWhatIsNew()
  const news = await step(t.steps.migrate, async () => {
    writeFileSync(sentencesFile, JSON.stringify(await readSentences()))
    return runNew(version, 'migrate', installed, resolve(sentencesFile))
  })
  const plan: Plan = { version, changes: changesBetween(before, hashesIn(copy)) }
  const findings = await step(t.steps.check, () => startNew('check'))
  await step(t.steps.build, () => runNew(version, 'build'))
  checkPlan(plan, (files) => fill(t.touched, { files }))
  keepPlan(scratch, plan)
  console.log(`\n${news}`)
  // It stops nothing: the version before had fewer rules.
  if (findings.code !== 0) console.log(`${t.toMend}\n${findings.stderr}`)
  write(plan)
}

/** Writes what an update that was cut off had still to write. */
function finish(plan: Plan) {
  isWriting = true
  checkPlan(plan, (files) => fill(t.cut, { files, folder: scratch }))
  write(plan)
}

function write(plan: Plan) {
  isWriting = true
  writeBack('.', copy, plan)
  leavePackages()
  rmSync(scratch, { recursive: true, force: true })
  const files = plan.changes.map(({ file }) => file).join(', ')
  console.log([fill(t.written, { version: plan.version, files }), t.back, t.packages].join('\n'))
}

function leavePackages() {
  const packages = join(copy, 'node_modules')
  // One that was cut off has left them already.
  if (!existsSync(packages)) return
  rmSync(proved, { recursive: true, force: true })
  renameSync(packages, proved)
}

/** Throws where something stands in the way that is known beforehand. */
function checkFolder() {
  const named = existsSync('package.json') && readPackage('package.json').dependencies?.kodhamn
  if (!named) throw new OwnerError(t.noPackage)
  const linked = ['site', '.cache'].filter((path) => isLink(path) || isOnAnotherDisk(path))
  throwEach(linked.map((path) => fill(t.linked, { path })))
  const ours = ['site', '.cache'].filter((path) => existsSync(path))
  throwEach([
    ...(existsSync('site') ? strayLinks('site') : []).map((path) => fill(t.linked, { path })),
    ...filesBelow('site')
      .map((file) => join('site', file))
      .filter((path) => !isReadable(path))
      .map((path) => fill(t.notReadable, { path })),
    ...['.', ...ours].filter((path) => !isWritable(path)).map((path) => fill(t.notWritable, { path })),
  ])
}

/** Keeps a second update off the folder, until it is closed. */
function lockOut() {
  mkdirSync('.cache', { recursive: true })
  try {
    return lockFolder('.cache')
  } catch (error) {
    throw isOwnerError(error) ? new OwnerError(t.running) : error
  }
}

/** From which nothing can be renamed to here. */
const isOnAnotherDisk = (path: string) => existsSync(path) && statSync(path).dev !== statSync('.').dev

/** Also to nowhere. */
const isLink = (path: string) => lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink()

/** Throws where files cannot be written, or are neither as before the update nor as after it. */
function checkPlan(plan: Plan, sayTouched: (files: string) => string) {
  const { linked, notWritable } = closedPaths('.', plan)
  const touched = touchedOf('.', plan).join(', ')
  throwEach([
    ...linked.map((path) => fill(t.linked, { path })),
    ...notWritable.map((path) => fill(t.notWritable, { path })),
    ...(touched ? [sayTouched(touched)] : []),
  ])
}

function throwEach(problems: readonly string[]) {
  if (problems.length > 0) throw new OwnerError(problems)
}

const packageFile = z.object({ dependencies: z.record(z.string(), z.string()).optional() })
const readPackage = (file: string) => readJson(file, packageFile)

/** That of an old npm has no packages. */
const lockFile = z.object({
  packages: z.record(z.string(), z.object({ integrity: z.string().optional() })).default({}),
})

/** A file of npm's, to which the mark that Windows puts before a text is nothing. */
function readJson<Shape>(file: string, shape: z.ZodType<Shape>): Shape {
  try {
    return shape.parse(JSON.parse(readFileSync(file, 'utf8').replace(/^\ufeff/, '')))
  } catch (cause) {
    throw new OwnerError(fill(t.notJson, { file }), { cause })
  }
}

/** What the lock file says of the engine. */
function lockedIntegrity(): string | undefined {
  if (!existsSync('package-lock.json')) return undefined
  const { packages } = readJson('package-lock.json', lockFile)
  return packages['node_modules/kodhamn']?.integrity
}

const found = z.array(z.object({ name: z.literal('kodhamn'), version: z.string(), integrity: z.string() }))

/** The version that npm finds at what the owner has typed. */
async function findVersion(wanted = 'latest') {
  const isFile = existsSync(wanted)
  if (!isFile && !isVersion(wanted) && wanted !== 'latest') throw notFound(wanted)
  const spec = isFile ? resolve(wanted) : `kodhamn@${wanted}`
  const { code, stdout, stderr } = await npm('.', 'pack', '--dry-run', '--json', '--ignore-scripts', spec)
  const answer = code === 0 ? found.safeParse(JSON.parse(stdout)).data?.[0] : undefined
  if (!answer) throw notFound(spec, stderr)
  return { spec, ...answer }
}

const notFound = (wanted: string, output = '') => new OwnerError(fill(t.notFound, { wanted }), { output })

function copyOwnFiles() {
  mkdirSync(copy, { recursive: true })
  for (const path of [...packageFiles, '.npmrc']) if (existsSync(path)) copyFileSync(path, join(copy, path))
  // Its links stay within it, so that what they lead to is written in the copy.
  if (existsSync('site')) cpSync('site', join(copy, 'site'), { recursive: true, verbatimSymlinks: true })
  // What builds keep is kept by what it is made of.
  mkdirSync(join('.cache', 'build'), { recursive: true })
  mkdirSync(join(copy, '.cache'))
  symlinkSync(resolve('.cache', 'build'), join(copy, '.cache', 'build'), 'junction')
}

async function install(spec: string, version: string) {
  const { code, stdout, stderr } = await npm(
    copy,
    ...['install', '--save-exact', '--no-audit', '--no-fund', '--loglevel=error', spec],
  )
  if (code !== 0)
    throw new OwnerError(fill(t.fails, { command: 'npm install', version }), { output: stdout + stderr })
  leadFromHere()
}

/** npm has named a file as it is seen from the copy. */
function leadFromHere() {
  const { kodhamn = '' } = readPackage(join(copy, 'package.json')).dependencies ?? {}
  if (!kodhamn.startsWith('file:')) return
  const here = relative('.', resolve(copy, kodhamn.slice('file:'.length))).replaceAll('\\', '/')
  for (const name of [...packageFiles, 'node_modules/.package-lock.json']) {
    const file = join(copy, name)
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replaceAll(JSON.stringify(kodhamn), () => JSON.stringify(`file:${here}`)),
    )
  }
}

function sayWhatIsNew() {
  const changelog = readFileSync(join(copy, 'node_modules/kodhamn/CHANGELOG.md'), 'utf8')
  const changes = changesSince(changelog, installed)
  for (const kind of ['asks', 'security', 'others'] as const)
    if (changes[kind].length > 0)
      console.log(['', t[kind], ...changes[kind].map((item) => `- ${item}`), ''].join('\n'))
}

/** Runs a command of the new version in the copy. Returns what it prints; throws an OwnerError where it fails. */
async function runNew(version: string, ...command: string[]): Promise<string> {
  const { code, stdout, stderr } = await startNew(...command)
  if (code === 0) return stdout
  const named = fill(t.fails, { command: `kodhamn ${command[0]}`, version })
  throw new OwnerError(named, { output: stdout + stderr })
}

/** Without what names folders of this one, or what it reads. */
function startNew(...command: string[]) {
  const { SITE_FOLDER, EXAMPLE_FOLDER, BUILD_DIR, WITHOUT_OWN_WORDS, ...env } = process.env
  return start(process.execPath, ['node_modules/kodhamn/bin/kodhamn.js', ...command], { cwd: copy, env })
}

/** On Windows npm is a script for its shell, to which a name with a space is several. */
const npm = (folder: string, ...args: string[]) =>
  process.platform === 'win32'
    ? start(['npm', ...args.map((arg) => `"${arg}"`)].join(' '), [], { cwd: folder, shell: true })
    : start('npm', args, { cwd: folder })

async function start(
  program: string,
  args: string[],
  options: { cwd: string; env?: NodeJS.ProcessEnv; shell?: boolean },
) {
  const started = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  child = started
  const [stdout, stderr, [code]] = await Promise.all([
    text(started.stdout),
    text(started.stderr),
    once(started, 'close'),
  ])
  if (isStopped) throw new OwnerError(t.stopped)
  return { code, stdout, stderr }
}

try {
  await update()
} catch (error) {
  endWith(error, `\n${isWriting ? t.finish : t.unchanged}`)
}
