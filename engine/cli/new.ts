/**
 * `npm run new -- KIND "Title"`: begins a service, a project, a place, a page or an article: its folder, with all that its kind has
 * to say, and a drawn cover where it shows one. Never overwrites a file.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { pages } from '../addresses/pages.ts'
import { coverFiles } from '../artwork/covers.ts'
import { lights } from '../artwork/palette.ts'
import { drawTopic } from '../artwork/topics.ts'
import { isOfEngine } from '../check/addresses.ts'
import { isKeyOf } from '../core/base/keys-of.ts'
import { endWith, OwnerError } from '../core/base/owner-error.ts'
import { languages } from '../core/site/languages.ts'
import { site } from '../core/site/site.ts'
import { perLanguage } from '../core/text/language.ts'
import { fill } from '../core/text/sentence.ts'
import { articleWords } from './article/article.words.ts'
import { newFolder, otherTitles, readNames, slugOf, titleIn } from './article/options.ts'
import { pageIn, textOf } from './new/starts.ts'
import type { Kind } from './new/starts.words.ts'

const t = articleWords[site.facts.officeLanguage]

/** Where each kind lies, and those that have an address already. */
const kinds = {
  service: { room: 'services', file: 'service.yaml', present: site.services },
  project: { room: 'projects', file: 'project.yaml', present: site.projects },
  place: { room: 'places', file: 'place.yaml', present: site.locations },
} as const satisfies Partial<Record<Kind, object>>

const usage = fill(t.new, {
  kinds: [...Object.keys(kinds), 'page', 'article'].join('|'),
  others: otherTitles,
})

/** The names of what begins in a room, and its folder there, which is not there yet. */
function namesIn(room: string, args: string[]) {
  const names = readNames(args, usage)
  const { title, slug = slugOf(title) } = names
  const titles = perLanguage((language) => {
    const own = titleIn(names, language) ?? title
    return { title: own, slug: language === languages[0] ? slug : slugOf(own) || slug }
  })
  return { titles, slug, folder: newFolder(room, slug) }
}

function beginPage(args: string[]): string {
  const { folder, slug, titles } = namesIn('pages', args)
  for (const language of languages)
    if (isOfEngine(pages.page[language].replace(':slug', () => titles[language].slug)))
      throw new OwnerError(fill(t.taken, { file: 'kodhamn', slug: titles[language].slug }))
  mkdirSync(folder, { recursive: true })
  const files = languages.map((language) => {
    const file = join(folder, `${language}.md`)
    writeFileSync(file, pageIn(language, titles[language], slug))
    return file
  })
  return files.join(', ')
}

async function begin(kind: keyof typeof kinds, args: string[]): Promise<string> {
  const { room, file, present } = kinds[kind]
  const { titles, slug, folder } = namesIn(room, args)
  for (const one of present)
    for (const language of languages)
      if ([one[language].slug ?? one.slug, ...one[language].aliases].includes(titles[language].slug))
        throw new OwnerError(fill(t.taken, { file: join(room, one.slug), slug: titles[language].slug }))
  mkdirSync(folder, { recursive: true })
  // Last in its list.
  const number = Math.floor(Math.max(0, ...present.map((one) => ('id' in one ? one.id : one.order)))) + 1
  writeFileSync(join(folder, file), textOf(kind, { number, titles, folder: slug }))
  if (kind === 'service')
    for (const light of lights)
      writeFileSync(join(folder, coverFiles[light]), drawTopic('devops', slug, light))
  if (kind === 'project')
    await sharp(Buffer.from(drawTopic('case-study', slug, 'night')))
      .png()
      .toFile(join(folder, 'cover.png'))
  return join(folder, file)
}

try {
  // The command of articles reads what follows.
  const [kind = ''] = process.argv.splice(2, 1)
  if (kind === 'article') await import('./article.ts')
  else if (kind === 'page' || isKeyOf(kind, kinds)) {
    const args = process.argv.slice(2)
    const file = kind === 'page' ? beginPage(args) : await begin(kind, args)
    console.log(fill(t.begun, { file }))
  } else throw new OwnerError(fill(t.noKind, { usage }))
} catch (error) {
  endWith(error)
}
