import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'

/**
 * Copies the sources as Git knows them to a folder of their own and adds articles until there are so many, half of them
 * in each language: the site's own texts in turn, each with its paragraphs in another order, so that no two are the
 * same. Returns the folder.
 */
export function copyWithArticles(count: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'articles-'))
  const { stdout } = spawnSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
  for (const file of stdout.split('\n').filter(Boolean)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    cpSync(file, join(folder, file))
  }
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  const articles = join(folder, 'content/articles')
  const own = stdout
    .split('\n')
    .filter((file) => /^content\/articles\/[^/]+\/en\.md$/.test(file))
    .map((file) => basename(dirname(file)))
  for (let number = own.length; number < count / 2; number++) {
    const from = join('content/articles', own[number % own.length] ?? '')
    const to = join(articles, `note-${number}`)
    mkdirSync(to)
    cpSync(join(from, 'cover.svg'), join(to, 'cover.svg'))
    for (const language of ['en', 'sv'])
      writeFileSync(
        join(to, `${language}.md`),
        varied(readFileSync(join(from, `${language}.md`), 'utf8'), number, language),
      )
  }
  return folder
}

export const removeCopy = (folder: string) => rmSync(folder, { recursive: true, force: true })

function varied(source: string, number: number, language: string): string {
  const [, head = '', text = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? []
  const day = String(1 + (number % 28)).padStart(2, '0')
  const fields = head
    .split('\n')
    .filter((line) => !/^(slug|aliases|featured|views|likes|updated):/.test(line))
    .map((line) =>
      line
        .replace(/^id: .*/, `id: ${1000 + number}`)
        .replace(/^date: .*/, `date: ${2010 + (number % 15)}-0${1 + (number % 9)}-${day}`)
        .replace(
          /^title: (.{0,50}).*/,
          (_, title: string) => `title: ${title.replace(/["':]/g, '').trim()} ${number}`,
        ),
    )
  if (language === 'sv') fields.push(`slug: anteckning-${number}`)
  const [opening = '', ...sections] = text.split(/^(?=## )/m)
  const turned = sections.map((_, index) => sections[(index + number) % sections.length] ?? '')
  return `---\n${fields.join('\n')}\n---\n${opening}${turned.slice(0, sections.length - (number % 3)).join('')}`
}
