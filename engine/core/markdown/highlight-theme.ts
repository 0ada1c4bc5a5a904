import type { ThemeRegistration } from 'shiki'

const kinds = [
  ['comment', 'punctuation.definition.comment'],
  ['string', 'markup.inline.raw'],
  ['constant.numeric', 'constant.language', 'constant.other'],
  ['keyword', 'storage', 'punctuation.definition.keyword'],
  ['entity.name', 'support.function', 'support.type', 'entity.other.attribute-name'],
  ['variable', 'punctuation.definition.variable', 'meta.template.expression'],
]

/**
 * Numbers in place of colors: the n-th kind of token has the color #00000n and becomes the class `tn`
 * (`t1` comment, `t2` string, `t3` constant, `t4` keyword, `t5` name, `t6` variable), which prose.css colors for both themes.
 */
export const highlightTheme: ThemeRegistration & { name: string } = {
  name: 'numbered',
  type: 'dark',
  fg: '#000000',
  bg: '#ffffff',
  settings: [
    { settings: { foreground: '#000000', background: '#ffffff' } },
    ...kinds.map((scope, index) => ({ scope, settings: { foreground: `#00000${index + 1}` } })),
  ],
}
