import { listPage } from '../addresses/blog-pages.ts'
import { blogCategories, filtered } from '../addresses/categories.ts'
import {
  type Address,
  addresses,
  type PageKey,
  type PageRef,
  pathOfPost,
  redirectsToPages,
} from '../addresses/page-addresses.ts'
import { pages } from '../addresses/pages.ts'
import { postAt, posts, postsIn } from '../core/articles/articles.ts'
import type { PublishedArticle } from '../core/articles/published-article.ts'
import { site } from '../core/site/site.ts'
import type { Language } from '../core/text/language.ts'
import { vendorHosts } from '../features/analytics/analytics-config.ts'
import { shareImageOf, shareImageOfPost } from '../seo/share-image.ts'
import type { MainPage } from '../seo/site-file.ts'

/** A page to be built: its path, and the category where it is a filtered view of that path. */
export interface ListedPage {
  path: string
  query?: string
  page: PageKey
}

/** The facts about the site that prerendering and the server need. */
export function siteIndex() {
  const main = addresses.filter(({ aliasOf }) => !aliasOf)
  const listed: ListedPage[] = main.flatMap(({ path, ref, language }) => {
    const plain = { path, page: ref.page }
    return [
      plain,
      ...categoriesAt(ref, language).map((category) => ({ ...plain, query: `category=${category}` })),
    ]
  })
  /** They show the page of another address. */
  const aliases = addresses.flatMap(({ path, aliasOf }) => (aliasOf ? [{ path, aliasOf }] : []))
  const articles: PublishedArticle[] = posts.map((post) => ({
    folder: post.folder,
    language: post.language,
    title: post.title,
    excerpt: post.excerpt,
    picture: shareImageOfPost(post).path,
    path: pathOfPost(post),
    aliases: post.aliases.map((alias) => pages.post[post.language].replace(':slug', () => alias)),
    views: post.views,
  }))
  const mainPages: MainPage[] = main.map((address) => ({
    ...address,
    image: shareImageOf(address),
    tags: tagsOf(address),
  }))
  return {
    listed,
    aliases,
    redirects: redirectsToPages,
    articles,
    mainPages,
    hosts: vendorHosts(),
  }
}

/** The categories that filter a page: on a further page of the blog, those with that many pages. */
function categoriesAt({ page, slug }: PageRef, language: Language): readonly string[] {
  if (page === 'blog-page') {
    const posts = postsIn(language)
    return blogCategories.filter((category) => listPage(posts, category, 1).pages >= Number(slug))
  }
  return filtered[page] ?? []
}

function tagsOf({ ref: { page, slug = '' }, language }: Address): readonly string[] {
  if (page === 'post') return postAt(slug, language)?.tags ?? []
  if (page === 'project') return site.projects.find((one) => one.slug === slug)?.[language].tags ?? []
  return []
}
