import { words as blog } from '../../engine/core/articles/blog.words.ts'
import { words as contact } from '../../engine/core/forms/contact.words.ts'
import { words as home } from '../../engine/core/site/home.words.ts'
import { layoutWords } from '../../engine/core/site/layout.words.ts'
import { type Language, perLanguage } from '../../engine/core/text/language.ts'
import { words as error } from '../../engine/pages/error/error.words.ts'
import { words as portfolio } from '../../engine/pages/portfolio/portfolio.words.ts'
import { words as post } from '../../engine/pages/post/post.words.ts'

const wordsIn = (language: Language) => ({
  layout: layoutWords[language],
  blog: blog[language],
  contact: contact[language],
  error: error[language],
  home: home[language],
  portfolio: portfolio[language],
  post: post[language],
})

/** What the site says without its features, for tests that look for it: the owner may word it otherwise at any time. */
export const t = perLanguage(wordsIn)
