import { globSync, readFileSync } from 'node:fs'
import { facts } from '../../content/facts.ts'
import { siteFolder } from '../../content/site/folder.ts'
import type { Article } from './articles.ts'
import type { Report } from './finding.ts'

const { en, sv } = facts.claims

/** What is promised, as it would be typed by hand. */
const typed = [en, sv]
  .flatMap(({ replyHours, ...others }) => [
    others.support,
    others.uptime,
    others.lessManualWork,
    others.delivery,
    others.complexDelivery,
    ...(replyHours && [`${replyHours} hours`, `${replyHours} timmar`]),
  ])
  .filter(Boolean)
  .map((value) => value.split(/\s/).map(RegExp.escape).join(String.raw`(?:\s|\\u00a0)?`))

const named = String.raw`\{(?!promises\.)[\w.]*\b(?:support|uptime|lessManualWork|complexDelivery|replyHours)\}`

/** A name that is a text of its own is a figure. */
const promise = new RegExp(String.raw`(?<![\d.,])(?:${typed.join('|')})|(?<!['"])${named}|${named}(?!['"])`)

/** Sentences with a promise come from content/promises.ts, so that no page words it otherwise. Projects tell what was reached. */
export function promises(_: readonly Article[], report: Report) {
  for (const file of globSync([
    'app/**/*.words.ts',
    `${siteFolder}/{places,questions,services,words}/**/*.yaml`,
  ]).toSorted())
    for (const [index, line] of readFileSync(file, 'utf8').split('\n').entries()) {
      const [found] = promise.exec(line) ?? []
      if (found) report(file, index + 1, `${found} is a promise: take its sentence from content/promises.ts`)
    }
}
