import { facts } from '../../content/facts.ts'
import { siteFolder } from '../../content/site/folder.ts'
import type { Article } from './articles.ts'
import type { Report } from './finding.ts'
import { linesIn } from './lines-in.ts'

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
const figure = `(?<!['"])${named}|${named}(?!['"])`
/** A figure of the owner may stand for something else in the engine's words. */
const typedFigure = String.raw`(?<![\d.,])(?:${typed.join('|')})`

/**
 * Sentences of the engine with a promise come from content/promises.ts, so that no page words it otherwise; the owner's take
 * its figure from facts.yaml. Projects tell what was reached.
 */
export function promises(_: readonly Article[], report: Report) {
  // words/promises.yaml is where an owner words them.
  const own = `${siteFolder}/{{places,questions,services}/**/*,words/!(promises)}.yaml`
  for (const [files, promise] of [
    ['app/**/*.words.ts', new RegExp(figure)],
    [own, new RegExp(typedFigure)],
  ] as const)
    for (const { file, line, text } of linesIn([files])) {
      const [found] = promise.exec(text) ?? []
      // Nobody reads what search engines may look for as a promise.
      if (found && !/^\s*keywords:/.test(text))
        report(file, line, `${found} is a promise: take its sentence from content/promises.ts`)
    }
}
