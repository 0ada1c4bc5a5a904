import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml'
import type { z } from 'zod'
import { folderName } from '../facts-schema.ts'
import type { Bilingual } from '../language.ts'
import { type FactNames, fillAll, namesIn } from '../placeholders.ts'
import { siteFolder } from './folder.ts'

/** Lines in files of the owner that cannot stand, each as `site/facts.yaml:12: phone: what is wrong, and how to mend it`. */
class SiteError extends Error {
  constructor(problems: readonly string[]) {
    super(problems.join('\n'))
    // The file is wrong, not the code.
    this.stack = this.message
  }
}

/** The schema of each kind of file, by its path: `facts.yaml`, `projects/project.yaml`. */
export const schemas = new Map<string, z.ZodType>()

/** A YAML file of the owner, or of another site: its value, its path from the project's root, and the line where the value at a path stands. */
export function parseYaml(name: string, folder = siteFolder) {
  const file = join(folder, name)
  const lines = new LineCounter()
  const document = parseDocument(readFileSync(file, 'utf8').replace(/^\uFEFF/, ''), {
    lineCounter: lines,
    prettyErrors: false,
  })
  const [unreadable] = document.errors
  if (unreadable) {
    const { line } = lines.linePos(unreadable.pos[0])
    throw new SiteError([`${file}:${line}: this is not YAML: ${unreadable.message}`])
  }
  const value: unknown = document.toJS() ?? {}
  const lineOf = (path: readonly string[]) => lines.linePos(offsetOf(document.contents, path)).line
  return { file, value, lineOf }
}

/**
 * What a YAML file of the owner says, `facts.yaml` for example, with the facts that it names in braces filled in. Without
 * `factNames` it names none.
 *
 * @throws {SiteError} Where it does not read as YAML, lacks something, has something wrong or names no fact.
 */
export function readYaml<Schema extends z.ZodType>(
  name: string,
  schema: Schema,
  factNames?: (data: z.infer<Schema>) => Bilingual<FactNames>,
): z.infer<Schema> {
  const { file, value, lineOf } = parseYaml(name)
  const result = schema.safeParse(value)
  if (result.success) {
    if (!factNames) return result.data
    const names = factNames(result.data)
    const strange = textsIn(value).flatMap(({ path, text }) =>
      namesIn(text)
        .filter((name) => !names.en.has(name))
        .map(
          (name) =>
            `${file}:${lineOf(path)}: ${path.join('.')}: {${name}} names no fact: mend the name, or write \\{${name}}`,
        ),
    )
    if (strange.length > 0) throw new SiteError(strange)
    return fillAll(result.data, names)
  }
  const problems = result.error.issues.map(({ path, message, ...issue }) => {
    const [unknown] = issue.code === 'unrecognized_keys' ? issue.keys : []
    const names = [...path.map(String), ...(unknown === undefined ? [] : [unknown])]
    const what = unknown === undefined ? message : 'there is no such field: remove it, or mend its name'
    return `${file}:${lineOf(names)}: ${names.join('.')}: ${what}`
  })
  throw new SiteError(problems)
}

/** What a YAML file says that the owner may do without; `absent` where there is none. */
export function readYamlIfThere<Schema extends z.ZodType>(
  name: string,
  schema: Schema,
  absent: z.infer<Schema>,
  factNames?: () => Bilingual<FactNames>,
): z.infer<Schema> {
  schemas.set(name, schema)
  return existsSync(join(siteFolder, name)) ? readYaml(name, schema, factNames) : absent
}

/** What the file `name` says in each folder of a room of the owner's, such as the projects. */
export const readFolders = <Schema extends z.ZodObject>(
  room: string,
  name: string,
  schema: Schema,
  names: Bilingual<FactNames>,
) => {
  schemas.set(`${room}/${name}`, schema)
  return foldersIn(room).map((slug) => ({ slug, ...readYaml(join(room, slug, name), schema, () => names) }))
}

/** All texts in a value, with their paths. */
const textsIn = (
  value: unknown,
  path: readonly string[] = [],
): { path: readonly string[]; text: string }[] =>
  typeof value === 'string'
    ? [{ path, text: value }]
    : typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, item]) => textsIn(item, [...path, key]))
      : []

/** The folders in a room of the owner's, in alphabetical order. None where there is no such room. */
export function foldersIn(room: string): string[] {
  const path = join(siteFolder, room)
  if (!existsSync(path)) return []
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
}

/** The name of a folder in a room of the owner's, such as an article that something belongs to. */
export const folderIn = (room: string) =>
  folderName.refine((name) => foldersIn(room).includes(name), {
    error: ({ input }) => `there is no folder ${room}/${input}: mend the name, or remove it`,
  })

/** Where the value at a path stands in the file; where it is missing, what it is missing from. */
function offsetOf(node: unknown, path: readonly string[]): number {
  const [name, ...rest] = path
  if (isMap(node)) {
    const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === name)
    if (pair && isScalar(pair.key))
      return (rest.length > 0 && offsetOf(pair.value, rest)) || (pair.key.range?.[0] ?? 0)
    return node.range?.[0] ?? 0
  }
  if (isSeq(node)) return offsetOf(node.items[Number(name)], rest) || (node.range?.[0] ?? 0)
  return isScalar(node) ? (node.range?.[0] ?? 0) : 0
}
