/** Owners whose sites are made from the example, and a site to keep of a release. */
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Document, isMap, isSeq, parse, parseDocument, stringify } from 'yaml'
import { knownLanguages } from '../../engine/core/text/language.ts'

const yaml = (value: unknown) => stringify(value, { lineWidth: 0 })

/** Every sentence in other letters: as long as before, with the same names, addresses and marks. */
const rewritten = (text: string) =>
  text.replace(/\\?\{[\w.]+\}|\]\([^)]*\)|\w+:\/\/\S+|[\w.]+@\S+|[aeo]/g, (part) => letters.get(part) ?? part)
const letters = new Map([
  ['a', 'à'],
  ['e', 'ë'],
  ['o', 'ó'],
])

/** A value of a site's YAML with its sentences rewritten: what stands below a language, but for parts of addresses. */
function rewriteAll(value: unknown, isSaid = false): unknown {
  if (typeof value === 'string') return isSaid ? rewritten(value) : value
  if (Array.isArray(value)) return value.map((item) => rewriteAll(item, isSaid))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      key === 'slug' || key === 'aliases'
        ? item
        : rewriteAll(item, isSaid || knownLanguages.some((one) => one === key)),
    ]),
  )
}

/** An owner who has rewritten every sentence: those of the example's site, and those of the engine. */
export function rewriteEverything(folder: string) {
  cpSync('example/site', join(folder, 'site'), { recursive: true })
  for (const file of globSync(join(folder, 'site/**/*.yaml'), { exclude: ['**/words/**', '**/map.yaml'] }))
    writeFileSync(file, yaml(rewriteAll(parse(readFileSync(file, 'utf8')))))
  writeWords(join(folder, 'site'), (words) => words)
}

/** A small site with each kind of file, and with a sentence of every part of the engine's words in both languages. */
export function keepSite(folder: string) {
  cpSync('tests/fixtures/site', folder, { recursive: true })
  writeWords(folder, (words) =>
    Object.fromEntries(Object.entries(words).map(([language, said]) => [language, firstOf(said)])),
  )
}

/** A value with nothing but its first text, or its first list. */
const firstOf = (value: object): object =>
  Object.fromEntries(
    Object.entries(value)
      .slice(0, 1)
      .map(([key, item]) => [key, typeof item === 'object' && !Array.isArray(item) ? firstOf(item) : item]),
  )

/** Writes a site's words, rewritten: of each part what is chosen of the words of the engine. */
function writeWords(site: string, choose: (words: Record<string, object>) => object) {
  const { stdout, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'print-words.ts')], {
    env: { PATH: process.env.PATH },
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  if (!stdout) throw new Error(stderr)
  const parts: Record<string, Record<string, object>> = JSON.parse(stdout)
  const folder = join(site, 'words')
  mkdirSync(folder, { recursive: true })
  for (const [part, words] of Object.entries(parts))
    writeFileSync(join(folder, `${part}.yaml`), yaml(rewriteAll(choose(words))))
}

/** An owner as most are: own facts, color and words, two services, a question, a testimonial, one article in place of all. */
export function makeOwn(folder: string) {
  const site = join(folder, 'site')
  cpSync('example/site', site, { recursive: true })
  for (const room of [
    'articles',
    'services/automation',
    'services/infrastructure',
    'testimonials/creator',
    'places/malmo',
  ])
    rmSync(join(site, room), { recursive: true })

  const change = (name: string, edit: (document: Document) => void) => {
    const file = join(site, name)
    const document = existsSync(file) ? parseDocument(readFileSync(file, 'utf8')) : new Document({})
    edit(document)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, document.toString({ lineWidth: 0 }))
  }
  const say = (name: string, texts: Record<string, unknown>) =>
    change(name, (document) => {
      for (const [path, text] of Object.entries(texts))
        document.setIn(
          path.split('/').map((key) => (/^\d+$/.test(key) ? Number(key) : key)),
          text,
        )
    })
  say('facts.yaml', {
    brand: 'Ekdal IT',
    shortName: 'ekdal',
    origin: 'https://ekdal.se',
    owner: 'Åsa Ekdal',
    email: 'asa@ekdal.se',
    phone: '+46455123456',
    'address/town': 'Ronneby',
    prices: [],
    'claims/en/years': '12',
    'claims/sv/years': '12',
    social: [],
  })
  say('brand.yaml', { color: '#7fd0bb' })
  change('brand.yaml', (document) => document.delete('tokens'))
  say('words/home.yaml', {
    'en/lead': 'I look after computers in {town}, so that you don’t have to.',
    'sv/lead': 'Jag tar hand om datorer i {town}, så att du slipper.',
  })
  say('words/about.yaml', { 'sv/heading': 'Den du ringer är den som kommer' })
  for (const service of ['web-development', 'it-consulting'])
    change(`services/${service}/service.yaml`, (document) => {
      document.delete('cover')
      document.setIn(['sv', 'summary'], 'Jag gör det själv, och du får veta vad det kostar.')
      const sections = document.get('sections')
      if (isSeq(sections))
        sections.items = sections.items.filter((one) => isMap(one) && one.get('kind') !== 'reading')
    })
  for (const file of globSync('projects/*/project.yaml', { cwd: site }))
    change(file, (document) => document.set('related', []))
  say('testimonials/game-server/testimonial.yaml', {
    'sv/quote': 'Hon svarade samma dag, och servern gick igång.',
  })
  say('questions/ekdal/questions.yaml', {
    order: 9,
    en: { heading: 'From Ronneby', items: [{ question: 'Do you come by bike?', answer: 'Yes, in {town}.' }] },
    sv: { heading: 'Från Ronneby', items: [{ question: 'Kommer du på cykel?', answer: 'Ja, i {town}.' }] },
  })
  const article = join(site, 'articles/min-server')
  mkdirSync(article, { recursive: true })
  writeFileSync(
    join(article, 'cover.svg'),
    readFileSync('tests/fixtures/site/articles/a-quiet-server/cover.svg'),
  )
  const sv = readFileSync('tests/fixtures/site/articles/a-quiet-server/sv.md', 'utf8')
  writeFileSync(
    join(article, 'sv.md'),
    sv
      .replace(/^slug: .*/m, 'id: 1\ndate: 2026-11-20\nonly: sv')
      .replace(/\[([^\]]*)\]\(place:[^)]*\)/g, '$1'),
  )
}

/** An owner on Windows, whose editor ends lines with two characters. */
export function endLinesAsWindows(folder: string) {
  for (const file of globSync('site/**/*.{yaml,md}', { cwd: folder })) {
    const text = readFileSync(join(folder, file), 'utf8')
    writeFileSync(join(folder, file), text.replaceAll('\n', '\r\n'))
  }
}

/** All that a site says: each text of its YAML but names of folders, with what is set aside; and its Markdown. */
export function sentencesIn(folder: string): Set<string> {
  const textsIn = (value: unknown): string[] =>
    typeof value === 'string'
      ? [value]
      : typeof value === 'object' && value !== null
        ? Object.values(value).flatMap(textsIn)
        : []
  return new Set(
    globSync('site/**/*.{yaml,md}', { cwd: folder })
      .flatMap((file) => {
        const text = readFileSync(join(folder, file), 'utf8')
        return file.endsWith('.md') ? [text] : textsIn(parse(text))
      })
      .filter((text) => !/^[a-z0-9]+(-[a-z0-9]+)+$/.test(text)),
  )
}
