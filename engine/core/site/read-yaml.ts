import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isMainThread } from 'node:worker_threads'
import { type Document, isMap, isScalar, isSeq, LineCounter, parseDocument, visit } from 'yaml'
import type { z } from 'zod'
import { endWith, isOwnerError, OwnerError } from '../base/owner-error.ts'
import { knownLanguages, type Language, type PerLanguage, usualLanguages } from '../text/language.ts'
import { fill, namesIn } from '../text/sentence.ts'
import { invalidXmlIn } from '../text/xml-characters.ts'
import { folderName } from './facts-schema.ts'
import { factsSchemaWords } from './facts-schema.words.ts'
import { entriesIn } from './files.ts'
import { siteFolder } from './folder.ts'
import { isUnsaid, languagesIn, saidInAll } from './languages-said.ts'
import { type FactNames, fillAll } from './placeholders.ts'
import { firstOfEach, remedyFor, valueAt, writeInstead } from './wrong-value.ts'
import { reasonOf } from './yaml-reason.ts'

// Where nothing takes the error, a command says its lines and no more. A thread hands it on to who started it.
if (isMainThread && process.listenerCount('uncaughtExceptionMonitor') === 0)
  process.on('uncaughtExceptionMonitor', (error) => {
    if (isOwnerError(error)) endWith(error)
  })

/** A YAML file of the owner, or of another site: its value, its path from the project's root, and the line where the value at a path stands. */
export function parseYaml(name: string, folder = siteFolder) {
  const file = join(folder, name)
  const parsed = parseText(file, textOf(file))
  const languages = languagesIn(folder)
  return { ...parsed, languages, value: saidInAll(parsed.value, languages) }
}

/** The text of a file of the owner. */
function textOf(file: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file))
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : ''
    const what =
      code === 'ERR_ENCODING_INVALID_ENCODED_DATA'
        ? 'is not in UTF-8: save it with this encoding'
        : code === 'ENOENT'
          ? 'there is no such file: add it, or remove its folder'
          : `cannot be read (${code}): make it a file that you may read`
    throw new OwnerError([`${file}:1: ${what}`])
  }
}

/** The same of the text of a file. */
export function parseText(file: string, text: string) {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false })
  const [unreadable] = [...document.errors, ...document.warnings]
  if (unreadable)
    throw new OwnerError([
      `${file}:${lines.linePos(unreadable.pos[0]).line}: this is not YAML: ${reasonOf(unreadable, text)}`,
    ])
  const lineOf = (path: readonly string[]) => lines.linePos(offsetOf(document.contents, path)).line
  return { file, value: valueIn(document, file, lines), lineOf }
}

/** What a document says, with what `*name` repeats in its place. */
function valueIn(document: Document.Parsed, file: string, lines: LineCounter): unknown {
  try {
    const value: unknown = document.toJS() ?? {}
    // Nothing may be a part of itself.
    JSON.stringify(value)
    return value
  } catch {
    let offset = 0
    visit(document, {
      Alias(_, alias) {
        offset = alias.range?.[0] ?? 0
        return alias.resolve(document) ? undefined : visit.BREAK
      },
    })
    const { line } = lines.linePos(offset)
    throw new OwnerError([
      `${file}:${line}: * repeats what & has named, which is missing here or has no end: write it out, or put text in quotes`,
    ])
  }
}

/**
 * What a YAML file of the owner says, `facts.yaml` for example, with the facts that it names in braces filled in. Without
 * `factNames` it names none.
 *
 * @throws {OwnerError} Where it does not read as YAML, lacks something, has something wrong or names no fact.
 */
export const readYaml = <Schema extends z.ZodType>(
  name: string,
  schema: Schema,
  factNames?: (data: z.infer<Schema>) => PerLanguage<FactNames>,
): z.infer<Schema> => checkYaml(parseYaml(name), schema, factNames)

/** The same of a file that has been parsed. */
export function checkYaml<Schema extends z.ZodType>(
  {
    file,
    value,
    lineOf,
    languages = usualLanguages,
  }: ReturnType<typeof parseText> & { languages?: readonly Language[] },
  schema: Schema,
  factNames?: (data: z.infer<Schema>) => PerLanguage<FactNames>,
): z.infer<Schema> {
  const refuse = (path: readonly PropertyKey[], what: string) => {
    const names = path.map(String)
    return [`${file}:${lineOf(names)}`, ...(names.length > 0 ? [names.join('.')] : []), what].join(': ')
  }
  const checked = checkValue(value, schema, factNames)
  if ('problems' in checked)
    throw new OwnerError(
      checked.problems
        // What stands for another language is wrong where it was taken from.
        .filter(({ path }) => !path.some((key) => isUnsaid(key, languages)))
        .map(({ path, what }) => refuse(path, what)),
    )
  return checked.data
}

/** What a value says, or what is wrong with it, in a language as far as that is said of facts. */
export function checkValue<Schema extends z.ZodType>(
  value: unknown,
  schema: Schema,
  factNames?: (data: z.infer<Schema>) => PerLanguage<FactNames>,
  language: Language = knownLanguages[0],
): { data: z.infer<Schema> } | { problems: readonly { path: readonly PropertyKey[]; what: string }[] } {
  const result = schema.safeParse(value, { error: writeInstead })
  if (!result.success)
    return {
      problems: firstOfEach(result.error.issues).flatMap((issue) =>
        issue.code === 'unrecognized_keys'
          ? issue.keys.map((key) => ({
              path: [...issue.path, key],
              what: 'there is no such field: remove it, or mend its name',
            }))
          : [{ path: issue.path, what: remedyFor(issue, valueAt(value, issue.path), language) }],
      ),
    }
  const t = factsSchemaWords[language]
  const names = factNames?.(result.data)
  const problems = textsIn(value).flatMap(({ path, text: said }) => [
    ...invalidXmlIn(said).map(({ name }) => ({ path, what: fill(t.unseen, { name }) })),
    ...(names ? namesIn(said) : [])
      .filter(
        (name) => !names?.[knownLanguages.find((one) => path.includes(one)) ?? knownLanguages[0]].has(name),
      )
      .map((name) => ({ path, what: fill(t.noFact, { name: `{${name}}`, escaped: `\\{${name}}` }) })),
  ])
  if (problems.length > 0) return { problems }
  return { data: names ? fillAll(result.data, names) : result.data }
}

/** What a YAML file says that the owner may do without; `absent` where there is none. */
export function readYamlIfThere<Schema extends z.ZodType>(
  name: string,
  schema: Schema,
  absent: z.infer<Schema>,
  names?: PerLanguage<FactNames>,
): z.infer<Schema> {
  if (!existsSync(join(siteFolder, name))) return absent
  return readYaml(name, schema, names && (() => names))
}

/** What the file `name` says in each folder of a room of the owner's, such as the projects. */
export const readFolders = <Schema extends z.ZodObject>(
  room: string,
  name: string,
  schema: Schema,
  names: PerLanguage<FactNames>,
) => foldersIn(room).map((slug) => ({ slug, ...readYaml(join(room, slug, name), schema, () => names) }))

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
export const foldersIn = (room: string): string[] =>
  entriesIn(join(siteFolder, room))
    .filter(({ isFolder }) => isFolder)
    .map(({ name }) => name)

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
