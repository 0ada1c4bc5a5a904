/** Owners of version 0.1.0, whose words stand among the code. */
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { rewritten } from './owners.ts'
import { commit } from './repository.ts'

const ownersCode = [
  'app/**/*.words.ts',
  'server/**/*.words.ts',
  'content/{services,testimonials}.ts',
  'content/projects/*/project.ts',
]

const taken = /\$\{(?:[^{}`]|`[^`]*`|\{[^{}]*\})*\}/.source
const literal = new RegExp(
  String.raw`'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|\`(?:${taken}|[^\`\\]|\\.)*\``,
  'g',
)

/** Texts, not names of files, folders or keys. */
const isSentence = (text: string) => /[A-ZÅÄÖ ]/.test(text) && !/^\.{0,2}\//.test(text)

/** The literal texts of a file. A comment with an apostrophe is none. */
const mapTexts = (code: string, change: (text: string) => string) =>
  code
    .split(/(\/\*[\s\S]*?\*\/|^import .*$|^\s*\/\/.*$)/m)
    .map((part, index) =>
      index % 2 === 1
        ? part
        : part.replace(literal, (text) => (isSentence(text.slice(1, -1)) ? change(text) : text)),
    )
    .join('')

const interpolation = new RegExp(String.raw`${taken}|\\u[0-9a-f]{4}|\\.`, 'g')

/** An owner who has rewritten every sentence. */
export function rewriteFormer(folder: string) {
  for (const file of globSync(ownersCode, { cwd: folder })) {
    const path = join(folder, file)
    writeFileSync(
      path,
      mapTexts(readFileSync(path, 'utf8'), (text) => {
        const kept: string[] = text.match(interpolation) ?? []
        return text
          .split(interpolation)
          .map((part, index) => rewritten(part) + (kept[index] ?? ''))
          .join('')
      }),
    )
  }
  for (const file of globSync('content/articles/*/*.md', { cwd: folder })) {
    const path = join(folder, file)
    writeFileSync(path, `${readFileSync(path, 'utf8')}\nMy own last line.\n`)
  }
  commit(folder, {})
}

/** What an owner of 0.1.0 says: the parts of its sentences between facts. */
export const formerTexts = (folder: string) =>
  globSync(ownersCode, { cwd: folder })
    .flatMap((file) => partsIn(readFileSync(join(folder, file), 'utf8')))
    .map((part) => part.trim())
    .filter((part) => part.length > 12)

function partsIn(code: string): string[] {
  const found: string[] = []
  mapTexts(code, (text) => {
    const said = text.slice(1, -1)
    found.push(...said.split(interpolation), ...(said.match(interpolation) ?? []).flatMap(partsIn))
    return text
  })
  return found
}

/** An owner as most were: facts, colors, home, about, a question, a place, services and a testimonial, other articles. */
export function makeFormerOwn(folder: string) {
  const change = (name: string, ...changes: [from: string | RegExp, to: string][]) => {
    const file = join(folder, name)
    const text = readFileSync(file, 'utf8')
    const changed = changes.reduce((all, [from, to]) => all.replace(from, () => to), text)
    if (changed === text) throw new Error(`${name} is not as expected`)
    writeFileSync(file, changed)
  }
  change(
    'content/facts.ts',
    ["brand: 'Kodhamn'", "brand: 'Ekdal IT'"],
    ["product = 'kodhamn'", "product = 'ekdal'"],
    ["origin = 'https://kodhamn.example'", "origin = 'https://ekdal.se'"],
    ["owner: ''", "owner: 'Åsa Ekdal'"],
    [/email: '.*'/, "email: 'asa@ekdal.se'"],
    [/phone: '.*'/, "phone: '+46455123456'"],
    ["town: 'Sölvesborg'", "town: 'Ronneby'"],
    [/years: '8\+'/, "years: '12'"],
  )
  change('public/icon.svg', ['<svg ', '<svg data-own="" '])
  change('app/styles/tokens.css', ['--beacon: #f6b54b', '--beacon: #7fd0bb'])
  change(
    'app/pages/home/home.words.ts',
    [/lead: 'I build.*'/, "lead: 'I look after computers in Ronneby, so that you need not.'"],
    [/lead: 'Jag bygger.*'/, "lead: 'Jag tar hand om datorer i Ronneby, så att du slipper.'"],
  )
  change('app/pages/about/about.words.ts', [
    "heading: 'Den som svarar är den som bygger'",
    "heading: 'Den du ringer är den som kommer'",
  ])
  for (const [heading, question, answer] of [
    ['Before we begin', 'Do you come by bike?', 'Yes, as far as the road is dry.'],
    ['Innan vi börjar', 'Kommer du på cykel?', 'Ja, så länge vägen är torr.'],
  ])
    change('app/pages/faq/faq.words.ts', [
      new RegExp(`heading: '${heading}',\\s*items: \\[`),
      `heading: '${heading}',\n        items: [{ question: '${question}', answer: '${answer}' },`,
    ])
  change('app/pages/location/malmo.words.ts', [
    /heading: 'IT-konsult i Malmö'/,
    "heading: 'Datorhjälp i Malmö'",
  ])
  change('server/mail/mail.words.ts', [
    '(name: string) => `Meddelande',
    "(name: string) => !name ? 'Någon utan namn har skrivit' : `Brev i lådan",
  ])
  change('content/services.ts', [/name: 'Webbutveckling'/, "name: 'Hemsidor som håller'"])
  change('app/pages/service/it-consulting.words.ts', [
    "title: 'IT consulting and technical advice'",
    "title: 'Advice before you buy, in plain words'",
  ])
  change('content/testimonials.ts', [
    /quote:\s*'Förr gick.*'/,
    "quote: 'Hon svarade samma dag, och servern gick igång.'",
  ])
  // Without a place, which code named too.
  rmSync(join(folder, 'app/pages/location/karlskrona.words.ts'))
  change('app/pages.ts', [", 'karlskrona'", ''])
  change('app/pages/location/location.tsx', [/import .* karlskrona .*\n/, ''], [/ {2}karlskrona: .*\n/, ''])
  const cover = readFileSync(join(folder, 'content/articles/it-services-solvesborg/cover.svg'))
  rmSync(join(folder, 'content/articles'), { recursive: true })
  const article = join(folder, 'content/articles/min-server/sv.md')
  mkdirSync(dirname(article), { recursive: true })
  writeFileSync(join(dirname(article), 'cover.svg'), cover)
  writeFileSync(
    article,
    readFileSync('tests/fixtures/site/articles/a-quiet-server/sv.md', 'utf8')
      .replace(/^slug: .*/m, 'id: 99\ndate: 2026-11-20\nonly: sv')
      .replace('category: devops', 'category: Automatisering')
      .replace(/\[([^\]]*)\]\(place:[^)]*\)/g, '$1'),
  )
  commit(folder, {})
}
