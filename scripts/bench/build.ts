import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
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
import type { Figure, Options } from './figures.ts'
import { startProgram } from './serve.ts'

/** Measures the time and memory of a build, and the size of its pages. */
export async function measureBuilds({ isQuick }: Options): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const articles of isQuick ? [20] : [20, 200]) {
    const folder = copyWithArticles(articles)
    const { seconds, megabytes } = await build(folder)
    const pages = globSync('**/*.html.br', { cwd: join(folder, 'build/site') })
    const isArticle = (file: string) => /^(sv\/)?blog\/[^/]+$/.test(file)
    const largest = (files: string[]) =>
      Math.max(...files.map((file) => statSync(join(folder, 'build/site', file)).size / 1024))
    const what = `${articles} articles, half of them in each language`
    figures.push(
      { what: `${what} · build`, value: seconds, unit: 's' },
      { what: `${what} · memory at most`, value: megabytes, unit: 'MB' },
      {
        what: `${what} · largest page, brotli`,
        value: largest(pages.filter((file) => !isArticle(file))),
        unit: 'KB',
        target: { of: 'value', atMost: 16 },
      },
      {
        what: `${what} · largest article, brotli`,
        value: largest(pages.filter(isArticle)),
        unit: 'KB',
        target: { of: 'value', atMost: 24 },
      },
    )
    rmSync(folder, { recursive: true })
  }
  return figures
}

/** The inputs of a build. */
const sources = [
  ...['app', 'content', 'desk', 'public', 'scripts', 'server', 'vite'],
  ...['package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts', 'react-router.config.ts'],
]

/** Copies the sources to a new folder, and the articles under other names until there are `count`. */
function copyWithArticles(count: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'articles-'))
  for (const source of sources) cpSync(source, join(folder, source), { recursive: true })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  const articles = join(folder, 'content/articles')
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

async function build(folder: string) {
  const start = performance.now()
  const child = startProgram(process.execPath, ['scripts/build.ts'], folder)
  child.stdout.resume()
  let megabytes = 0
  const watch = setInterval(() => {
    megabytes = Math.max(megabytes, memoryOf(child.pid ?? 0))
  }, 250)
  const [code] = await once(child, 'exit')
  clearInterval(watch)
  if (code !== 0) throw new Error(`The build in ${folder} failed`)
  return { seconds: (performance.now() - start) / 1000, megabytes }
}

/** The memory of a process and its descendants, in megabytes. */
function memoryOf(root: number): number {
  const table = execFileSync('ps', ['-e', '--sort=start_time', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' })
  const family = new Set([root])
  let kilobytes = 0
  // Sorted by start time: parents come before their children.
  for (const row of table.trim().split('\n')) {
    const [pid = 0, parent = 0, memory = 0] = row.trim().split(/\s+/).map(Number)
    if (!family.has(pid) && !family.has(parent)) continue
    family.add(pid)
    kilobytes += memory
  }
  return kilobytes / 1024
}
