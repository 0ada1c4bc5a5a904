import type { Graph } from 'schema-dts'
import { categoryLabel } from '../addresses/categories.ts'
import { pathTo, translationsOf } from '../addresses/page-addresses.ts'
import type { AnsweredQuestion, Crumb, HeadWords, Subject } from '../addresses/page-description.ts'
import { useAddress } from '../addresses/use-address.ts'
import type { Post } from '../core/articles/articles.ts'
import { facts } from '../core/site/facts.ts'
import { languages } from '../core/site/languages.ts'
import type { Language } from '../core/text/language.ts'
import { graphOf } from './json-ld.ts'
import { markdownPath } from './machine-paths.ts'
import { shareImageOf } from './share-image.ts'
import { shareSize } from './share-size.ts'
import { absolute } from './site-url.ts'
import { titleOf } from './title.ts'

/** A language with the country that has most of its speakers, as Open Graph wants it: `en_US`, `sv_SE`. */
function localeOf(tag: Language): string {
  const { language, region } = new Intl.Locale(tag).maximize()
  return `${language}_${region}`
}

interface HeadProps {
  words: HeadWords
  titleEnd?: string
  /** The article, on the page of one. */
  article?: Post
  /** The breadcrumb, where the page shows one. */
  crumbs?: readonly Crumb[]
  /** What the page is about besides the business, for its structured data. */
  about?: readonly Subject[]
  /** The questions that the page answers, as it shows them. */
  questions?: readonly AnsweredQuestion[]
}

/**
 * The metadata of a page for browsers, search engines and link previews. React moves it into the document's head;
 * canonical and alternate links follow from the table of pages.
 */
export function Head({
  words,
  titleEnd = facts.brand,
  article,
  crumbs = [],
  about = [],
  questions = [],
}: HeadProps) {
  const { ref, language } = useAddress()
  const translations = translationsOf(ref)
  const path = pathTo(ref, language)
  const canonical = absolute(path)
  const image = shareImageOf({ ref, language })
  const isTranslated = languages.length > 1 && languages.every((one) => translations[one])
  return (
    <>
      <title>{titleOf(words.title, titleEnd)}</title>
      <meta name="description" content={words.description} />
      {words.keywords && <meta name="keywords" content={words.keywords} />}
      <link rel="canonical" href={canonical} />
      {isTranslated &&
        languages.map((one) => (
          <link key={one} rel="alternate" hrefLang={one} href={absolute(pathTo(ref, one))} />
        ))}
      {isTranslated && (
        <link rel="alternate" hrefLang="x-default" href={absolute(pathTo(ref, languages[0]))} />
      )}
      <link rel="alternate" type="text/markdown" href={absolute(markdownPath(path))} />
      <meta property="og:site_name" content={facts.brand} />
      <meta property="og:type" content={article ? 'article' : 'website'} />
      <meta property="og:title" content={words.title} />
      <meta property="og:description" content={words.description} />
      <meta property="og:url" content={canonical} />
      {article && <ArticleMeta article={article} />}
      <meta property="og:locale" content={localeOf(language)} />
      {isTranslated &&
        languages.map(
          (one) =>
            one !== language && <meta key={one} property="og:locale:alternate" content={localeOf(one)} />,
        )}
      <meta property="og:image" content={absolute(image.path)} />
      <meta property="og:image:width" content={String(shareSize.width)} />
      <meta property="og:image:height" content={String(shareSize.height)} />
      <meta property="og:image:alt" content={image.alt} />
      {/* X takes the picture from Open Graph: https://developer.x.com/en/docs/x-for-websites/cards/guides/getting-started */}
      <meta name="twitter:card" content="summary_large_image" />
      <StructuredData
        graph={graphOf({ key: ref.page, canonical, language, words, crumbs, about, questions })}
      />
    </>
  )
}

/** https://ogp.me/#type_article */
function ArticleMeta({ article }: { article: Post }) {
  return (
    <>
      <meta property="article:published_time" content={article.date} />
      <meta property="article:modified_time" content={article.updated ?? article.date} />
      <meta property="article:section" content={categoryLabel(article)} />
      {article.tags.map((tag) => (
        <meta key={tag} property="article:tag" content={tag} />
      ))}
    </>
  )
}

/** JSON-LD. `<` is escaped so that no text can end the script element. */
function StructuredData({ graph }: { graph: Graph }) {
  return <script type="application/ld+json">{JSON.stringify(graph).replaceAll('<', '\\u003c')}</script>
}
