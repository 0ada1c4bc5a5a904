import { markdownOf, type Post, postAt } from '../../content/articles.ts'
import { author } from '../../content/facts.ts'
import { writtenDay } from '../../content/language.ts'
import { withPlaceLinks } from '../place-links.ts'
import { placeAt } from '../places.ts'
import { mirrorOf } from './file-paths.ts'
import { pageMarkdown } from './page-markdown.ts'
import { readPage } from './read-page.ts'
import type { RenderedPage, SiteFile } from './site-files.ts'
import { absolute } from './site-url.ts'

/** Each page as Markdown: articles from their source, every other page from what it shows. */
export async function* mirrors(pages: readonly RenderedPage[]): AsyncGenerator<SiteFile> {
  for (const page of pages)
    yield { path: mirrorOf(page.path), canonical: absolute(page.path), content: await mirror(page) }
}

async function mirror({ path, html }: RenderedPage): Promise<string> {
  const address = placeAt(path)
  const post = address?.place.page === 'post' && postAt(address.place.slug ?? '', address.language)
  if (post) return articleMirror(post)
  return pageMarkdown(readPage(await html()).main, absolute(path))
}

async function articleMirror(post: Post): Promise<string> {
  const text = withPlaceLinks(await markdownOf(post), post.language, absolute)
  return `# ${post.title}\n\n> ${post.excerpt}\n\n${author}, ${writtenDay(post.date, post.language)}\n\n${text.trim()}\n`
}
