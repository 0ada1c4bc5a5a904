/** List items that several pages share. The page provides the list element around them, and its style. */

import type { ReactNode } from 'react'
import { fill, type Sentence } from '../../core/text/sentence.ts'

export const Paragraphs = ({ texts }: { texts: readonly string[] }) =>
  texts.map((text) => <p key={text}>{text}</p>)

export const ListItems = ({ texts }: { texts: readonly string[] }) =>
  texts.map((text) => <li key={text}>{text}</li>)

export const TitledItems = ({ items }: { items: readonly { title: string; text: string }[] }) =>
  items.map(({ title, text }) => (
    <li key={title}>
      <h3>{title}</h3>
      <p>{text}</p>
    </li>
  ))

/** The rows of a `<dl>`. */
export const DefinitionRows = ({ rows }: { rows: readonly { label: string; value: ReactNode }[] }) =>
  rows.map(({ label, value }) => (
    <div key={label}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  ))

/** The first texts of a list, and how many more there are. */
export const shortened = (texts: readonly string[], count: number, more: Sentence<'count'>) =>
  texts.length > count ? [...texts.slice(0, count), fill(more, { count: texts.length - count })] : texts
