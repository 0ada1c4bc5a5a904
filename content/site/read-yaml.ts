import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml'
import type { z } from 'zod'
import { siteFolder } from './folder.ts'

/** Lines in files of the owner that cannot stand, each as `site/facts.yaml:12: phone: what is wrong, and how to mend it`. */
class SiteError extends Error {}

/**
 * What a YAML file of the owner says, `facts.yaml` for example.
 *
 * @throws {SiteError} Where it does not read as YAML, lacks something or has something wrong.
 */
export function readYaml<Schema extends z.ZodType>(name: string, schema: Schema): z.infer<Schema> {
  const file = join(siteFolder, name)
  const lines = new LineCounter()
  const document = parseDocument(readFileSync(file, 'utf8').replace(/^\uFEFF/, ''), {
    lineCounter: lines,
    prettyErrors: false,
  })
  const at = (offset: number) => `${file}:${lines.linePos(offset).line}`
  const [unreadable] = document.errors
  if (unreadable) throw new SiteError(`${at(unreadable.pos[0])}: this is not YAML: ${unreadable.message}`)
  const result = schema.safeParse(document.toJS() ?? {})
  if (result.success) return result.data
  const problems = result.error.issues.map(({ path, message, ...issue }) => {
    const [unknown] = issue.code === 'unrecognized_keys' ? issue.keys : []
    const names = [...path.map(String), ...(unknown === undefined ? [] : [unknown])]
    const what = unknown === undefined ? message : 'there is no such field: remove it, or mend its name'
    return `${at(offsetOf(document.contents, names))}: ${names.join('.')}: ${what}`
  })
  throw new SiteError(problems.join('\n'))
}

/** What the file `name` says in each folder of a room of the owner's, such as the projects. */
export const readFolders = <Schema extends z.ZodObject>(room: string, name: string, schema: Schema) =>
  foldersIn(room).map((slug) => ({ slug, ...readYaml(join(room, slug, name), schema) }))

/** The folders in a room of the owner's, in alphabetical order. None where there is no such room. */
export function foldersIn(room: string): string[] {
  const path = join(siteFolder, room)
  if (!existsSync(path)) return []
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
}

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
