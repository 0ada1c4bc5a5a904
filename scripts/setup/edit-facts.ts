/** Changes values in content/facts.ts and leaves comments and everything else as they are. */
import { spawnSync } from 'node:child_process'
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { isDeepStrictEqual } from 'node:util'
import { type ESTree, parseSync } from 'vite'

const file = 'content/facts.ts'

type Value = string | number | boolean | Value[] | { [key: string]: Value }

/** A fact by its path in `facts`, and its new value. */
export interface Change {
  path: readonly string[]
  value: Value
}

/**
 * Writes the changes. The new file is imported and compared before it replaces the old one. Throws where a fact is not
 * written as a plain value.
 */
export async function changeFacts(changes: readonly Change[]) {
  const source = readFileSync(file, 'utf8')
  const edits = changes.map(({ path, value }) => {
    const { start, end } = valueAt(path, source)
    return { start, end, text: print(value, indentAt(start, source)) }
  })
  const changed = edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end, text: value }) => text.slice(0, start) + value + text.slice(end), source)
  if (changed === source) return

  const temporary = file.replace('.ts', () => `.${process.pid}.ts`)
  writeFileSync(temporary, changed)
  try {
    spawnSync(process.execPath, ['node_modules/@biomejs/biome/bin/biome', 'format', '--write', temporary])
    const { facts }: { facts: unknown } = await import(pathToFileURL(resolve(temporary)).href)
    for (const { path, value } of changes) {
      const actual = path.reduce<unknown>((part, key) => Object(part)[key], facts)
      if (!isDeepStrictEqual(actual, value))
        throw new Error(`${path.join('.')} could not be changed in ${file}: change it by hand`)
    }
    renameSync(temporary, file)
  } finally {
    rmSync(temporary, { force: true })
  }
}

/**
 * The value of a fact in the syntax tree of the file (https://github.com/estree/estree). A fact that is a constant of
 * the file, such as `origin`, has its value where the constant is set.
 */
function valueAt(path: readonly string[], source: string): ESTree.Expression {
  const constants = new Map<string, ESTree.Expression>()
  for (const statement of parseSync(file, source).program.body) {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (declaration?.type !== 'VariableDeclaration') continue
    for (const { id, init } of declaration.declarations)
      if (id.type === 'Identifier' && init) constants.set(id.name, withoutCast(init))
  }
  let node = constants.get('facts')
  for (const key of path) {
    node = propertyOf(node, key)
    if (node?.type === 'Identifier') node = constants.get(node.name)
  }
  if (node?.type !== 'Literal' && node?.type !== 'ArrayExpression')
    throw new Error(`${path.join('.')} is no plain value in ${file}: change it by hand`)
  return node
}

/** A value without `as …`. */
const withoutCast = (node: ESTree.Expression): ESTree.Expression =>
  node.type === 'TSAsExpression' ? withoutCast(node.expression) : node

function propertyOf(node: ESTree.Expression | undefined, name: string): ESTree.Expression | undefined {
  if (node?.type === 'ArrayExpression') {
    const element = node.elements[Number(name)]
    return element && element.type !== 'SpreadElement' ? withoutCast(element) : undefined
  }
  // `bilingual({ en: …, sv: … })`
  if (node?.type === 'CallExpression') {
    const [words] = node.arguments
    return words && words.type !== 'SpreadElement' ? propertyOf(words, name) : undefined
  }
  if (node?.type !== 'ObjectExpression') return undefined
  for (const property of node.properties)
    if (property.type === 'Property' && property.key.type === 'Identifier' && property.key.name === name)
      return withoutCast(property.value)
  return undefined
}

const indentAt = (index: number, source: string) =>
  /^ */.exec(source.slice(source.lastIndexOf('\n', index) + 1))?.[0] ?? ''

/** A value as TypeScript: one line for each entry of a list of objects. */
function print(value: Value, indent = ''): string {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (typeof value === 'string') return quoted(value)
  if (!Array.isArray(value)) {
    return `{ ${Object.entries(value)
      .map(([key, part]) => `${key}: ${print(part)}`)
      .join(', ')} }`
  }
  if (value.every((part) => typeof part === 'string')) return `[${value.map(quoted).join(', ')}]`
  return value.length === 0
    ? '[]'
    : `[\n${value.map((part) => `${indent}  ${print(part)},\n`).join('')}${indent}]`
}

const quoted = (text: string) => `'${text.replace(/[\\']/g, '\\$&').replaceAll('\n', '\\n')}'`
