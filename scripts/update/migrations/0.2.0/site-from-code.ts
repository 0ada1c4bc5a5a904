/**
 * Makes `site/` from what an owner of 0.1.0 has written among the code. It begins with the example, as that owner's did; what
 * the owner has changed since takes the place of what stands there now. What has no place there any more is set aside in
 * `words/unused/`.
 */
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseSync, Visitor } from 'vite'
import { Document, isMap, isSeq, parse, parseDocument, type YAMLSeq } from 'yaml'
import { colorsFrom, themes, weakPairs } from '../../../../content/colors.ts'
import type { Facts } from '../../../../content/facts-schema.ts'
import { languages } from '../../../../content/language.ts'
import { type Change, change, empty } from '../../../setup/site.ts'
import { readDefaultWords, sentencesOf } from '../../default-words.ts'
import { tryGit } from '../../git.ts'
import { setAside } from '../../set-aside.ts'
import { domain, forgetFormer, formerFiles, writeFormer } from './former-site.ts'

type Path = (string | number)[]
type Values = Record<string, unknown>

/** Makes the site of the owner whose last commit this is; not where nothing was changed. */
export async function siteFromCode(site: string, { base, own }: { base: string; own: string }) {
  const changed = formerFiles(base, own)
  if (changed.length === 0) return
  const sources = { was: writeFormer(base, 'was'), is: writeFormer(own, 'own'), changed }
  cpSync('example', site, { recursive: true })
  for (const name of ['page-dates.json', 'accessibility.json']) rmSync(join(site, name), { force: true })

  const files = createFiles(site)
  await convertFacts(files, sources)
  convertColors(files, sources)
  await convertTestimonials(site, files, sources)
  await convertPages(site, files, sources)
  convertArticles(site, sources)
  await convertSentences(site, files, sources)
  files.write()
  removeDeadLinks(site, files)
  files.write()
  keepOtherTexts(site, files, { base, own, changed })
  files.write()
  for (const name of files.aside) console.log(`${name}\n  set aside in ${site}/words/unused/`)
  for (const file of notTaken(site, sources))
    console.log(`${file}\n  not all of it is taken over: yours is in the commit before this one`)
  forgetFormer()
}

/** Folders of the engine that the owner began with and of the owner, and the owner's files that differ. */
interface Sources {
  was: string
  is: string
  changed: readonly string[]
}

/** The YAML files of the site, each read once and written at the end. */
function createFiles(site: string) {
  const documents = new Map<string, Document>()
  const aside: string[] = []
  const open = (name: string) => {
    const file = join(site, name)
    const document =
      documents.get(name) ?? (existsSync(file) ? parseDocument(readFileSync(file, 'utf8')) : new Document({}))
    documents.set(name, document)
    return document
  }
  return {
    aside,
    open,
    isNew: (name: string) => !existsSync(join(site, name)),
    /** Whether a new file may have a text at a path: one of the example of its kind has. */
    mayHave: (name: string, path: Path) => {
      const [room = '', , file = ''] = name.split('/')
      return globSync(`example/${room}/*/${file}`).some((one) => {
        const value = parse(readFileSync(one, 'utf8'))
        return sentencesOf(value).some(([key]) => inAnyEntry(key) === inAnyEntry(path.join('.')))
      })
    },
    /** Keeps a text that has no place. */
    setAside(part: string, path: Path, text: string) {
      setAside(open(`words/unused/${part}.yaml`), path.map(String), text)
      aside.push(`${part}.${path.join('.')}`)
    },
    remove(room: string) {
      for (const name of documents.keys()) if (name.startsWith(`${room}/`)) documents.delete(name)
      rmSync(join(site, room), { recursive: true, force: true })
    },
    write() {
      for (const [name, document] of documents) {
        if (Object.keys(document.toJS()).length === 0) continue
        mkdirSync(dirname(join(site, name)), { recursive: true })
        writeFileSync(
          join(site, name),
          document.toString({ lineWidth: 0, singleQuote: true, flowCollectionPadding: false }),
        )
      }
      documents.clear()
    },
  }
}
type Files = ReturnType<typeof createFiles>

