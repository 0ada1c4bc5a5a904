#!/usr/bin/env node
/** `npx kodhamn COMMAND`: starts a command in the owner's folder, on the Node that the engine brings, whichever runs this. */
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, relative, resolve } from 'node:path'

const engine = join(import.meta.dirname, '..')
process.env.EXAMPLE_FOLDER ??= relative('.', join(engine, 'example'))

/** The Node of the engine. Where none is installed, as on a Mac, the one that runs this. */
function findNode() {
  const program = process.platform === 'win32' ? 'node.exe' : 'bin/node'
  try {
    const name = `node-${process.platform.replace('win32', 'win')}-${process.arch}`
    return join(createRequire(import.meta.url).resolve(`${name}/package.json`), '..', program)
  } catch {
    return process.execPath
  }
}

/** Runs a script until it ends. Returns its exit code. */
const run = (script, args) => runProgram(findNode(), [...settings, script, ...args])

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

/** Which engine a lock file is of. */
const engineIn = (file) =>
  existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8')).packages['node_modules/kodhamn']?.integrity
    : undefined

const [command = 'help', ...args] = process.argv.slice(2)
// A new version is proved without the settings of a server.
const settings = command !== 'update' && existsSync('.env') ? ['--env-file=.env'] : []
/** The commands that work with what visitors have sent are bundled with the server. */
const bundled = join(engine, 'bundles/server/commands', `${command}.js`)

process.exitCode = existsSync(bundled)
  ? await run(bundled, args)
  : await run(join(engine, 'engine/cli/main.js'), [command === 'start' ? 'prepare' : command, ...args])
// Without what the build has loaded: the server is small.
if (command === 'start' && process.exitCode === 0)
  process.exitCode = await run(resolve(process.env.BUILD_DIR || 'build', 'server/main.js'), [])
// Not while the Node of the packages runs, which Windows would not let go.
if (
  command === 'update' &&
  process.exitCode === 0 &&
  engineIn('package-lock.json') !== engineIn('node_modules/.package-lock.json')
)
  process.exitCode = await runProgram('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'])
