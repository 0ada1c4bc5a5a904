/**
 * `npm run new -- KIND "Title"`: begins a service, a project, a place or an article: its folder, with all that its kind has to
 * say, and a drawn cover. Never overwrites a file.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { endWith, OwnerError } from '../engine/core/base/owner-error.ts'
import { siteFolder } from '../engine/core/site/folder.ts'
import { languages } from '../engine/core/site/languages.ts'
import { site } from '../engine/core/site/site.ts'
import { readNames, slugOf } from './article/options.ts'
import { coverFiles } from './artwork/covers.ts'
import { lights } from './artwork/palette.ts'
import { drawTopic } from './artwork/topics.ts'
import { textOf } from './new/starts.ts'
import type { Kind } from './new/starts.words.ts'

/** Where each kind lies, and those that have an address already. */
const kinds = {
  service: { room: 'services', file: 'service.yaml', present: site.services },
  project: { room: 'projects', file: 'project.yaml', present: site.projects },
  place: { room: 'places', file: 'place.yaml', present: site.locations },
} as const satisfies Record<Kind, object>

const usage = `npm run new -- ${Object.keys(kinds).join('|')}|article "Title" [--sv "Svensk titel"] [--slug folder]`

async function begin(kind: Kind, args: string[]): Promise<string> {
  const { title, sv = title, slug = slugOf(title) } = readNames(args, usage)
  const { room, file, present } = kinds[kind]
  const folder = join(siteFolder, room, slug)
  if (!slug) throw new OwnerError('the title has no letter that an address can have: add --slug')
  if (existsSync(folder))
    throw new OwnerError(`${folder} already exists: choose another title, or add --slug`)
  const slugs = { en: slug, sv: slugOf(sv) || slug }
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
  else if (kind === 'service' || kind === 'project' || kind === 'place') {
    const file = await begin(kind, process.argv.slice(2))
    console.log(
      `${file} is there. It is shown as it is: look at it with npm run dev, and say more where it says how.`,
    )
  } else throw new OwnerError(`name what to begin: ${usage}`)
} catch (error) {
  endWith(error)
}
