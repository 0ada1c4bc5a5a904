import type { Thing } from 'schema-dts'

/** The texts of a page for search engines. */
export interface HeadWords {
  title: string
  description: string
  keywords: string
}

export interface Crumb {
  name: string
  path: string
}

/** A thing that other nodes of the structured data can point to. */
export type Subject = Exclude<Thing, string> & { '@id': string }

export interface AnsweredQuestion {
  question: string
  answer: string
}
