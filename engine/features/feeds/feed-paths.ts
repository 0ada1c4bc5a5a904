import { pages } from '../../addresses/pages.ts'
import { languages } from '../../core/site/languages.ts'
import type { Language } from '../../core/text/language.ts'

export const feedKinds = [
  { kind: 'rss', title: 'RSS', name: 'feed.xml', type: 'application/rss+xml' },
  { kind: 'atom', title: 'Atom', name: 'atom.xml', type: 'application/atom+xml' },
  { kind: 'json', title: 'JSON Feed', name: 'feed.json', type: 'application/feed+json' },
] as const

export type FeedKind = (typeof feedKinds)[number]['kind']

/** A language's feed: below its home page. */
export function feedPath(kind: FeedKind, language: Language): string {
  const name = feedKinds.find((one) => one.kind === kind)?.name
  return `${pages.home[language].replace(/\/$/, '')}/${name}`
}

/** Whether a path is that of a feed. */
export const isFeedPath = (path: string): boolean =>
  languages.some((language) => feedKinds.some(({ kind }) => feedPath(kind, language) === path))
