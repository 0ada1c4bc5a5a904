import { type ChildProcess, fork } from 'node:child_process'
import { EventEmitter, once } from 'node:events'
import { statSync } from 'node:fs'
import { extname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { filesIn } from '../../core/site/files.ts'
import { findSiteFolder } from '../../core/site/folder.ts'
import { fill } from '../../core/text/sentence.ts'
import { officeLanguage } from '../update/office-language.ts'
import { devWords } from './dev.words.ts'
import type { Shown } from './worker.ts'

/** Between two looks at the owner's files, in milliseconds. */
const interval = 150
/** How long a process may take to finish what it does, such as a mail, in milliseconds. */
const timeout = 2000

const worker = join(import.meta.dirname, `worker${extname(import.meta.filename)}`)

const ended = (): Shown => ({ is: 'wrong', reason: devWords[officeLanguage()].ended })

/** Follows what the owner saves, until `end`. A new process reads the site each time, so that nothing in it ends this one. */
export function latestSite() {
  /** `change`: the site is shown anew, or cannot be shown. */
  const changes = new EventEmitter<{ change: [] }>().setMaxListeners(0)
  const ending = new AbortController()
  let version = Date.now()
  let shown: Promise<Shown> = Promise.resolve(ended())
  let reader: ChildProcess | undefined
  /** It has loaded the packages already, which takes longer than the rest. */
  let spare: ChildProcess | undefined

  function announce(found: Shown) {
    shown = Promise.resolve(found)
    version++
    changes.emit('change')
  }

  async function readAnew() {
    const start = performance.now()
    const { promise, resolve } = Promise.withResolvers<Shown>()
    shown = promise
    const [earlier, current] = [reader, spare ?? startWorker()]
    reader = current
    spare = undefined
    // The database is open in one process at a time.
    if (earlier) await end(earlier)
    current.once('message', resolve)
    current.once('exit', () => {
      resolve(ended())
      if (reader === current && !ending.signal.aborted) announce(ended())
    })
    current.send('show')
    promise.then((found) => {
      if (reader !== current || shown !== promise) return
      const seconds = (performance.now() - start) / 1000
      if (found.is === 'wrong') console.error(found.reason)
      else console.log(fill(devWords[officeLanguage()].shownIn, { seconds: seconds.toFixed(1) }))
      announce(found)
      spare = startWorker()
    })
  }

  async function follow() {
    for (let read = ''; !ending.signal.aborted; ) {
      const saved = stateOf(findSiteFolder())
      if (saved !== read) await readAnew()
      read = saved
      await wait(interval, undefined, { signal: ending.signal }).catch(() => undefined)
    }
  }

  /** What is shown of the last state, or what is wrong with it. Waits while it is read. */
  async function latest(): Promise<Shown> {
    const asked = shown
    const found = await asked
    return asked === shown ? found : latest()
  }

  const following = follow()
  return {
    changes,
    latest,
    version: () => version,
    async end() {
      ending.abort()
      await following
      await Promise.all([reader, spare].map((one) => one && end(one)))
    },
  }
}

const startWorker = () =>
  fork(worker, { env: { ...process.env, BUILD_DIR: '.cache/dev', NODE_ENV: 'production' } })

async function end(process: ChildProcess) {
  if (process.exitCode !== null || process.signalCode !== null) return
  const exit = once(process, 'exit')
  process.kill()
  const late = setTimeout(() => process.kill('SIGKILL'), timeout)
  await exit
  clearTimeout(late)
}

/** Changes with every file. Not `fs.watch`: on Linux it loses a file that an editor has put in the place of another. */
const stateOf = (folder: string): string =>
  [folder, ...filesIn(folder)]
    .map((path) => {
      const { ctimeMs, size } = statSync(path, { throwIfNoEntry: false }) ?? {}
      return `${path} ${ctimeMs} ${size}`
    })
    .join('\n')
