import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Figure } from './figures.ts'
import { copyWithArticles, removeCopy } from './generated.ts'
import { startProgram } from './serve.ts'

const largest = { articles: 2000, seconds: 240, megabytes: 2048 }

/** How long the build takes and how much memory, as articles become more; and how large their pages are. */
export async function measureBuilds({ isQuick }: { isQuick: boolean }): Promise<Figure[]> {
  const figures: Figure[] = []
  let before: { seconds: number; articles: number } | undefined
  for (const articles of isQuick ? [20] : [20, 200, largest.articles]) {
    const folder = copyWithArticles(articles)
    const { seconds, megabytes, isBuilt } = await build(folder)
    const isLargest = articles === largest.articles
    if (!isBuilt) console.error(`The build of ${articles} articles failed`)
    figures.push(
      {
        part: 'build',
        what: `${articles} articles, half of them in each language`,
        value: isBuilt ? seconds : Number.NaN,
        unit: 's',
        ...(isLargest ? { target: { of: 'value', atMost: largest.seconds } } : {}),
      },
      {
        part: 'build',
        what: `${articles} articles · memory at most`,
        value: megabytes,
        unit: 'MB',
        ...(isLargest ? { target: { of: 'value', atMost: largest.megabytes } } : {}),
      },
    )
    if (before) {
      figures.push({
        part: 'build',
        what: `${articles} articles · times the seconds, beside times the articles`,
        value: seconds / before.seconds,
        reference: articles / before.articles,
        unit: '×',
        target: { of: 'ratio', atMost: 1 },
      })
    }
    before = { seconds, articles }
    for (const [what, file] of [
      ['an article', 'blog/effective-load-balancing-with-nginx.html.br'],
      ['the blog list', 'blog.html.br'],
    ] as const) {
      const path = join(folder, 'build/site', file)
      const size = existsSync(path) ? statSync(path).size / 1000 : Number.NaN
      figures.push({ part: 'build', what: `${articles} articles · ${what}, brotli`, value: size, unit: 'KB' })
    }
    removeCopy(folder)
  }
  return figures
}

async function build(folder: string) {
  const began = performance.now()
  const child = startProgram(process.execPath, ['scripts/build.ts'], { BUILD_DIR: 'build' }, folder)
  child.stdout.resume()
  let most = 0
  const watch = setInterval(() => {
    most = Math.max(most, memoryOf(child.pid ?? 0))
  }, 250)
  const [code] = await once(child, 'exit')
  clearInterval(watch)
  return { seconds: (performance.now() - began) / 1000, megabytes: most, isBuilt: code === 0 }
}

/** Of a process and all that it has started, in megabytes, as Linux tells it. */
function memoryOf(root: number): number {
  const parents = new Map<number, number>()
  for (const name of readdirSync('/proc').filter((one) => /^\d+$/.test(one))) {
    // A process may end while it is looked at.
    const parent = /PPid:\s+(\d+)/.exec(statusOf(name))?.[1]
    if (parent) parents.set(Number(name), Number(parent))
  }
  const isOurs = (pid: number): boolean => pid === root || (parents.has(pid) && isOurs(parents.get(pid) ?? 0))
  return [...parents.keys()]
    .filter(isOurs)
    .reduce((sum, pid) => sum + Number(/VmRSS:\s+(\d+)/.exec(statusOf(String(pid)))?.[1] ?? 0) / 1024, 0)
}

function statusOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8')
  } catch {
    return ''
  }
}
