import type { Root } from 'hast'
import type { UserOptions } from 'rehype-callouts'
import { visit } from 'unist-util-visit'
import type { Language } from '../text/language.ts'
import { words } from './markdown.words.ts'

/** The shapes of Lucide's icons info, lightbulb, message-square-warning, triangle-alert and octagon-alert. */
const shapes = {
  note: '<circle cx="12" cy="12" r="10"/><path d="M12 16v-4m0-4h.01"/>',
  tip: '<path d="M15 14c.2-1 .7-1.7 1.5-2.5 1-.9 1.5-2.2 1.5-3.5A6 6 0 0 0 6 8c0 1 .2 2.2 1.5 3.5.7.7 1.3 1.5 1.5 2.5m0 4h6m-5 4h4"/>',
  important:
    '<path d="M22 17a2 2 0 0 1-2 2H6.828a2 2 0 0 0-1.414.586l-2.202 2.202A.71.71 0 0 1 2 21.286V5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2zM12 15h.01M12 7v4"/>',
  warning:
    '<path d="m21.73 18-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3M12 9v4m0 4h.01"/>',
  caution:
    '<path d="M12 16h.01M12 8v4m3.312-10a2 2 0 0 1 1.414.586l4.688 4.688A2 2 0 0 1 22 8.688v6.624a2 2 0 0 1-.586 1.414l-4.688 4.688a2 2 0 0 1-1.414.586H8.688a2 2 0 0 1-1.414-.586l-4.688-4.688A2 2 0 0 1 2 15.312V8.688a2 2 0 0 1 .586-1.414l4.688-4.688A2 2 0 0 1 8.688 2z"/>',
}

/** A size of its own, for feed readers, which have none of the site's styles. */
const icon = (shape: string) =>
  `<svg viewBox="0 0 24 24" width="20" height="20" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${shape}</svg>`

/** Keeps the plugin from names such as `[!constructor]`, which it takes for kinds of its own and fails. */
export function guardCallouts(tree: Root) {
  visit(tree, 'text', (node, index, parent) => {
    const [before, kind = ''] = /^[\s\S]*?\[(?=!([\w-]+)\])/.exec(node.value) ?? []
    if (!parent || index === undefined || !before || !(kind.toLowerCase() in Object.prototype)) return
    parent.children.splice(
      index,
      1,
      { ...node, value: before },
      { ...node, value: node.value.slice(before.length) },
    )
  })
}

/**
 * How rehype-callouts writes `> [!WARNING]` and its like: a quotation for feed readers, which set it apart from the text,
 * and a note for screen readers.
 */
export function calloutOptions(language: Language): UserOptions {
  const titles = words[language].notes
  return {
    theme: 'github',
    callouts: {
      note: { title: titles.note, indicator: icon(shapes.note) },
      tip: { title: titles.tip, indicator: icon(shapes.tip) },
      important: { title: titles.important, indicator: icon(shapes.important) },
      warning: { title: titles.warning, indicator: icon(shapes.warning) },
      caution: { title: titles.caution, indicator: icon(shapes.caution) },
    },
    tags: {
      nonCollapsibleContainerTagName: 'blockquote',
      nonCollapsibleTitleTagName: 'p',
      titleIconTagName: 'span',
      titleTextTagName: 'strong',
    },
    props: { containerProps: { role: 'note' } },
  }
}
