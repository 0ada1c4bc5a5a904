import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseAst } from 'vite'

/* Makes another owner's content from this one: changes every sentence and figure, and keeps everything valid. */

const vowels = new Map(
  Array.from('aeiouyåäö', (letter, index, all = 'eiouyaäöå') => [letter, all[index] ?? '']),
)

/** Words and numbers, and the placeholders, escapes, URLs and code that must not change. */
const tokens =
  /\\u[0-9a-f]{4}|\d{4}-\d\d-\d\d|\\.|\$?\{[^}]*\}|\[\[[^\]]*\]\]|https?:\S+|mailto:\S+|[\w.-]+@[\w.-]+|`[^`]*`|\p{L}{4,}|\d+/giu

/** Keeps the number of letters and digits, so that nothing becomes too long or too short. */
const rewrite = (text: string) =>
  text.replaceAll(tokens, (token) => {
    if (/^\d+$/.test(token)) return token.replaceAll(/[1-9]/g, (digit) => String((Number(digit) % 9) + 1))
    return /^\p{L}{4,}$/u.test(token) ? otherWord(token) : token
  })

const otherWord = (word: string) =>
  Array.from(word, (letter) => {
    const other = vowels.get(letter.toLowerCase()) ?? letter
    return letter === letter.toLowerCase() ? other : other.toUpperCase()
  }).join('')

/** Fields with identifiers instead of sentences, and towns, which must be on the map. */
const keys = ['slug', 'folder', 'pictures', 'related', 'links', 'logo', 'towns', 'id', 'icon', 'code', 'per']

interface Node {
  type: string
  start: number
  end: number
  [field: string]: unknown
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value

/** The positions of the visible texts in a source: its strings except types, imports and identifiers. */
function textsIn(node: Node, within: string | undefined): [number, number][] {
  if (
    /^(Import|Export(All|Named)?Declaration$|TS(?!As|Satisfies))/.test(node.type) &&
    !('declaration' in node)
  )
    return []
  if (node.type === 'Literal') return typeof node.value === 'string' ? [[node.start + 1, node.end - 1]] : []
  if (node.type === 'TemplateElement') return [[node.start, node.end]]
  if (node.type === 'Property' && isNode(node.key)) {
    const name = String(node.key.name ?? node.key.value)
    // The category of a project is a key; that of its case study is a label.
    const isListOfKeys = name === 'services' && isNode(node.value) && node.value.type === 'ArrayExpression'
    if (keys.includes(name) || isListOfKeys || (name === 'category' && within === undefined)) return []
    return isNode(node.value) ? textsIn(node.value, name) : []
  }
  if (node.type === 'MemberExpression') return []
  return Object.values(node)
    .flat()
    .filter(isNode)
    .flatMap((child) => textsIn(child, within))
}

function rewriteSource(file: string, only: (node: Node) => Node | undefined = (node) => node) {
  const source = readFileSync(file, 'utf8')
  const program: unknown = parseAst(source, { lang: 'ts' })
  const root = isNode(program) ? only(program) : undefined
  if (!root) throw new Error(`${file} holds nothing to rewrite`)
  let rewritten = source
  for (const [start, end] of textsIn(root, undefined).toSorted(([a], [b]) => b - a))
    rewritten = rewritten.slice(0, start) + rewrite(source.slice(start, end)) + rewritten.slice(end)
  writeFileSync(file, rewritten)
}

/** The value of the first field or constant of this name. */
function definitionOf(node: Node, name: string): Node | undefined {
  const [key, value] = node.type === 'VariableDeclarator' ? [node.id, node.init] : [node.key, node.value]
  if (isNode(key) && key.name === name && isNode(value)) return value
  for (const child of Object.values(node).flat().filter(isNode)) {
    const definition = definitionOf(child, name)
    if (definition) return definition
  }
  return undefined
}

/** Rewrites one line of front matter: words, id, date or slug. */
function rewriteField(line: string): string {
  const [, name = '', value = ''] = /^(\w+): (.*)$/.exec(line) ?? []
  if (['title', 'description', 'excerpt', 'tags', 'keywords', 'alt'].includes(name))
    return `${name}: ${rewrite(value)}`
  if (['id', 'views', 'likes'].includes(name)) return `${name}: ${Number(value) + 20}`
  if (name === 'date') {
    const earlier = new Date(Date.parse(value) - 40 * 24 * 60 * 60 * 1000)
    return `date: ${earlier.toISOString().slice(0, 10)}`
  }
  return name === 'slug' ? line.replace(/"?$/, (quote) => `-2${quote}`) : line
}

/** Rewrites Markdown outside of code. Links keep their target, but anchors change with their heading. */
const rewriteText = (text: string) =>
  text
    .split(/(\]\([^)]*\)|<[^>]+>|^\s*\d+\. |\{\w+\})/m)
    .map((piece, index) =>
      index % 2 === 0 ? rewrite(piece) : piece.replace(/#[^)\s]+/, (anchor) => rewrite(anchor)),
    )
    .join('')

function rewriteArticle(file: string) {
  const [, head = '', body = ''] = readFileSync(file, 'utf8').split(/^---\n/m)
  const fields = head.trimEnd().split('\n').map(rewriteField)
  if (!/^slug:/m.test(head)) fields.push(`slug: ${file.split('/').at(-2)}-2`)
  const blocks = body.split(/(^```[\s\S]*?^```$)/m)
  const text = blocks.map((block, index) => (index % 2 === 0 ? rewriteLines(block) : block)).join('')
  writeFileSync(file, `---\n${fields.join('\n')}\n---\n${text}`)
}

const rewriteLines = (block: string) => block.split('\n').map(rewriteText).join('\n')

/** Rewrites the owner's content of the project in a folder: words, articles, projects, claims and testimonials. */
export function rewriteContent(folder: string) {
  const files = (...patterns: string[]) =>
    globSync(patterns, { cwd: folder }).map((file) => join(folder, file))
  for (const file of files(
    '{app,server}/**/*.words.ts',
    'content/{testimonials,promises}.ts',
    'content/projects/*/project.ts',
  ))
    rewriteSource(file)
  rewriteSource(join(folder, 'content/services.ts'), (program) => definitionOf(program, 'services'))
  for (const fact of ['claims', 'prices', 'supportTerms'])
    rewriteSource(join(folder, 'content/facts.ts'), (program) => definitionOf(program, fact))
  for (const file of files('content/articles/*/*.md')) rewriteArticle(file)
}
