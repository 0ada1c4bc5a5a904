import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { parse } from 'yaml'
import { z } from 'zod'
import { messageOf } from '../../engine/core/base/error-names.server.ts'
import { isKeyOf, keysOf } from '../../engine/core/base/keys-of.ts'
import { OwnerError } from '../../engine/core/base/owner-error.ts'
import type { Facts } from '../../engine/core/site/facts-schema.ts'
import { today } from '../../engine/core/site/published.ts'
import { type Language, languageOfTag } from '../../engine/core/text/language.ts'
import { fill } from '../../engine/core/text/sentence.ts'
import { leftToDo } from '../check-content/example.ts'
import { ask, type Terminal } from './ask.ts'
import { type Group, questionsAbout, type Service } from './questions.ts'
import { settingQuestions, writeSettings } from './settings.ts'
import { setupWords } from './setup.words.ts'
import { change, empty, fileOfFacts, readFacts, writeFacts, writeSite } from './write-site.ts'
import { writeTogether } from './write-together.ts'

export interface Options {
  isAll: boolean
  isFromExample: boolean
  groups: readonly Group[]
  /** The language of the machine. */
  language: Language
  /** The folder of the project, and the owner's in it. */
  root: string
  site: string
}

/** Reads the command line. */
export function readOptions(args: string[], environment: NodeJS.ProcessEnv): Options {
  const { LC_ALL, LC_MESSAGES, LANG, SITE_FOLDER } = environment
  const language = languageOfTag(LC_ALL || LC_MESSAGES || LANG)
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { all: { type: 'boolean' }, from: { type: 'string' } },
  })
  const t = setupWords[language]
  const groups = positionals.map((name) => {
    if (isKeyOf(name, t.groups)) return name
    throw new OwnerError(fill(t.noGroup, { name, groups: keysOf(t.groups).join(', ') }))
  })
  if (values.from !== undefined && values.from !== 'example')
    throw new OwnerError(fill(t.noGroup, { name: `--from ${values.from}`, groups: '--from example' }))
  return {
    isAll: values.all === true,
    isFromExample: values.from !== undefined,
    groups,
    language,
    root: '.',
    site: SITE_FOLDER || 'site',
  }
}

/**
 * Asks, and writes the answers.
 *
 * @throws {OwnerError} Where nothing was written: the input ended too early, or what is asked for cannot be done.
 */
export async function setUp(options: Options, terminal: Terminal) {
  const { root, isAll, isFromExample, groups } = options
  const [folder, example] = [join(root, options.site), join(root, 'example')]
  const isNew = !existsSync(folder)
  if (!isNew && isFromExample) throw new OwnerError(setupWords[options.language].isThere)
  const document = readFacts(isNew ? example : folder)
  if (isNew && !isFromExample) empty(document, options.language, today())
  // A file that was read by its schema as this began, some of its texts emptied.
  const facts = document.toJS() as Facts
  const services = isNew && !isFromExample ? servicesIn(example) : []
  const isPart = groups.length > 0 && !isNew
  const { changes, language } = await ask(
    {
      questions: [...questionsAbout(facts, services), ...settingQuestions(root)],
      isChosen: (question, context) =>
        isAll || groups.includes(question.group) || (!isPart && question.isFirst(context)),
      language: isNew ? options.language : facts.officeLanguage,
    },
    terminal,
  )

  const t = setupWords[language]
  const settings = changes.filter(({ group }) => group === 'server')
  const chosen = changes.find(({ path }) => path[0] === 'services')
  const changed = changes.filter((one) => one.group !== 'server' && one !== chosen)
  change(document, changed)
  const writers = new Map<string, (file: string) => void>()
  if (isNew) {
    const taken = [chosen?.value ?? []].flat().map((slug) => join('services', String(slug)))
    writers.set(folder, (file) => writeSite(file, document, example, isFromExample ? 'all' : taken))
  } else if (changed.length > 0) writers.set(join(folder, fileOfFacts), (file) => writeFacts(file, document))
  if (settings.length > 0) {
    const values = new Map(settings.map(({ path, value }) => [String(path[0]), String(value)]))
    writers.set(join(root, '.env'), (file) => writeSettings(file, root, values))
  }
  try {
    writeTogether(writers)
  } catch (error) {
    throw new OwnerError(fill(t.notWritten, { reason: messageOf(error) }))
  }
  if (isNew) terminal.print(`\n${t.made}`)
  terminal.print(
    [
      `${isNew ? '' : '\n'}${fill(t.changed, { facts: changed.length, settings: settings.length })}`,
      t.left,
      ...leftToDo(folder, language).map(({ file, line, message }) => `  ${file}:${line}: ${message}`),
      ...t.outside,
    ].join('\n'),
  )
}

const named = z.looseObject({ name: z.string() })
const serviceSchema = z.looseObject({ order: z.number().default(0), en: named, sv: named })

/** The services in a folder of an owner's, in their order. */
const servicesIn = (folder: string): Service[] =>
  globSync('services/*/service.yaml', { cwd: folder })
    .map((file) => ({
      slug: basename(dirname(file)),
      ...serviceSchema.parse(parse(readFileSync(join(folder, file), 'utf8'))),
    }))
    .sort((a, b) => a.order - b.order)
