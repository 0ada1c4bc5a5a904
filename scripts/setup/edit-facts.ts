/** Changes values in content/facts.ts where they stand. Comments and everything else stay as they are. */
import { spawnSync } from 'node:child_process'
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { isDeepStrictEqual } from 'node:util'
import { parseSync } from 'vite'

const file = 'content/facts.ts'

type Plain = string | number | Plain[] | { [key: string]: Plain }

/** A fact by its path in `facts`, and what it shall be. */
export interface Change {
  path: readonly string[]
  value: Plain
}

/**
 * Writes the changes. The new file is imported before it takes the place of the old one, so that a file that cannot be
 * read, or says something else, never does. Throws where a fact is not written as a plain value.
 */
export async function changeFacts(changes: readonly Change[]) {
  const source = readFileSync(file, 'utf8')
  const edits = changes.map(({ path, value }) => {
    const { start, end } = valueAt(path, source)
    return { start, end, text: written(value, indentAt(start, source)) }
  })
  const changed = edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end, text: value }) => text.slice(0, start) + value + text.slice(end), source)
  if (changed === source) return

  const aside = file.replace('.ts', `.${process.pid}.ts`)
  writeFileSync(aside, changed)
  try {
    spawnSync(process.execPath, ['node_modules/@biomejs/biome/bin/biome', 'format', '--write', aside])
    const { facts }: { facts: unknown } = await import(pathToFileURL(resolve(aside)).href)
    for (const { path, value } of changes) {
      const is = path.reduce<unknown>((part, key) => Object(part)[key], facts)
      if (!isDeepStrictEqual(is, value))
        throw new Error(`${path.join('.')} could not be changed in ${file}: change it by hand`)
    }
    renameSync(aside, file)
  } finally {
    rmSync(aside, { force: true })
  }
}

/** A node of the syntax tree as far as facts need it: https://github.com/estree/estree */
interface Node {
  type: string
  start: number
  end: number
  [key: string]: unknown
}

/** Where the value of a fact stands. A fact that is a constant of the file (`origin`) stands where that is set. */
function valueAt(path: readonly string[], source: string): Node {
  // The parser's own type says the same in more words.
  const { body } = parseSync(file, source).program as unknown as { body: Node[] }
  const constants = new Map(body.flatMap(declared))
  let node = constants.get('facts')
  for (const key of path) node = resolved(propertyOf(node, key), constants)
  if (!node || !/^(Literal|ArrayExpression)$/.test(node.type)) {
    throw new Error(`${path.join('.')} is no plain value in ${file}: change it by hand`)
  }
  return node
}

/** The constants that a statement sets, by name. */
function declared(statement: Node): [string, Node][] {
  // What ESTree says of exports and variable declarations.
  const declaration = (statement.declaration ?? statement) as {
    declarations?: { id: { name: string }; init: Node }[]
  }
  return (declaration.declarations ?? []).map(({ id, init }) => [id.name, bare(init)])
}

/** A value without `as …`. */
const bare = (node: Node): Node => (node.type === 'TSAsExpression' ? bare(node.expression as Node) : node)

function propertyOf(node: Node | undefined, key: string): Node | undefined {
  // What ESTree says of objects: other nodes have no properties.
  const properties = (node?.properties ?? []) as { key?: { name?: string }; value?: Node }[]
  const value = properties.find((property) => property.key?.name === key)?.value
  return value && bare(value)
}

const resolved = (node: Node | undefined, constants: ReadonlyMap<string, Node>) =>
  node?.type === 'Identifier' ? constants.get(String(node.name)) : node

const indentAt = (at: number, source: string) =>
  /^ */.exec(source.slice(source.lastIndexOf('\n', at) + 1))?.[0] ?? ''

/** A value as the file writes it: one line for each entry of a list. */
function written(value: Plain, indent = ''): string {
  if (typeof value === 'number') return String(value)
  if (typeof value === 'string') return quoted(value)
  if (!Array.isArray(value)) {
    return `{ ${Object.entries(value)
      .map(([key, part]) => `${key}: ${written(part)}`)
      .join(', ')} }`
  }
  if (value.every((part) => typeof part === 'string')) return `[${value.map(quoted).join(', ')}]`
  return value.length === 0
    ? '[]'
    : `[\n${value.map((part) => `${indent}  ${written(part)},\n`).join('')}${indent}]`
}

const quoted = (text: string) => `'${text.replace(/[\\']/g, '\\$&').replaceAll('\n', '\\n')}'`
