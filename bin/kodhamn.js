#!/usr/bin/env node
/** `npx kodhamn COMMAND`: starts a command in the owner's folder, on the Node that the engine brings, whichever runs this. */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
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

const settings = existsSync('.env') ? ['--env-file=.env'] : []

/** Runs a script until it ends, and passes on the signals that it should end. Returns its exit code. */
async function run(script, args) {
  const child = spawn(findNode(), [...settings, script, ...args], { stdio: 'inherit' })
  // A terminal tells the child itself.
  process.on('SIGINT', () => {})
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  return new Promise((done) => child.once('exit', (code) => done(code ?? 1)))
}

const [command = 'help', ...args] = process.argv.slice(2)
/** The commands that work with what visitors have sent are bundled with the server. */
const bundled = join(engine, 'bundles/server/commands', `${command}.js`)

process.exitCode = existsSync(bundled)
  ? await run(bundled, args)
  : await run(join(engine, 'scripts/cli.js'), [command === 'start' ? 'prepare' : command, ...args])
// Without what the build has loaded: the server is small.
if (command === 'start' && process.exitCode === 0)
  process.exitCode = await run(resolve(process.env.BUILD_DIR || 'build', 'server/main.js'), [])
