/**
 * The files of an owner that a version has changed in a copy of the folder, on their way back. What is to be done is written down
 * before the first file moves, and each moves by a rename: cut off at any moment, each file is as the owner or as the version wrote
 * it, and the next update goes on. The lock file is written after what is in site/, so that `npm ci` alone never brings a
 * version for which site/ is not written.
 */
import { createHash } from 'node:crypto'
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { filesBelow } from '../../build/files-below.ts'

const change = z.object({
  file: z.string(),
  /** Hashes of what the owner has and of what the version has made of it; null where there is no file. */
  before: z.string().nullable(),
  after: z.string().nullable(),
})
/** The version that the files are of, and in which order they are written. */
const plan = z.object({ version: z.string(), changes: z.array(change) })
export type Plan = z.infer<typeof plan>

/** What npm writes, last. */
export const packageFiles = ['package-lock.json', 'package.json']

/** The hashes of the owner's files in a folder, by their paths. */
export function hashesIn(folder: string): Map<string, string> {
  const inSite = filesBelow(join(folder, 'site')).map((file) => `site/${file.replaceAll('\\', '/')}`)
  return new Map(
    [...inSite.toSorted(), ...packageFiles].flatMap((file) => {
      const hash = hashOf(join(folder, file))
      return hash === null ? [] : [[file, hash] as const]
    }),
  )
}

function hashOf(file: string): string | null {
  return existsSync(file) ? createHash('sha256').update(readFileSync(file)).digest('hex') : null
}

/** What differs between the hashes of two times: first the files of the site, last those of npm. */
export function changesBetween(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): Plan['changes'] {
  const inSite = [...new Set([...before.keys(), ...after.keys()])].filter(
    (file) => !packageFiles.includes(file),
  )
  return [...inSite, ...packageFiles]
    .map((file) => ({ file, before: before.get(file) ?? null, after: after.get(file) ?? null }))
    .filter((one) => one.before !== one.after)
}

const planIn = (scratch: string) => join(scratch, 'plan.json')

/** What an update that was cut off had to write. */
export function readPlan(scratch: string): Plan | undefined {
  const file = planIn(scratch)
  return existsSync(file) ? plan.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined
}

/** Writes down what is to be done. */
export function keepPlan(scratch: string, kept: Plan) {
  const partial = `${planIn(scratch)}.new`
  writeFileSync(partial, JSON.stringify(kept), { flush: true })
  renameSync(partial, planIn(scratch))
}

/** The files that are neither as before nor as after: somebody else has touched them. */
export const touchedOf = (folder: string, { changes }: Plan): string[] =>
  changes
    .filter(({ file, before, after }) => ![before, after].includes(hashOf(join(folder, file))))
    .map(({ file }) => file)

/** The paths that cannot be written: links to elsewhere, and folders of others. */
export function closedPaths(folder: string, { changes }: Plan): { linked: string[]; notWritable: string[] } {
  const ends = [...new Set(changes.map(({ file }) => nearest(folder, file)))]
  const rooms = [...new Set(changes.map(({ file }) => nearest(folder, dirname(file))))]
  return {
    linked: ends.filter((path) => isLinked(folder, path)),
    notWritable: rooms.filter((path) => !isWritable(join(folder, path))),
  }
}

/** What is there of a path, as far as it goes. */
const nearest = (folder: string, path: string): string =>
  existsSync(join(folder, path)) ? path : nearest(folder, dirname(path))

const isLinked = (folder: string, path: string) =>
  existsSync(join(folder, path)) && realpathSync(join(folder, path)) !== join(realpathSync(folder), path)

export const isReadable = (path: string) => isOpen(path, constants.R_OK)
export const isWritable = (path: string) => isOpen(path, constants.W_OK)

function isOpen(path: string, way: number): boolean {
  try {
    accessSync(path, way)
    return true
  } catch {
    return false
  }
}

/** Moves what is still to be moved of a plan from the copy to the owner's folder. */
export function writeBack(folder: string, copy: string, { changes }: Plan) {
  for (const { file, after } of changes) {
    const target = join(folder, file)
    if (hashOf(target) === after) continue
    mkdirSync(dirname(target), { recursive: true })
    if (after === null) rmSync(target)
    else renameSync(join(copy, file), target)
  }
}
