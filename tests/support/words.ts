import { consentWords } from '../../app/components/consent.words.ts'
import { layoutWords } from '../../app/components/layout.words.ts'
import { words as search } from '../../app/components/search.words.ts'
import { words as blog } from '../../app/pages/blog/blog.words.ts'
import { words as book } from '../../app/pages/book/book.words.ts'
import { words as contact } from '../../app/pages/contact/contact.words.ts'
import { words as error } from '../../app/pages/error/error.words.ts'
import { words as home } from '../../app/pages/home/home.words.ts'
import { words as portfolio } from '../../app/pages/portfolio/portfolio.words.ts'
import { words as post } from '../../app/pages/post/post.words.ts'
import type { Language } from '../../content/language.ts'

const wordsIn = (language: Language) => ({
  layout: layoutWords[language],
  consent: consentWords[language],
  search: search[language],
  blog: blog[language],
  book: book[language],
  contact: contact[language],
  error: error[language],
  home: home[language],
  portfolio: portfolio[language],
  post: post[language],
})

/** What the site says, for tests that look for it: the owner may word it otherwise at any time. */
export const t = { en: wordsIn('en'), sv: wordsIn('sv') }