const inAnyEntry = (path: string) => path.replaceAll(/\b\d+\b/g, '*')

const load = (folder: string, file: string): Promise<Values> =>
  existsSync(join(folder, file)) ? import(pathToFileURL(join(folder, file)).href) : Promise.resolve({})

/** All facts that there were, in the file of a new owner, which claims nothing else. */
async function convertFacts(files: Files, { is }: Sources) {
  const document = files.open('facts.yaml')
  const { facts } = await load(is, 'content/real-facts.ts')
  const { area, address } = document.toJS()
  empty(document, languages[0], new Date().toISOString().slice(0, 10))
  const { product, ...others } = facts as Values
  // It stood in sentences of the example, and belongs to its region.
  if (address.region === (facts as Facts).address.region) change(document, leavesOf(area, ['area']))
  for (const [name, value] of Object.entries({ shortName: product, ...others }))
    if (document.has(name)) change(document, leavesOf(value, [name]))
}

/** Values by their paths; a list is one. */
const leavesOf = (value: unknown, path: readonly string[]): Change[] =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.entries(value).flatMap(([key, item]) => leavesOf(item, [...path, key]))
    : [{ path, value: JSON.parse(JSON.stringify(value)) }]

/** Colors that the owner has changed; those that could not be read follow from the color of the brand. */
function convertColors(files: Files, { was, is }: Sources) {
  const [before, after] = [was, is].map((folder) => {
    const css = readFileSync(join(folder, 'app/styles/tokens.css'), 'utf8')
    return themes.map((theme) => {
      const block =
        css.split(theme === 'dark' ? ':root {' : ':root[data-theme="light"] {')[1]?.split('\n}')[0] ?? ''
      return new Map(
        [...block.matchAll(/--([\w-]+): (#[0-9a-f]{3,6});/gi)].map(([, name = '', color = '']) => [
          name,
          color,
        ]),
      )
    })
  })
  const brand = files.open('brand.yaml')
  for (const [index, theme] of themes.entries())
    for (const [name, color] of after?.[index] ?? []) {
      if (color === before?.[index]?.get(name)) continue
      brand.setIn(['tokens', theme, name], color)
      if (name === 'beacon' && theme === 'dark') brand.set('color', color)
    }
  const { color, tokens } = brand.toJS()
  for (const theme of themes)
    for (const { name, on } of weakPairs(colorsFrom(color, tokens)[theme]))
      for (const one of [name, on]) brand.deleteIn(['tokens', theme, one])
}

/** Articles that the owner has written or changed, without those that the owner has deleted. */
function convertArticles(site: string, { was, is, changed }: Sources) {
  const articles = 'content/articles'
  for (const folder of new Set([was, is].flatMap((one) => readdirSync(join(one, articles))))) {
    const [former, own, now] = [
      join(was, articles, folder),
      join(is, articles, folder),
      join(site, 'articles', folder),
    ]
    const isChanged = changed.some((file) => file.startsWith(`${articles}/${folder}/`))
    if (!existsSync(own)) rmSync(now, { recursive: true, force: true })
    else if (isChanged || !existsSync(now) || !hasLinksOf(now, { site, is })) {
      const hasOwnCover =
        !existsSync(former) || changed.some((file) => file.startsWith(`${articles}/${folder}/cover`))
      if (hasOwnCover) rmSync(now, { recursive: true, force: true })
      for (const file of readdirSync(own)) {
        if (file.startsWith('cover') && !hasOwnCover) continue
        mkdirSync(now, { recursive: true })
        if (file.endsWith('.md'))
          writeFileSync(join(now, file), articleOf(readFileSync(join(own, file), 'utf8')))
        else cpSync(join(own, file), join(now, file))
      }
    }
  }
  // Those that came later are none of the owner's.
  for (const folder of readdirSync(join(site, 'articles')))
    if (!existsSync(join(is, articles, folder))) rmSync(join(site, 'articles', folder), { recursive: true })
}

/** Whether all that an article of the example leads to is in the site. */
const hasLinksOf = (article: string, { site, is }: { site: string; is: string }) =>
  globSync(join(article, '*.md')).every((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\(place:(post|project|service|location)\/([\w-]+)/g)].every(
      ([, kind = '', name = '']) =>
        existsSync(
          kind === 'post'
            ? join(is, 'content/articles', name)
            : join(site, kind === 'location' ? 'places' : `${kind}s`, name),
        ),
    ),
  )

/** Names of facts and categories were others. */
const articleOf = (text: string) =>
  text
    .replaceAll('{site}', '{brand}')
    .replaceAll('{product}', '{shortName}')
    .replace(/^category: *["']?(.*?)["']? *$/m, (_, label: string) => {
      const category = categories.get(label.toLowerCase()) ?? label.toLowerCase().replaceAll(' ', '-')
      return `category: ${category}`
    })
const categories = new Map([
  ['webbutveckling', 'web-development'],
  ['automatisering', 'automation'],
  ['fallstudie', 'case-study'],
  ['infrastruktur', 'infrastructure'],
  ['produktivitet', 'productivity'],
])

interface Testimonial {
  logo: string
  rating: number
  words: Values
}

/** What clients say: each that was changed becomes the owner's. */
async function convertTestimonials(site: string, files: Files, { was, is, changed }: Sources) {
  const [before, after] = await Promise.all(
    [was, is].map(async (folder) => {
      const { testimonials } = await load(folder, 'content/testimonials.ts')
      return (testimonials ?? []) as readonly Testimonial[]
    }),
  )
  for (const folder of readdirSync(join(site, 'testimonials')))
    if (!after?.some(({ logo }) => logo === folder))
      rmSync(join(site, 'testimonials', folder), { recursive: true })
  for (const [index, { logo, rating, words }] of (after ?? []).entries()) {
    const former = before?.find((one) => one.logo === logo)
    const room = `testimonials/${logo}`
    const document = files.open(`${room}/testimonial.yaml`)
    document.set('order', index + 1)
    if (JSON.stringify(former) !== JSON.stringify({ logo, rating, words }))
      for (const [name, value] of Object.entries({ rating, ...words }))
        document.set(name, document.createNode(value))
    const drawing = `content/testimonials/${logo}.svg`
    const logoFile = join(site, room, 'logo.svg')
    if ((changed.includes(drawing) || !existsSync(logoFile)) && existsSync(join(is, drawing)))
      cpSync(join(is, drawing), logoFile)
  }
}

/** The project of the site itself stood in a folder of another name. */
const projectFolder = (name: string) => (name === 'product' ? thisSite : name)
const thisSite = globSync('example/projects/*/project.yaml')
  .filter((file) => parse(readFileSync(file, 'utf8')).isThisSite)
  .map((file) => basename(dirname(file)))
  .join()

/** Takes over which places, services and projects there are, with further addresses, pictures and files to serve. */
async function convertPages(site: string, files: Files, { was, is, changed }: Sources) {
  // Commits after 0.1.0 derived them, and their modules are read by the build alone.
  const [before, after] = await Promise.all(
    [was, is].map((folder) => load(folder, 'app/pages.ts').catch((): Values => ({}))),
  )
  const { serviceSlugs } = await load(is, 'content/services.ts')
  for (const [room, slugs] of [
    ['places', after?.locationSlugs],
    ['services', serviceSlugs],
    ['projects', after?.projectSlugs],
  ] as const) {
    if (!Array.isArray(slugs)) continue
    const folders = slugs.map((slug) => (slug === '{shortName}' ? projectFolder('product') : slug))
    for (const name of readdirSync(join(site, room)))
      if (!folders.includes(name)) rmSync(join(site, room, name), { recursive: true })
  }
  for (const kind of ['aliases', 'redirects']) {
    const former = Object.keys(before?.[kind] ?? {})
    for (const [path, to] of Object.entries(after?.[kind] ?? {}))
      if (!former.includes(path)) files.open('pages.yaml').setIn([kind, path], to)
  }
  for (const file of globSync('content/projects/*/project.ts', { cwd: is })) {
    const folder = projectFolder(basename(dirname(file)))
    const name = `projects/${folder}/project.yaml`
    if (!files.isNew(name) || existsSync(join(was, file))) continue
    const { project } = (await load(is, file)) as { project: Values & { pictures: string[]; words: Values } }
    const { slug: _, folder: __, words, ...others } = project
    const [picture] = project.pictures
    for (const [key, value] of Object.entries({ ...others, cardPicture: picture, casePicture: picture }))
      files.open(name).set(key, files.open(name).createNode(value))
    for (const [language, { alt }] of Object.entries(words as Record<string, { alt: string }>))
      files.open(name).setIn([language, 'caseStudy', 'alt'], withPromises(alt))
  }
  for (const file of changed) {
    const [, folder = '', picture = ''] = /^content\/projects\/([^/]+)\/([^/]+\.png)$/.exec(file) ?? []
    const place = picture
      ? join('projects', projectFolder(folder), picture)
      : file.startsWith('public/')
        ? file
        : /^content\/(portrait\..+)$/.exec(file)?.[1]
    if (place && existsSync(join(is, file))) cpSync(join(is, file), join(site, place), { force: true })
  }
}

/** Each sentence that the owner has changed or added, at its place in the site. */
async function convertSentences(site: string, files: Files, { was, is, changed }: Sources) {
  const { defaults } = await readDefaultWords()
  const engineSentences = sentencesOf(Object.fromEntries(defaults))
  const questionFolders = readdirSync(join(site, 'questions')).toSorted(
    (a, b) => orderOf(files, a) - orderOf(files, b),
  )
  const taken = new Set<string>()
  /** A sentence of the engine takes the place of one former one. */
  const setWords = (name: string, path: Path, text: string) => {
    const place = [name, ...path].join('.')
    if (taken.has(place)) return false
    const isSet = setInWords(files.open(name), path, text, defaults.get(basename(name, '.yaml')))
    if (isSet) taken.add(place)
    return isSet
  }
  /** In place of a sentence of the engine that reads as the former one did, wherever it stands. */
  const setSame = (former: string | undefined, [language]: Path, text: string) => {
    const [same, another] = engineSentences.filter(
      ([name, one]) => one === former && name.split('.')[1] === language,
    )
    const [part = '', ...names] = same?.[0].split('.') ?? []
    const path = pathOf(names)
    const isFree = same && !another && !files.open(`words/${part}.yaml`).hasIn(path)
    return isFree && setWords(`words/${part}.yaml`, path, text)
  }

  /** Whether the owner has added what a file is about, in place of taking it out of the site. */
  const isAdded = (name: string, file: string) =>
    files.isNew(name) && (name.startsWith('questions/') || !existsSync(join(was, file)))

  for (const file of globSync(
    ['{app,server}/**/*.words.ts', 'content/services.ts', 'content/projects/*/project.ts'],
    { cwd: is },
  ).filter((name) => existsSync(join(was, name)) || changed.includes(name))) {
    const [before, after] = (await Promise.all([load(was, file), load(is, file)])).map((module) =>
      textsOf({ ...module }),
    )
    const target = (path: Path) => targetOf(file, path, questionFolders)
    const former = new Map(
      sentencesOf(
        alignLists(before, after, (path) => {
          const { name, path: place } = target(path) ?? { name: 'words/', path: [] }
          if (name.startsWith('words/')) return undefined
          const document = files.open(name)
          const list = document.getIn(placeIn(document, place))
          return isSeq(list) ? { list, document } : undefined
        }),
      ),
    )
    for (const [sentence, said] of sentencesOf(after)) {
      const path = pathOf(sentence.split('.').slice(1))
      const { name, path: place } = target(path) ?? {}
      if (former.get(sentence) === said || !name || !place) continue
      const isSet = name.startsWith('words/')
        ? setWords(name, place, said)
        : setText(files, name, { place, text: said, isAdded: isAdded(name, file) })
      if (!isSet && !setSame(former.get(sentence), path, said))
        files.setAside(basename(file, '.ts').replace('.words', ''), path, said)
    }
  }
  const { words } = await load(is, 'app/pages/faq/faq.words.ts')
  const { length } = (words as { sv: { groups: unknown[] } }).sv.groups
  for (const folder of questionFolders.slice(length)) files.remove(`questions/${folder}`)
  for (let index = questionFolders.length; index < length; index++)
    files.open(`questions/group-${index + 1}/questions.yaml`).set('order', index + 1)
}

/** What the example promised in figures has one wording each now; the years were the only figure taken out of a fact. */
const withPromises = (text: string) =>
  text
    .replaceAll(domain, '{domain}')
    .replace(/\bNaN\b/g, '{wholeYears}')
    .replace(/\b(within \{replyHours\} hours|inom \{replyHours\} timmar)\b/g, '{promises.within}')

/**
 * Brings the entries of lists to the owner's order, without those that the owner has taken out and with those that are new.
 * Returns the former value as if it had been in that order, so that only sentences differ.
 */
function alignLists(
  before: unknown,
  after: unknown,
  listAt: (path: Path) => { list: YAMLSeq; document: Document } | undefined,
  path: Path = [],
): unknown {
  if (typeof before !== 'object' || typeof after !== 'object' || !before || !after) return before
  if (!Array.isArray(before) || !Array.isArray(after))
    return Object.fromEntries(
      Object.entries(before).map(([key, item]) => [
        key,
        alignLists(item, (after as Values)[key], listAt, [...path, ...pathOf([key])]),
      ]),
    )
  const [was, is] = [before, after].map((list) => list.map((item) => JSON.stringify(item)))
  const same = is?.map((item) => was?.indexOf(item) ?? -1) ?? []
  const origins = same.map((index, at) => (index >= 0 ? index : same.includes(at) ? -1 : at))
  const found =
    origins.some((index, at) => index !== at) || was?.length !== is?.length
      ? listAt(path.slice(1))
      : undefined
  if (!found) return before.map((item, index) => alignLists(item, after[index], listAt, [...path, index]))
  const { list, document } = found
  const items = [...list.items]
  list.items = origins.map((index, at) => items[index] ?? document.createNode(textsOf(after[at])))
  return origins.map((index, at) => (items[index] === undefined ? after[at] : before[index]))
}

const orderOf = (files: Files, folder: string) =>
  Number(files.open(`questions/${folder}/questions.yaml`).get('order'))

const pathOf = (names: readonly string[]): Path =>
  names.map((name) => (/^\d+$/.test(name) ? Number(name) : name))

/** The file of the site in which a sentence of a former module stands now, and where. Undefined for what is no sentence. */
function targetOf(
  file: string,
  path: Path,
  questionFolders: readonly string[],
): { name: string; path: Path } | undefined {
  const part = basename(file, '.words.ts')
  if (file === 'content/services.ts') {
    const [slug, ...rest] = path
    return isSaid(rest) ? { name: `services/${slug}/service.yaml`, path: rest } : undefined
  }
  if (file.startsWith('content/projects/')) {
    const [, ...rest] = path
    return isSaid(rest)
      ? { name: `projects/${projectFolder(basename(dirname(file)))}/project.yaml`, path: rest }
      : undefined
  }
  if (!isSaid(path)) return undefined
  const [language = '', first, index, ...rest] = path
  if (part === 'faq' && first === 'groups' && index === undefined) return undefined
  if (part === 'faq' && first === 'groups')
    return {
      name: `questions/${questionFolders[Number(index)] ?? `group-${Number(index) + 1}`}/questions.yaml`,
      path: [language, ...rest],
    }
  if (file.startsWith('app/pages/location/') && part !== 'location')
    return { name: `places/${part}/place.yaml`, path: placePath(path) }
  if (file.startsWith('app/pages/service/') && part !== 'service')
    return { name: `services/${part}/service.yaml`, path }
  return { name: `words/${part === 'frame' ? 'layout' : part}.yaml`, path }
}

const isSaid = ([language]: Path) => languages.some((one) => one === language)

const reasons = ['presence', 'response', 'communication', 'cost']

function placePath([language = '', ...path]: Path): Path {
  const [first, second, index, kind] = path
  if (first === 'towns' && second === 'items')
    return language === 'en' ? ['towns', Number(index)] : ['unused']
  if (first === 'why' && second === 'points' && kind === 'text')
    return [language, 'why', reasons[Number(index)] ?? '']
  return [language, ...path]
}

/** Which section of a service's page a part of its words is. */
const kinds = new Map([
  ['cards', 'cards'],
  ['diagram', 'drawing'],
  ['stack', 'tools'],
  ['benefits', 'benefits'],
  ['approach', 'steps'],
  ['faq', 'questions'],
  ['reading', 'reading'],
])

/** Where something of a service's page stands in its file; the path itself in other files, and where it is in no section. */
function placeIn(document: Document, [language = '', part, ...rest]: Path): Path {
  const sections = document.get('sections')
  const kind = kinds.get(String(part))
  const index = isSeq(sections)
    ? sections.items.findIndex((one) => isMap(one) && one.get('kind') === kind)
    : -1
  const whole = [language, ...(part === undefined ? [] : [part]), ...rest]
  if (!kind || index < 0) return whole
  const section = ['sections', index]
  const [list, item, ...inItem] = rest
  const candidates = [
    [...section, language, ...rest],
    [...section, 'drawing', language, ...rest],
    ...(list === 'items' && item !== undefined
      ? [
          [...section, 'items', item, language, ...inItem],
          [...section, 'items', item, language],
        ]
      : []),
  ]
  return candidates.find((path) => document.hasIn(path)) ?? candidates[0] ?? whole
}

/** Puts a text where there is one; in what the owner has added, wherever the example has one. False where it has no place. */
function setText(
  files: Files,
  name: string,
  { place, text, isAdded }: { place: Path; text: string; isAdded: boolean },
): boolean {
  if (files.isNew(name) && !isAdded) return false
  const document = files.open(name)
  const path = placeIn(document, place)
  const towns = document.get('towns')
  // Towns have one name in both languages.
  if (path[0] === 'unused') return isSeq(towns) && towns.items.some((town) => String(town) === text)
  if (typeof document.getIn(path) !== 'string' && !(isAdded && files.mayHave(name, path))) return false
  document.setIn(path, text)
  return true
}

/** Says a sentence of the engine otherwise, with the others of its list as they are. False where there is no such sentence. */
function setInWords(document: Document, path: Path, text: string, engine: unknown): boolean {
  let now: unknown = engine
  for (const [index, key] of path.entries()) {
    if (typeof now !== 'object' || now === null || !Object.hasOwn(now, key)) return false
    if (Array.isArray(now) && !document.hasIn(path.slice(0, index)))
      document.setIn(path.slice(0, index), document.createNode(textsOf(now)))
    now = (now as Values)[key]
  }
  if (typeof now !== 'string' && typeof now !== 'function') return false
  document.setIn(path, text)
  return true
}

/** Words of the engine as an owner writes them. */
function textsOf(words: unknown): unknown {
  if (Array.isArray(words)) return words.map(textsOf)
  if (typeof words === 'function') return textsOf(sentencesOf(words)[0]?.[1])
  if (typeof words === 'string') return withPromises(words)
  if (typeof words !== 'object' || words === null) return words
  return Object.fromEntries(Object.entries(words).map(([key, item]) => [key, textsOf(item)]))
}

/** Sets aside what the owner has written that no sentence has taken over, such as the other side of a condition. */
function keepOtherTexts(
  site: string,
  files: Files,
  { base, own, changed }: { base: string; own: string; changed: readonly string[] },
) {
  const all = globSync('**/*.yaml', { cwd: site })
    .flatMap((name) => sentencesOf(parse(readFileSync(join(site, name), 'utf8'))))
    .map(([, text]) => text)
    .join('\n')
  for (const file of changed.filter((name) => name.endsWith('.ts'))) {
    const [before, after] = [base, own].map((at) => writtenIn(tryGit(['show', `${at}:${file}`]).stdout))
    const part = basename(file, '.ts').replace('.words', '')
    const others = [...(after ?? [])].filter((text) => !before?.has(text) && !saysIn(all, text))
    for (const [index, text] of others.entries()) files.setAside(part, ['others', index + 1], text)
  }
}

/** Pictures and code that have no place any more, and a style sheet of which more was changed than its colors. */
function notTaken(site: string, { was, is, changed }: Sources): string[] {
  const read = (folder: string, name: string) => readFileSync(join(folder, name), 'latin1')
  const kept = new Set(globSync('**/*.*', { cwd: site }).map((name) => read(site, name)))
  const withoutColors = (folder: string, name: string) => read(folder, name).replace(/#[0-9a-f]{3,6}/gi, '')
  return changed
    .filter((file) => !/\.(words\.ts|md)$|^content\/.*\.ts$|^app\/pages\.ts$/.test(file))
    .filter((file) => existsSync(join(is, file)))
    .filter((file) =>
      file.endsWith('.css')
        ? withoutColors(is, file) !== withoutColors(was, file)
        : !kept.has(read(is, file)),
    )
}

/** The texts that stand in a module, without what they take in. */
function writtenIn(code: string): Set<string> {
  const texts: string[] = []
  new Visitor({
    Literal: ({ value }) => typeof value === 'string' && texts.push(value),
    TemplateElement: ({ value }) => texts.push(value.cooked ?? value.raw),
  }).visit(parseSync('words.ts', code).program)
  return new Set(
    texts
      .map((text) => text.trim())
      .filter((text) => /\p{L}/u.test(text) && !/^(\.{1,2}\/|node:)/.test(text)),
  )
}

/** Whether a text is said, as whole words. */
const saysIn = (all: string, text: string) =>
  new RegExp(`(?<!\\p{L})${RegExp.escape(text)}(?!\\p{L})`, 'u').test(all)

/** Takes out what names articles and services that are not there, and maps of places with towns that map.yaml does not know. */
function removeDeadLinks(site: string, files: Files) {
  const has = (room: string, name: unknown) => existsSync(join(site, room, String(name)))
  const { towns = {} } = files.open('map.yaml').toJS()
  for (const file of globSync('{services,places,projects}/*/*.yaml', { cwd: site })) {
    const document = files.open(file)
    if (document.has('cover') && !has('articles', document.get('cover'))) document.delete('cover')
    const sections = document.get('sections')
    if (isSeq(sections))
      sections.items = sections.items.filter((section) => {
        const items = isMap(section) ? section.get('items') : undefined
        if (!isSeq(items) || !isMap(section) || section.get('kind') !== 'reading') return true
        items.items = items.items.filter((item) => isMap(item) && has('articles', item.get('article')))
        return items.items.length > 0
      })
    const { towns: named, shareImage, region } = document.toJS()
    if (named?.some((town: string) => !Object.hasOwn(towns, town))) document.delete('map')
    if (shareImage && !Object.hasOwn(towns, shareImage.light)) document.delete('shareImage')
    if (region && !has('places', region)) document.delete('region')
  }
}
