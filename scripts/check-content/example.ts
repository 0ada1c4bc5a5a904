import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { readPageSettings } from '../../app/settings.ts'
import { facts } from '../../content/facts.ts'
import { factsSchema } from '../../content/facts-schema.ts'
import { type Language, languages } from '../../content/language.ts'
import { siteFolder } from '../../content/site/folder.ts'
import { setupWords } from '../setup/setup.words.ts'
import type { Finding } from './finding.ts'

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
export function leftToDo(folder = siteFolder, language: Language = facts.officeLanguage): Finding[] {
  const t = setupWords[language].toWrite
  const found = globSync([`${folder}/**/*.{yaml,md}`, 'app/**/*.words.ts'], {
    exclude: (file) => file.endsWith('.test.ts'),
  })
    .sort()
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((text, index) => {
          const task = marker.exec(text)?.[1]
          // Articles use such names in their examples, as they should.
          const address = file.endsWith('.yaml')
            ? /[\p{L}\d_@.:/-]+\.example\b(?!\p{L})[\w/-]*/u.exec(text.replace(/(^|\s)# .*/, ''))?.[0]
            : undefined
          const message = task ?? (address && t.leadsNowhere(address))
          return message ? [{ file, line: index + 1, message }] : []
        }),
    )
  return [...found, ...missingFacts(folder, t), ...missingFolders(folder, t)]
}

type ToWrite = (typeof setupWords)[Language]['toWrite']

/** What a Swedish business site must say (lag (2002:562) om elektronisk handel, 8 §), and what else visitors ask for. */
function missingFacts(folder: string, t: ToWrite): Finding[] {
  const file = join(folder, 'facts.yaml')
  const text = readFileSync(file, 'utf8')
  const { data } = factsSchema.safeParse(parse(text))
  if (!data) return []
  const { owner, legalName, address, organisationNumber, liableToVat, vatNumber, person, claims } = data
  const missing: [path: string, isMissing: boolean, message: string][] = [
    ['owner', !owner && Boolean(legalName), t.owner],
    ['legalName', !owner && !legalName, t.legalName],
    ...languages.flatMap((one): typeof missing => [
      [`person.${one}.role`, !person[one].role, `${t.role} (${one})`],
      [`person.${one}.story`, person[one].story.length === 0, `${t.story} (${one})`],
    ]),
    ['address.street', !address.street, t.street],
    ['address.postalCode', !address.postalCode, t.postalCode],
    ['organisationNumber', !organisationNumber, t.organisationNumber],
    ['vatNumber', liableToVat && !vatNumber, t.vatNumber],
    ['prices', data.prices.length === 0, t.prices],
    ['supportTerms', !data.supportTerms.en.when, t.supportTerms],
    ['social', data.social.length === 0, t.social],
    ['claims', !claims.en.years && !claims.en.projects, t.claims],
    ['claims.en.replyHours', claims.en.replyHours === '24' && !claims.en.years, t.replyHours],
  ]
  return missing.flatMap(([path, isMissing, message]) =>
    isMissing ? [{ file, line: lineOfFact(path, text), message }] : [],
  )
}

/** Rooms of the owner's folder that are empty. */
function missingFolders(folder: string, t: ToWrite): Finding[] {
  const has = (pattern: string) => globSync(pattern, { cwd: folder }).length > 0
  const rooms = ['services', 'projects', 'testimonials', 'articles'] as const
  return [
    ...rooms.flatMap((room) => (has(`${room}/*/`) ? [] : [{ room, message: t[room] }])),
    ...(has('brand.yaml') ? [] : [{ room: 'brand.yaml', message: t.brand }]),
    ...(has('portrait.{jpg,png,webp,avif}') ? [] : [{ room: 'portrait.jpg', message: t.portrait }]),
  ].map(({ room, message }) => ({ file: join(folder, room), line: 1, message }))
}

/** The line of facts.yaml where a fact stands, by its path. */
function lineOfFact(path: string, text = readFileSync(join(siteFolder, 'facts.yaml'), 'utf8')): number {
  const lines = text.split('\n')
  return (
    path
      .split('.')
      .reduce(
        (from, name) => lines.findIndex((line, at) => at >= from && line.trimStart().startsWith(`${name}:`)),
        0,
      ) + 1
  )
}
