/** What updates have changed of the engine's sentences, until the owner has read it. */

import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Hono } from 'hono'
import { z } from 'zod'
import { messageOf } from '../../core/base/error-names.server.ts'
import type { Config } from '../../core/config/config.server.ts'
import type { Desk } from '../../core/desk/desk.server.ts'
import { problem } from '../../core/http/problem.server.ts'
import { compareVersions, isVersion } from '../../core/releases/releases.server.ts'
import { siteFolder } from '../../core/site/folder.ts'
import { languages } from '../../core/site/languages.ts'
import { type NewWords as Change, readNewWords, type WordsOfUpdate } from '../../core/site/new-words.ts'
import { site } from '../../core/site/site.ts'
import type { Language } from '../../core/text/language.ts'
import type { ChangedSentence, NewWords } from './new-words/new-words-api.ts'

const Read = z.strictObject({ to: z.string().refine(isVersion) })

export function newWordsRoutes(desk: Desk) {
  const { config, undo } = desk
  const routes = new Hono()
  routes.get('/', (context) => context.json(loadNewWords(desk)))
  routes.post('/read', async (context) => {
    const request = Read.safeParse(await context.req.json().catch(() => undefined))
    if (!request.success) return problem(422)
    const before = readUpTo(config)
    setReadUpTo(config, request.data.to)
    return context.json(
      undo.done(async () => {
        setReadUpTo(config, before)
        return true
      }),
    )
  })
  return routes
}

/** Null where there is nothing to read, or it cannot be read: then the log says why. */
export function loadNewWords({ config, log }: Pick<Desk, 'config' | 'log'>): NewWords | null {
  try {
    return unread(readNewWords(), readUpTo(config))
  } catch (error) {
    log.warn({
      msg: 'new-words.json cannot be read',
      error: messageOf(error),
    })
    return null
  }
}

/** What updates after a version have changed in all, as one. */
function unread(updates: readonly WordsOfUpdate[], readTo: string | undefined): NewWords | null {
  const rest = updates.filter(({ to }) => !readTo || compareVersions(to, readTo) > 0)
  const changes = new Map<string, Change>()
  for (const change of rest.flatMap(({ words }) => words))
    changes.set(change.name, { ...change, before: (changes.get(change.name) ?? change).before })
  const sentences = sentencesOf([...changes.values()].filter(({ before, after }) => before !== after))
  const [from, to] = [rest[0]?.from, rest.at(-1)?.to]
  return from && to && sentences.length > 0 ? { from, to, sentences } : null
}

/** Both languages of a sentence together. The names of changes are such as `home.en.hero.lead`. */
function sentencesOf(changes: readonly Change[]): ChangedSentence[] {
  const sentences = new Map<string, ChangedSentence>()
  for (const { name, before = null, after = null, own = null } of changes) {
    const [part = '', inLanguage, ...names] = name.split('.')
    const language = languages.find((known) => known === inLanguage)
    if (!language) continue
    const path = names.join('.')
    const sentence = sentences.get(`${part}.${path}`) ?? { part, path, texts: [] }
    sentence.texts.push({
      language,
      before,
      after,
      own: own === null ? null : { text: own, ...whereOwn(part, language, path) },
    })
    sentences.set(`${part}.${path}`, sentence)
  }
  return [...sentences.values()]
}

/** Where the owner's own sentence stands: in the words that are shown, or where an update has put it aside. */
function whereOwn(part: string, language: Language, path: string) {
  const own = site.words[part]
  const line = own?.lines[`${language}.${path}`]
  if (own && line) return { at: `${own.file}:${line}`, isShown: true }
  const unused = join(siteFolder, 'words/unused', `${part}.yaml`)
  return { at: existsSync(unused) ? unused : null, isShown: false }
}

/** Up to which version the owner has read all: in a file of its own, because the site's folder is committed. */
const readFile = ({ dataFolder }: Config) => join(dataFolder, 'read-words')

function readUpTo(config: Config): string | undefined {
  const file = readFile(config)
  const text = existsSync(file) ? readFileSync(file, 'utf8').trim() : ''
  return isVersion(text) ? text : undefined
}

function setReadUpTo(config: Config, to: string | undefined) {
  mkdirSync(config.dataFolder, { recursive: true })
  if (to) writeFileSync(readFile(config), `${to}\n`)
  else rmSync(readFile(config), { force: true })
}
