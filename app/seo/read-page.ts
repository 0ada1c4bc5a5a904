import { decoded } from './html-tree.ts'

/** What a rendered page says in its head and in its main element. */
export function readPage(html: string) {
  const first = (pattern: RegExp) => decoded(pattern.exec(html)?.[1] ?? '')
  return {
    title: first(/<title>([^<]*)</).replace(/ \| [^|]*$/, ''),
    description: first(/<meta name="description" content="([^"]*)"/),
    main: /<main[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? '',
  }
}
