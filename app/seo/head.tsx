import type { Thing, WithContext } from 'schema-dts'
import { facts } from '../../content/facts.ts'
import { languages } from '../../content/language.ts'
import { useAddress } from '../components/place.ts'
import { otherLanguage, pathTo, translationsOf } from '../places.ts'
import { graphOf } from './graph.ts'
import { shareImageOf } from './share-image.ts'
import { shareSize } from './share-size.ts'
import { absolute } from './site-url.ts'

export interface HeadWords {
  title: string
  description: string
  keywords: string
}

export interface Crumb {
  name: string
  path: string
}

const locales = { en: 'en_US', sv: 'sv_SE' } as const

/**
 * What a page tells browsers, search engines and link previews about itself. React lifts it into the document's head;
 * canonical and alternate links follow from the table of pages.
 */
export function Head({
  words,
  titleEnd = facts.brand,
  type = 'website',
  crumbs = [],
  about = [],
}: {
  words: HeadWords
  titleEnd?: string
  type?: 'website' | 'article' | 'profile'
  crumbs?: readonly Crumb[]
  /** Further things that the page is about, for its structured data. */
  about?: readonly Thing[]
}) {
  const { place, language } = useAddress()
  const translations = translationsOf(place)
  const canonical = absolute(pathTo(place, language))
  const title = `${words.title} | ${titleEnd}`
  const image = shareImageOf({ place, language })
  const isTranslated = languages.every((one) => translations[one])
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={words.description} />
      <meta name="keywords" content={words.keywords} />
      <link rel="canonical" href={canonical} />
      {isTranslated &&
        languages.map((one) => (
          <link key={one} rel="alternate" hrefLang={one} href={absolute(pathTo(place, one))} />
        ))}
      {isTranslated && <link rel="alternate" hrefLang="x-default" href={absolute(pathTo(place, 'en'))} />}
      <meta property="og:site_name" content={facts.brand} />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={words.title} />
      <meta property="og:description" content={words.description} />
      <meta property="og:url" content={canonical} />
      <meta property="og:locale" content={locales[language]} />
      {isTranslated && <meta property="og:locale:alternate" content={locales[otherLanguage(language)]} />}
      <meta property="og:image" content={absolute(image.path)} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content={String(shareSize.width)} />
      <meta property="og:image:height" content={String(shareSize.height)} />
      <meta property="og:image:alt" content={image.alt} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:image" content={absolute(image.path)} />
      <StructuredData graph={graphOf({ canonical, language, words, crumbs, about })} />
    </>
  )
}

/** JSON-LD. `<` is escaped so that no text can end the script element. */
function StructuredData({ graph }: { graph: WithContext<Thing> | object }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own, with < escaped
      dangerouslySetInnerHTML={{ __html: JSON.stringify(graph).replaceAll('<', '\\u003c') }}
    />
  )
}
