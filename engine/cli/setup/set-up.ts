import { existsSync, globSync, mkdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { parse } from 'yaml'
import { z } from 'zod'
import { leftToDo } from '../../check/example.ts'
import { messageOf } from '../../core/base/error-names.server.ts'
import { isKeyOf, keysOf } from '../../core/base/keys-of.ts'
import { OwnerError } from '../../core/base/owner-error.ts'
import { exampleFolder } from '../../core/site/folder.ts'
import { languagesIn, saidInAll } from '../../core/site/languages-said.ts'
import { today } from '../../core/site/published.ts'
import { type Language, languageOfTag, perLanguage } from '../../core/text/language.ts'
import { fill } from '../../core/text/sentence.ts'
import { slugOf } from '../article/options.ts'
import { type Answers, ask } from './ask.ts'
import { missingFiles } from './project-files.ts'
import { choiceOf, type Group, questionsAbout, type Service } from './questions.ts'
import { settingQuestions, writeSettings } from './settings.ts'
import { setupWords } from './setup.words.ts'
import { fileOfFacts, openFacts, writeSite } from './write-site.ts'
import { writeTogether } from './write-together.ts'

export interface Options {
  isAll: boolean
  isFromExample: boolean
  groups: readonly Group[]
  /** The language of the machine. */
  language: Language
  /** The folder of the project, the owner's in it, and where the example is. */
  root: string
  example: string
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
    example: exampleFolder,
    site: SITE_FOLDER || 'site',
  }
}

/**
 * Asks, and writes the answers. Returns what there is to say of it, line by line.
 *
 * @throws {OwnerError} Where nothing was written: an answer is missing or wrong, or what is asked for cannot be done.
 */
export async function setUp(options: Options, answers: Answers): Promise<string[]> {
  const { root, example, isAll, isFromExample, groups } = options
  const folder = join(root, options.site)
  const isNew = !existsSync(folder)
  if (!isNew && isFromExample) throw new OwnerError(setupWords[options.language].isThere)
  const facts = openFacts(isNew ? example : folder, { isExample: isNew })
  if (isNew && !isFromExample) facts.empty(options.language, today())
  const taken = new Set<string>()
  const choice = isNew && !isFromExample ? [choiceOf(servicesIn(example), taken)] : []
  const settings = settingQuestions(root)
  const isPart = groups.length > 0 && !isNew
  await ask(
    [...questionsAbout(facts, choice), ...settings.questions],
    ({ group, isFirst }) => isAll || groups.includes(group) || (!isPart && isFirst?.() === true),
    () => facts.now().officeLanguage,
    answers,
  )
  const { brand, shortName } = facts.now()
  if (shortName === '') facts.change({ shortName: slugOf(brand) })

  const t = setupWords[facts.now().officeLanguage]
  const writers = isNew ? missingFiles(root, facts.now().brand, t) : new Map<string, (file: string) => void>()
  if (isNew)
    writers.set(folder, (file) => writeSite(file, facts, example, isFromExample ? 'all' : [...taken]))
  else if (facts.changed.size > 0) writers.set(join(folder, fileOfFacts), facts.write)
  if (settings.changed.size > 0)
    writers.set(join(root, '.env'), (file) => writeSettings(file, root, settings.changed))
  try {
    for (const path of writers.keys()) mkdirSync(dirname(path), { recursive: true })
    writeTogether(writers)
  } catch (error) {
    throw new OwnerError(fill(t.notWritten, { reason: messageOf(error) }))
  }
  return [
    ...(isNew ? [t.made] : []),
    fill(t.changed, { facts: facts.changed.size, settings: settings.changed.size }),
    t.left,
    ...leftToDo(folder, facts.now().officeLanguage).map(
      ({ file, line, message }) => `  ${file}:${line}: ${message}`,
    ),
    ...t.outside,
  ]
}

const named = z.looseObject({ name: z.string() })
const serviceSchema = z.looseObject({ order: z.number().default(0), ...perLanguage(() => named) })

/** The services in a folder of an owner's, in their order. */
const servicesIn = (folder: string): Service[] =>
  globSync('services/*/service.yaml', { cwd: folder })
    .map((file) => ({
      slug: basename(dirname(file)),
      // In a language that the example does without, they have the name of its first one.
      ...serviceSchema.parse(saidInAll(parse(readFileSync(join(folder, file), 'utf8')), languagesIn(folder))),
    }))
    .sort((a, b) => a.order - b.order)
