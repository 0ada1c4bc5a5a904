import { pathTo } from '../../app/page-addresses.ts'
import type { SearchDocument } from '../../app/search-document.ts'
import type { Post } from '../../content/articles.ts'

/** What the search gets of articles, without their full text. */
export const articleDocuments = (posts: readonly Post[]): SearchDocument[] =>
  posts.map((post) => ({
    path: pathTo({ page: 'post', slug: post.folder }, post.language),
    kind: 'Article',
    title: post.title,
    description: post.description,
    tags: post.tags.join(', '),
    headings: post.headings.map(({ text }) => text).join(' · '),
    text: post.excerpt,
  }))
