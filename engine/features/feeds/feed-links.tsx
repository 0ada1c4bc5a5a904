import { pathIfShown } from '../../addresses/page-addresses.ts'
import { useLanguage } from '../../addresses/use-address.ts'
import { absolute } from '../../seo/site-url.ts'
import { feedKinds, feedPath } from './feed-paths.ts'

/** The feeds of the language, in the head of every page. */
export function FeedLinks() {
  const language = useLanguage()
  if (!pathIfShown('blog', language)) return null
  return feedKinds.map(({ kind, title, type }) => (
    <link key={kind} rel="alternate" type={type} title={title} href={absolute(feedPath(kind, language))} />
  ))
}
