/**
 * `npm run new -- KIND "Title"`: begins a service, a project, a place, a page or an article: its folder, with all that its kind has
 * to say, and a drawn cover where it shows one. Never overwrites a file.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { isKeyOf } from '../engine/core/base/keys-of.ts'
import { endWith, OwnerError } from '../engine/core/base/owner-error.ts'
import { languages } from '../engine/core/site/languages.ts'
import { site } from '../engine/core/site/site.ts'
import { newFolder, readNames, slugOf } from './article/options.ts'
import { coverFiles } from './artwork/covers.ts'
import { lights } from './artwork/palette.ts'
import { drawTopic } from './artwork/topics.ts'
import { pageIn, textOf } from './new/starts.ts'
import type { Kind } from './new/starts.words.ts'

/** Where each kind lies, and those that have an address already. */
const kinds = {
  service: { room: 'services', file: 'service.yaml', present: site.services },
  project: { room: 'projects', file: 'project.yaml', present: site.projects },
  place: { room: 'places', file: 'place.yaml', present: site.locations },
} as const satisfies Partial<Record<Kind, object>>

const usage = `npm run new -- ${Object.keys(kinds).join('|')}|page|article "Title" [--sv "Svensk titel"] [--slug folder]`

/** The names of what begins in a room, and its folder there, which is not there yet. */
function namesIn(room: string, args: string[]) {
  const { title, sv = title, slug = slugOf(title) } = readNames(args, usage)
  const folder = newFolder(room, slug)
  return { title, sv, slug, folder, slugs: { en: slug, sv: slugOf(sv) || slug } }
}

function beginPage(args: string[]): string {
  const { folder, slug, slugs, ...titles } = namesIn('pages', args)
  mkdirSync(folder, { recursive: true })
  const files = languages.map((language) => {
    const title = language === 'sv' ? titles.sv : titles.title
    const file = join(folder, `${language}.md`)
    writeFileSync(file, pageIn(language, title, slugs[language] === slug ? '' : slugs[language]))
    return file
  })
  return files.join(', ')
}

async function begin(kind: keyof typeof kinds, args: string[]): Promise<string> {
  const { room, file, present } = kinds[kind]
  const { title, sv, slug, folder, slugs } = namesIn(room, args)
  for (const one of present)
    for (const language of languages)
      if ([one[language].slug ?? one.slug, ...one[language].aliases].includes(slugs[language]))
        throw new OwnerError(
          `${join(room, one.slug)} has the address ${slugs[language]} already: choose another title, or add --slug`,
        )
  mkdirSync(folder, { recursive: true })
  // Last in its list.
  const number = Math.floor(Math.max(0, ...present.map((one) => ('id' in one ? one.id : one.order)))) + 1
  writeFileSync(
    join(folder, file),
    textOf(kind, { number, title, sv, slug: slugs.sv === slug ? '' : slugs.sv }),
  )
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
    console.log(`${file}: it is shown as it is: look at it with npm run dev, and say more where it says how.`)
  } else throw new OwnerError(`name what to begin: ${usage}`)
} catch (error) {
  endWith(error)
}
