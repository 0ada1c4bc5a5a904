import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  globSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { git } from '../engine/core/base/git.ts'
import { siteFolder } from '../engine/core/site/folder.ts'
import type { Figure, Options } from './figures.ts'
import { startProgram } from './serve.ts'

/** What the owner waits for: builds of the site as it is and of one with 200 articles, and how large its pages get. */
export async function measureBuilds({ isQuick }: Options): Promise<Figure[]> {
  const folder = copyWithArticles(0)
  const figures = [await timed(folder, 'nothing cached', 40)]
  const [words = ''] = globSync(join(folder, siteFolder, '{words,services/*}/*.yaml')).sort()
  change(words, (text) => text.replace(/: (['"]?)(\p{Lu}\p{L}* \p{Ll})/u, ': $1Indeed $2'))
  figures.push(await timed(folder, 'after a changed sentence', 8))
  const [article = ''] = globSync(join(folder, siteFolder, 'articles/*/en.md'))
  change(article, (text) => `${text}\nA new last sentence.\n`)
  figures.push(await timed(folder, 'after a changed article', 8), ...largestPages(folder))
  rmSync(folder, { recursive: true })
  if (isQuick) return figures
  const large = copyWithArticles(200)
  figures.push(await timed(large, 'nothing cached, 200 articles'), ...largestPages(large))
  rmSync(large, { recursive: true })
  return figures
}

const change = (file: string, by: (text: string) => string) =>
  writeFileSync(file, by(readFileSync(file, 'utf8')))

async function timed(folder: string, when: string, atMost?: number): Promise<Figure> {
  const start = performance.now()
  const child = startProgram(process.execPath, ['engine/bin/kodhamn.js', 'build'], folder)
  child.stdout.resume()
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`The build in ${folder} failed`)
  const value = (performance.now() - start) / 1000
  return { what: `Build, ${when}`, value, unit: 's', ...(atMost ? { target: { of: 'value', atMost } } : {}) }
}

function largestPages(folder: string): Figure[] {
  const pages = globSync('**/*.html.br', { cwd: join(folder, 'build/site') })
  const isArticle = (file: string) => /^(sv\/)?blog\/[^/]+$/.test(file)
  const largest = (files: string[]) =>
    Math.max(...files.map((file) => statSync(join(folder, 'build/site', file)).size / 1024))
  return [
    { what: 'Largest page', files: pages.filter((file) => !isArticle(file)), atMost: 16 },
    { what: 'Largest article', files: pages.filter(isArticle), atMost: 24 },
  ].map(({ what, files, atMost }) => ({
    what: `${what}, brotli`,
    value: largest(files),
    unit: 'KB',
    target: { of: 'value', atMost },
  }))
}

/**
 * Copies what git has or would take to a new folder, and the articles under other names until there are `count`, half of
 * them in each language.
 */
function copyWithArticles(count: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'articles-'))
  const listed = git(['ls-files', '-co', '--exclude-standard', '-z'])
  for (const file of listed.split('\0').filter((name) => existsSync(name))) cpSync(file, join(folder, file))
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  const articles = join(folder, siteFolder, 'articles')
  const own = readdirSync(articles)
  for (let number = own.length; number < count / 2; number++) {
    const copy = join(articles, `note-${number}`)
    cpSync(join(articles, own[number % own.length] ?? ''), copy, { recursive: true })
    for (const file of globSync('*.md', { cwd: copy })) rename(join(copy, file), number)
  }
  return folder
}

/** Gives a copied article its own id, title and slug. */
function rename(file: string, number: number) {
  const [, head = '', ...text] = readFileSync(file, 'utf8').split(/^---\n/m)
  const otherLines = head.split('\n').filter((line) => line && !/^(slug|title|aliases|featured):/.test(line))
  const lines = otherLines.map((line) => line.replace(/^id: .*/, () => `id: ${1000 + number}`))
  lines.push(`slug: note-${number}`, `title: Note ${number}`)
  writeFileSync(file, `---\n${lines.join('\n')}\n---\n${text.join('---\n')}`)
}
