import { pathTo } from '../../engine/addresses/page-addresses.ts'
import type { Post } from '../../engine/core/articles/articles.ts'
import type { SearchDocument } from '../../engine/features/search/search-document.ts'

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
