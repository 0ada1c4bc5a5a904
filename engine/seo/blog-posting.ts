import type { Blog, BlogPosting, Organization, Person } from 'schema-dts'
import { categoryLabel } from '../addresses/categories.ts'
import { pathOfPost, pathTo } from '../addresses/page-addresses.ts'
import type { Post } from '../core/articles/articles.ts'
import { words as blogWords } from '../core/articles/blog.words.ts'
import { author, facts } from '../core/site/facts.ts'
import type { Language } from '../core/text/language.ts'
import { businessId } from './business.ts'
import { personReference } from './person.ts'
import { shareImageOfPost } from './share-image.ts'
import { absolute } from './site-url.ts'

const urlOf = (post: Post) => absolute(pathOfPost(post))

/** The author: the owner where one is named, else the business. */
function writerIn(language: Language): Organization | Person {
  const person = personReference(language)
  return author === facts.brand
    ? { '@type': 'Organization', '@id': businessId, name: author, url: person.url }
    : { '@type': 'Person', ...person, name: author, worksFor: { '@id': businessId } }
}

/** The properties of the blog that the list and each article share. */
function blogOutline(language: Language) {
  const url = absolute(pathTo({ page: 'blog' }, language))
  return { '@type': 'Blog', '@id': `${url}#blog`, name: blogWords[language].whole, url } as const
}

/** The properties of an article that lists and its own page share. */
const outline = (post: Post) =>
  ({
    '@type': 'BlogPosting',
    '@id': `${urlOf(post)}#article`,
    url: urlOf(post),
    headline: post.title,
    datePublished: post.date,
    dateModified: post.updated ?? post.date,
    author: writerIn(post.language),
    image: absolute(shareImageOfPost(post).path),
    inLanguage: post.language,
  }) as const

/** An article, on its own page. */
export const blogPosting = (post: Post) =>
  ({
    ...outline(post),
    description: post.description,
    publisher: { '@id': businessId },
    mainEntityOfPage: { '@id': urlOf(post) },
    isPartOf: blogOutline(post.language),
    keywords: post.keywords,
    articleSection: categoryLabel(post),
    wordCount: post.words,
    timeRequired: `PT${post.minutes}M`,
  }) satisfies BlogPosting

/** The blog of a language with its articles, newest first. */
export const blogOf = (posts: readonly Post[], language: Language) =>
  ({
    ...blogOutline(language),
    inLanguage: language,
    publisher: { '@id': businessId },
    blogPost: posts.map(outline),
  }) satisfies Blog
