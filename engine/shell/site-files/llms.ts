import type { PageKey } from '../../addresses/page-addresses.ts'
import { pages } from '../../addresses/pages.ts'
import { keysOf } from '../../core/base/keys-of.ts'
import { facts } from '../../core/site/facts.ts'
import { words as homeWords } from '../../core/site/home.words.ts'
import { languages } from '../../core/site/languages.ts'
import { layoutWords } from '../../core/site/layout.words.ts'
import type { Language } from '../../core/text/language.ts'
import { machinePaths, markdownPath } from '../../seo/machine-paths.ts'
import type { FinishedPage, SiteFile } from '../../seo/site-file.ts'
import { absolute } from '../../seo/site-url.ts'

interface Section {
  pages: readonly PageKey[]
  heading: (language: Language) => string
}

const named: readonly Section[] = [
  { pages: ['offerings', 'service'], heading: (language) => layoutWords[language].services },
  {
    pages: ['portfolio', 'case-studies', 'project'],
    heading: (language) => layoutWords[language].nav.portfolio,
  },
  { pages: ['blog', 'blog-page', 'post'], heading: (language) => layoutWords[language].nav.blog },
  { pages: ['location'], heading: (language) => layoutWords[language].footer.areas },
]

const others = keysOf(pages).filter((page) => !named.some((section) => section.pages.includes(page)))

const sections = [...named, { pages: others, heading: () => facts.brand }]

/** A list of all pages for language models, each with its description, as Markdown. https://llmstxt.org */
export function llms(finished: readonly FinishedPage[]): SiteFile {
  const content = [
    `# ${facts.brand}`,
    `> ${homeWords[languages[0]].description}`,
    layoutWords[languages[0]].tagline,
  ]
  for (const language of languages) {
    for (const { pages: keys, heading } of sections) {
      const lines = finished
        .filter((page) => page.language === language && keys.includes(page.ref.page))
        .map(
          ({ path, title, description }) => `- [${title}](${absolute(markdownPath(path))}): ${description}`,
        )
      const inLanguage = languages.length > 1 ? ` (${language})` : ''
      if (lines.length > 0) content.push([`## ${heading(language)}${inLanguage}`, '', ...lines].join('\n'))
    }
  }
  return { path: machinePaths.llms, content: `${content.join('\n\n')}\n` }
}
