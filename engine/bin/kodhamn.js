#!/usr/bin/env node
/** `npx kodhamn COMMAND`: runs a command in the owner's folder, on the Node that the engine brings, whichever runs this. */
import { spawn } from 'node:child_process'
import { existsSync, readFileSync, realpathSync, renameSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const engine = join(import.meta.dirname, '..')
/** In the repository of the engine its sources run, and are bundled where they have changed. */
const isSource = existsSync(join(engine, 'cli/main.ts'))
/** Where the bundles and the example are. */
const root = isSource ? join(engine, '..') : engine
process.env.EXAMPLE_FOLDER ??= relative('.', join(root, 'example/site'))

/** The Node of the engine. Where none is installed, as on a Mac, the one that runs this. */
function findNode() {
  const program = process.platform === 'win32' ? 'node.exe' : 'bin/node'
  try {
    const name = `node-${process.platform.replace('win32', 'win')}-${process.arch}`
    return realpathSync(join(createRequire(import.meta.url).resolve(`${name}/package.json`), '..', program))
  } catch {
    return process.execPath
  }
}

const node = findNode()

/** Runs a script until it ends. Returns its exit code. */
const run = (script, args = []) => runProgram(node, [script, ...args])

/** Runs a program until it ends, and passes on the signals that it should end. Returns its exit code. */
async function runProgram(program, args) {
  const child = spawn(program, args, {
    stdio: 'inherit',
    shell: program === 'npm' && process.platform === 'win32',
  })
  // A terminal tells the child itself.
  process.on('SIGINT', () => {})
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  return new Promise((done) => child.once('exit', (code) => done(code ?? 1)))
}

/** Runs what has been built: in this process where it may. */
async function serve() {
  const server = resolve(process.env.BUILD_DIR || 'build', 'server/main.js')
  if (!existsSync(server)) {
    console.error('The site has not been built: run `npm run build`, or `npm start`, which does it by itself')
    return 1
  }
  if (process.execPath !== node) return run(server)
  // Only the server hears the signals.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.removeAllListeners(signal)
  await import(pathToFileURL(server).href)
  return process.exitCode
}

/** Which engine a lock file is of. */
const engineIn = (file) =>
  existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8')).packages['node_modules/kodhamn']?.integrity
    : undefined

/** Puts the packages with which an update was proved in the place of those before. False where npm has to install them. */
function takeProvedPackages() {
  const [proved, former] = ['.cache/packages', '.cache/former-packages']
  if (engineIn('package-lock.json') !== engineIn(`${proved}/.package-lock.json`)) return false
  try {
    rmSync(former, { recursive: true, force: true })
    renameSync('node_modules', former)
    renameSync(proved, 'node_modules')
    rmSync(former, { recursive: true })
    return true
  } catch {
    return false
  }
}

const typed = process.argv.slice(2)
/** `--help` behind a command tells what it is for, and runs nothing. */
const [command = 'help', ...args] = typed.includes('--help')
  ? ['help', ...typed.filter((word) => word !== '--help').slice(0, 1)]
  : typed
// A new version is proved without the settings of a server.
if (command !== 'update' && existsSync('.env')) process.loadEnvFile('.env')

/** These only read and write files of the owner. */
const needsNoBundles = [
  'help',
  'setup',
  'check',
  'new',
  'article',
  'schemas',
  'mail',
  'deploy',
  'update',
  'migrate',
  'serve',
]
if (isSource && !needsNoBundles.includes(command)) process.exitCode = await run(join(root, 'pack/bundle.ts'))

if (!process.exitCode && command !== 'serve') {
  // The commands that work with what visitors have sent are bundled with the server.
  const bundled = join(root, 'bundles/server/commands', `${command}.js`)
  const main = join(engine, 'cli', isSource ? 'main.ts' : 'main.js')
  process.exitCode = existsSync(bundled)
    ? await run(bundled, args)
    : await run(main, [command === 'start' ? 'prepare' : command, ...args])
}
// Without what the build has loaded: the server is small.
if (['start', 'serve'].includes(command) && !process.exitCode) process.exitCode = await serve()
// Not while the Node of the packages runs, which Windows would not let go.
if (
  command === 'update' &&
  !process.exitCode &&
  engineIn('package-lock.json') !== engineIn('node_modules/.package-lock.json') &&
  !takeProvedPackages()
)
  process.exitCode = await runProgram('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'])
