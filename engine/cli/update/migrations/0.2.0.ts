import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Document, isMap, isScalar, isSeq, parseDocument } from 'yaml'

export function bringTo020(folder: string) {
  for (const file of globSync(join(folder, 'projects/*/project.yaml')))
    edit(file, (project) => removeMissingArticles(project, folder))
  for (const file of globSync(join(folder, 'facts.yaml'))) edit(file, renameReplyDays)
  for (const [part, sentences] of Object.entries(renamedHoles))
    for (const file of globSync(join(folder, `words/${part}.yaml`)))
      edit(file, (words) => sentences.map((sentence) => renameHole(words, sentence)).includes(true))
  for (const file of globSync(join(folder, 'words/booking-mails.yaml'))) edit(file, splitLetters)
  for (const file of globSync(join(folder, 'words/layout.yaml'))) edit(file, moveSwitch)
  keepCategories(folder)
}

/** Writes a file anew where something of it was changed. */
function edit(file: string, change: (document: Document) => boolean) {
  const document = parseDocument(readFileSync(file, 'utf8'))
  if (change(document)) writeFileSync(file, document.toString({ lineWidth: 0 }))
}

/** Projects named articles that were not there, which they may no longer. */
function removeMissingArticles(project: Document, folder: string): boolean {
  const related = project.get('related')
  if (!isSeq(related)) return false
  const count = related.items.length
  related.items = related.items.filter((name) => existsSync(join(folder, 'articles', String(name))))
  return related.items.length < count
}

/** The promised hours of a reply were opening hours; now days on which the owner is closed do not count. */
function renameReplyDays(facts: Document): boolean {
  if (!isMap(facts.contents)) return false
  const pair = facts.contents.items.find(({ key }) => isScalar(key) && key.value === 'replyCountsOfficeHours')
  if (!pair || !isScalar(pair.key) || !isScalar(pair.value)) return false
  pair.key.value = 'replyOnClosedDays'
  pair.value = facts.createNode(pair.value.value === false)
  return true
}

/** What sentences take in, where it had the name of a fact: `[path, before, after]`. */
const renamedHoles: Record<string, readonly (readonly [path: string, before: string, after: string])[]> = {
  blog: [['minutes', 'minutes', 'count']],
  location: [['map.shows', 'region', 'place']],
  'share-image': [['map', 'region', 'waters']],
  mails: [['owner.text', 'email', 'address']],
  'newsletter-mails': [
    ['page.confirm.text', 'email', 'address'],
    ['page.leave.text', 'email', 'address'],
  ],
}

const inEachLanguage = (path: string) => ['en', 'sv'].map((language) => [language, ...path.split('.')])

function renameHole(words: Document, [path, before, after]: readonly [string, string, string]): boolean {
  const found = inEachLanguage(path).filter((keys) => String(words.getIn(keys) ?? '').includes(`{${before}}`))
  for (const keys of found)
    words.setIn(
      keys,
      String(words.getIn(keys)).replaceAll(`{${before}}`, () => `{${after}}`),
    )
  return found.length > 0
}

/** A letter about a booking was one text; now it is a list of paragraphs. */
function splitLetters(words: Document): boolean {
  const found = inEachLanguage('owner.text').filter((keys) => typeof words.getIn(keys) === 'string')
  for (const keys of found) words.setIn(keys, words.createNode(String(words.getIn(keys)).split('\n\n')))
  return found.length > 0
}

/** How to come to a language was said by the other one; now each says it of itself. Its sign is its tag. */
function moveSwitch(words: Document): boolean {
  const found = inEachLanguage('switchLanguage').filter((keys) => words.hasIn(keys))
  for (const [language = '', key] of found) {
    words.setIn([language === 'en' ? 'sv' : 'en', 'switchHere'], words.getIn([language, key]))
    words.deleteIn([language, key])
  }
  const signs = inEachLanguage('otherLanguage').filter((keys) => words.deleteIn(keys))
  return found.length + signs.length > 0
}

/** What the engine called the categories that it knew, before they were the owner's. */
const formerCategories = {
  blog: {
    'web-development': { en: 'Web Development', sv: 'Webbutveckling' },
    automation: { en: 'Automation', sv: 'Automatisering' },
    devops: { en: 'DevOps', sv: 'DevOps' },
    'case-study': { en: 'Case Study', sv: 'Fallstudie' },
    engineering: { en: 'Engineering', sv: 'Teknik', inFilter: false },
    infrastructure: { en: 'Infrastructure', sv: 'Infrastruktur', inFilter: false },
    productivity: { en: 'Productivity', sv: 'Produktivitet', inFilter: false },
  },
  projects: {
    infrastructure: { en: 'Infrastructure', sv: 'Infrastruktur' },
    'web-development': { en: 'Web Development', sv: 'Webbutveckling' },
  },
}

/** Articles and projects name them, and the owner's words may have called them otherwise. */
function keepCategories(folder: string) {
  const known = Object.values(formerCategories).flatMap(Object.keys).join('|')
  const naming = new RegExp(`^category: *["']?(?:${known})["']? *$`, 'm')
  const files = globSync([join(folder, 'articles/*/*.md'), join(folder, 'projects/*/project.yaml')])
  if (!files.some((file) => naming.test(readFileSync(file, 'utf8')))) return
  const file = join(folder, 'pages.yaml')
  const pages = parseDocument(existsSync(file) ? readFileSync(file, 'utf8') : '')
  if (pages.has('categories')) return
  pages.set('categories', pages.createNode(formerCategories))
  for (const [list, part] of [
    ['blog', 'blog'],
    ['projects', 'portfolio'],
  ] as const)
    for (const words of globSync(join(folder, `words/${part}.yaml`)))
      takeLabels(parseDocument(readFileSync(words, 'utf8')), pages, list)
  writeFileSync(file, pages.toString({ lineWidth: 0 }))
}

function takeLabels(words: Document, pages: Document, list: keyof typeof formerCategories) {
  for (const key of Object.keys(formerCategories[list]))
    for (const keys of inEachLanguage(`categories.${key}`)) {
      const label = words.getIn(keys)
      if (label) pages.setIn(['categories', list, key, keys[0]], label)
    }
}
