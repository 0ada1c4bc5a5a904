/** `npm run newsletter`: sends articles to those who have asked for them, and keeps the list of subscribers. */
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import { facts } from '../../content/facts.ts'
import { languages } from '../../content/language.ts'
import type { Config } from '../config.ts'
import { type Database, withDatabase } from '../database/open.ts'
import { checkMailDomain } from '../newsletter/mail-domain.ts'
import { renderArticle } from '../newsletter/mails.ts'
import { type Newsletter, newslettersOf, sendNewsletters, tryNewsletters } from '../newsletter/sending.ts'
import { decodeList, exportSubscribers, readSubscribers } from '../newsletter/subscriber-list.ts'
import { countSubscribers, importSubscribers, resumeSubscriber } from '../newsletter/subscribers.ts'
import { readManifest } from '../pages/site.ts'
import { formatTime, pluralize, printTable } from '../terminal/print.ts'
import { type Command, CommandError, runCommand, UsageError } from '../terminal/run-command.ts'

export const command: Command = {
  usage:
    'npm run newsletter -- [list | preview ARTICLE | test ARTICLE | send ARTICLE | export | resume ADDRESS | ' +
    'import FILE [--language en|sv] | check [--selector NAME]]',
  async run(args, config) {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: { language: { type: 'string' }, selector: { type: 'string' } },
    })
    const [command = 'list', name, ...more] = positionals
    const takesName = ['preview', 'test', 'send', 'import', 'resume'].includes(command)
    if (!takesName && !['list', 'export', 'check'].includes(command))
      throw new UsageError(`Unknown command “${command}”`)
    if (more.length > 0 || takesName !== (name !== undefined)) throw new UsageError('Unexpected arguments')
    if (values.language !== undefined && command !== 'import')
      throw new UsageError('--language is only for import')
    if (values.selector !== undefined && command !== 'check')
      throw new UsageError('--selector is only for check')
    if (!facts.newsletter) throw new CommandError('newsletter in facts.yaml is false: nobody can subscribe')

    if (command === 'check') return check(config.mailFrom, values.selector)
    if (command === 'import' && name) return importFile(config, name, values.language)
    if (command === 'resume' && name) return resume(config, name)
    const newsletters = takesName && name ? newslettersAt(config, name) : []
    if (command === 'preview') preview(newsletters, config)
    await withDatabase(config, async (database) => {
      if (command === 'export')
        return console.log(
          exportSubscribers(await database.selectFrom('subscribers').selectAll().orderBy('email').execute()),
        )
      if (command === 'test') {
        await tryNewsletters(database, newsletters)
        return console.log(`${pluralize(newsletters.length, 'mail')} to ${config.mailTo} within a minute`)
      }
      if (command === 'send') return send(database, newsletters, config.mailPerMinute)
      await list(database)
    })
  },
}

if (import.meta.main) await runCommand(command)

/** The article as it was built, in each of its languages. It is named by its folder, also by the path to it. */
function newslettersAt(config: Config, folder: string): Newsletter[] {
  const { articles } = readManifest(config.buildFolder)
  const newsletters = newslettersOf(articles, basename(folder))
  if (newsletters.length > 0) return newsletters
  const folders = [...new Set(articles.map((article) => article.folder))]
  throw new CommandError(`${folder}: no such article is published. There are: ${folders.join(', ')}`)
}

/** Prints the text of each mail, and writes its HTML to a file to open in a browser. */
function preview(newsletters: readonly Newsletter[], settings: Pick<Config, 'siteUrl'>) {
  // Of its own: in the shared one, another user may have put a link in the place of a file.
  const folder = mkdtempSync(join(tmpdir(), 'newsletter-'))
  for (const newsletter of newsletters) {
    const { language, article } = newsletter
    const { subject, text, html } = renderArticle(newsletter, { token: 'preview', language }, settings)
    const file = join(folder, `${article}-${language}.html`)
    writeFileSync(file, String(html))
    console.log(`Subject: ${subject}\n\n${text}\n\nAs HTML: ${file}\n`)
  }
}

async function send(database: Database, newsletters: readonly Newsletter[], perMinute: number) {
  const sent = await sendNewsletters(database, newsletters)
  if (sent.is === 'sent before')
    throw new CommandError(`It was sent ${formatTime(sent.at)}, and is only sent once`)
  console.log(
    `${pluralize(sent.count, 'mail')} in the outbox; the server sends ${perMinute} a minute, after all other e-mails`,
  )
}

async function list(database: Database) {
  const counts = await countSubscribers(database)
  if (counts.length === 0) return console.log('No subscribers')
  printTable(
    ['language', 'confirmed', 'not yet', 'paused'],
    counts.map(({ language, confirmed, unconfirmed, paused }) => [language, confirmed, unconfirmed, paused]),
  )
  const sent = await database
    .selectFrom('newsletters')
    .selectAll()
    .where('sent_at', 'is not', null)
    .orderBy('sent_at', 'desc')
    .execute()
  for (const { article, language, sent_at } of sent)
    console.log(`${article} (${language}) was sent ${formatTime(sent_at ?? 0)}`)
}

/** Sends to an address again that was paused because its mail server refused it. */
const resume = (config: Config, email: string) =>
  withDatabase(config, async (database) => {
    if (!(await resumeSubscriber(database, email))) throw new CommandError(`${email}: is not paused`)
    console.log(`${email} will get the next article`)
  })

/** Every imported address gets the mail that asks to confirm it. */
async function importFile(config: Config, file: string, language: string = languages[0]) {
  const known = languages.find((one) => one === language)
  if (!known) throw new UsageError(`--language has to be one of ${languages.join(', ')}`)
  // Mailchimp packs who has left into files of their own, in which only the name says so.
  if (/^(un|non-?)subscribed|^cleaned/i.test(basename(file)))
    throw new CommandError(`${file}: by its name a list of those who have left: nobody is taken in`)
  let csv: string
  try {
    csv = decodeList(readFileSync(file))
  } catch {
    throw new CommandError(`${file}: cannot be read`)
  }
  const list = readSubscribers(csv, known)
  if ('wrong' in list) throw new CommandError(list.wrong.map((line) => `${file}: ${line}`).join('\n'))
  await withDatabase(config, async (database) => {
    const { subscribers, left, withoutAddress } = list
    const count = await importSubscribers(database, subscribers)
    console.log(
      `${count} of ${subscribers.length} are new; each will be asked by e-mail, and gets articles once it has confirmed`,
    )
    if (left > 0) console.log(`${left} left out: the list says that they have left, or have not agreed`)
    if (withoutAddress > 0) console.log(`${withoutAddress} left out: without an address`)
  })
}

async function check(mailFrom: string, selector: string | undefined) {
  const domain = mailFrom.split('@').at(-1) ?? ''
  const findings = await checkMailDomain(domain, { selector }).catch((error: unknown) => {
    throw new CommandError(
      `${domain}: the name servers do not answer (${error instanceof Error ? error.message : error})`,
    )
  })
  for (const { about, is, text } of findings) console.log(`${about.padEnd(6)} ${is.padEnd(8)} ${text}`)
  if (findings.some((finding) => finding.is === 'missing')) process.exitCode = 1
}
