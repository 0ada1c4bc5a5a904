import { globSync } from 'node:fs'
import { join } from 'node:path'
import { isDrawing, pictureFileIn } from '../artwork/picture-file.ts'
import { readPageSettings } from '../core/config/settings.ts'
import { facts } from '../core/site/facts.ts'
import { factsSchema } from '../core/site/facts-schema.ts'
import { siteFolder } from '../core/site/folder.ts'
import { parseYaml } from '../core/site/read-yaml.ts'
import { testimonialSchema } from '../core/site/testimonial-schema.ts'
import type { Language } from '../core/text/language.ts'
import { fill } from '../core/text/sentence.ts'
import type { Finding } from './finding.ts'
import { linesIn } from './lines-in.ts'
import { toWriteWords } from './to-write.words.ts'

/** What is left to do, and whether the law asks for it. */
type Leftover = Finding & { isLaw?: boolean }

/** Names that no public site can have: https://www.rfc-editor.org/rfc/rfc6761 */
const reserved = /(^|\.)(example(\.(com|net|org))?|test|invalid|localhost)$/

/** Whether the site is meant for the public: its address is one that visitors can reach. */
export function isForThePublic(): boolean {
  const { hostname } = new URL(readPageSettings().SITE_URL)
  return hostname.includes('.') && !reserved.test(hostname) && !/^[\d.]+$/.test(hostname)
}

const marker = /# Example: (.+?),? then remove this line\./

/**
 * What is left to do in a folder of the owner's, in a language: what still is the example's, what the law asks for, and
 * what visitors would miss. Marked lines say what to do.
 */
export function leftToDo(folder = siteFolder, language: Language = facts.officeLanguage): Leftover[] {
  const t = toWriteWords[language]
  const texts = linesIn([`${folder}/**/*.{yaml,md}`, 'engine/**/*.words.ts'])
  const found = texts.flatMap(({ file, line, text }) => {
    const task = marker.exec(text)?.[1]
    // Articles use such names in their examples, as they should.
    const address = file.endsWith('.yaml')
      ? /[\p{L}\d_@.:/-]+\.example\b(?!\p{L})[\w/-]*/u.exec(text.replace(/(^|\s)# .*/, ''))?.[0]
      : undefined
    const message = task ?? (address && fill(t.leadsNowhere, { address }))
    return message ? [{ file, line, message }] : []
  })
  return [...found, ...missingFacts(folder, t), ...missingSources(folder, t), ...missingFolders(folder, t)]
}

type ToWrite = (typeof toWriteWords)[Language]

/** What a Swedish business site must say (lag (2002:562) om elektronisk handel, 8 §), and what else visitors ask for. */
function missingFacts(folder: string, t: ToWrite): Leftover[] {
  const { file, value, lineOf } = parseYaml('facts.yaml', folder)
  const { data } = factsSchema.safeParse(value)
  if (!data) return []
  const { owner, legalName, address, organisationNumber, liableToVat, vatNumber, person, claims } = data
  // Setup runs in another site.
  const own = data.languages
  const [first] = own
  const sign = (language: Language) => (own.length > 1 ? ` (${language})` : '')
  const missing: [path: string, isMissing: boolean, message: string, isLaw?: true][] = [
    ['owner', !owner && Boolean(legalName), t.owner],
    ['legalName', !owner && !legalName, t.legalName, true],
    ...own.flatMap((one): typeof missing => [
      [`person.${one}.role`, !person[one].role, t.role + sign(one)],
      [`person.${one}.story`, person[one].story.length === 0, t.story + sign(one)],
    ]),
    ['address.street', !address.street, t.street, true],
    ['address.postalCode', !address.postalCode, t.postalCode, true],
    ['organisationNumber', !organisationNumber, t.organisationNumber, true],
    ['vatNumber', liableToVat && !vatNumber, t.vatNumber, true],
    ['approvedForFTax', !data.approvedForFTax, t.fTax],
    ['liabilityInsurance', !data.liabilityInsurance, t.liabilityInsurance],
    ['prices', data.prices.length === 0, t.prices],
    ['supportTerms', !data.supportTerms.en.when, t.supportTerms],
    ['social', data.social.length === 0, t.social],
    ['claims', !claims.en.years && !claims.en.projects, t.claims],
    [`claims.${first}.replyHours`, claims.en.replyHours === '24' && !claims.en.years, t.replyHours],
  ]
  return missing.flatMap(([path, isMissing, message, isLaw = false]) =>
    isMissing ? [{ file, line: lineOf(path.split('.')), message: `${path}: ${message}`, isLaw }] : [],
  )
}

/** Testimonials whose stars are not shown, because they do not say where they come from. */
const missingSources = (folder: string, t: ToWrite): Finding[] =>
  globSync('testimonials/*/testimonial.yaml', { cwd: folder }).flatMap((path) => {
    const { file, value, lineOf, languages } = parseYaml(path, folder)
    const { data } = testimonialSchema.safeParse(value)
    if (!data?.rating) return []
    return languages
      .filter((language) => !data[language].source)
      .map((language) => ({ file, line: lineOf([language]), message: `${language}.source: ${t.source}` }))
  })

/** Rooms of the owner's folder that are empty. */
function missingFolders(folder: string, t: ToWrite): Finding[] {
  const has = (pattern: string) => globSync(pattern, { cwd: folder }).length > 0
  const rooms = ['services', 'projects', 'testimonials', 'articles'] as const
  return [
    ...rooms.flatMap((room) => (has(`${room}/*/`) ? [] : [{ room, message: t[room] }])),
    ...(has('words/home.yaml') ? [] : [{ room: 'words/home.yaml', message: t.home }]),
    ...(has('brand.yaml') ? [] : [{ room: 'brand.yaml', message: t.brand }]),
    ...(isDrawing(pictureFileIn(folder, 'portrait') ?? '.svg')
      ? [{ room: 'portrait.jpg', message: t.portrait }]
      : []),
  ].map(({ room, message }) => ({ file: join(folder, room), line: 1, message }))
}
