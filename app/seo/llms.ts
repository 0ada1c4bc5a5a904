import { facts } from '../../content/facts.ts'
import { type Language, languages } from '../../content/language.ts'
import { frameWords } from '../frame.words.ts'
import { words as homeWords } from '../pages/home/home.words.ts'
import { type PageKey, placeAt } from '../places.ts'
import { filePaths, mirrorOf } from './file-paths.ts'
import { readPage } from './read-page.ts'
import type { RenderedPage, SiteFile } from './site-files.ts'
import { absolute } from './site-url.ts'

const sections: { pages: PageKey[]; heading: (language: Language) => string }[] = [
  { pages: ['offerings', 'service'], heading: (language) => frameWords[language].footer.services },
  {
    pages: ['portfolio', 'case-studies', 'project'],
    heading: (language) => frameWords[language].nav.portfolio,
  },
  { pages: ['blog', 'blog-page', 'post'], heading: (language) => frameWords[language].nav.blog },
  { pages: ['location'], heading: (language) => frameWords[language].footer.areas },
  { pages: ['home', 'about', 'contact', 'faq', 'privacy'], heading: () => facts.brand },
]

/** What the site holds, for language models: every page with a line on it, as Markdown. https://llmstxt.org */
export async function llms(pages: readonly RenderedPage[]): Promise<SiteFile> {
  const content = [`# ${facts.brand}`, `> ${homeWords.en.description}`, frameWords.en.tagline]
  for (const language of languages) {
    for (const { pages: keys, heading } of sections) {
      const lines: string[] = []
      for (const page of pages) if (isListed(page, keys, language)) lines.push(await line(page))
      content.push([`## ${heading(language)} (${language})`, '', ...lines].join('\n'))
    }
  }
  return { path: filePaths.llms, content: `${content.join('\n\n')}\n` }
}

function isListed({ path }: RenderedPage, keys: readonly PageKey[], language: Language): boolean {
  const address = placeAt(path)
  return address?.language === language && keys.includes(address.place.page)
}

async function line({ path, html }: RenderedPage): Promise<string> {
  const { title, description } = readPage(await html())
  return `- [${title}](${absolute(mirrorOf(path))}): ${description}`
}
