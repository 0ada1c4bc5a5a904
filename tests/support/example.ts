import { posts } from '../../engine/core/articles/articles.ts'
import { facts } from '../../engine/core/site/facts.ts'
import { siteFolder } from '../../engine/core/site/folder.ts'
import type { Language } from '../../engine/core/text/language.ts'

export const isExample = siteFolder === 'example/site' && facts.origin === 'https://kodhamn.example'

/** The articles that came with it: nine, and one in Swedish only. */
export const specified = posts.filter(({ id }) => id <= 9)
export const specifiedIn = (language: Language) => specified.filter((post) => post.language === language)
