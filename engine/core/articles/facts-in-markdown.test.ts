import { expect, test } from 'vitest'
import { fillFacts } from '../site/fact-names.ts'
import { facts } from '../site/facts.ts'
import { fillFactsInMarkdown, unknownNames, withoutCode } from './facts-in-markdown.ts'

const { host } = new URL(facts.origin)

test('facts are filled in by name, and other braces are left alone', () => {
  expect(fillFacts('{brand} {constructor} {{ item }} {town} {{town}} \\{town}')).toBe(
    `${facts.brand} {constructor} {{ item }} ${facts.address.town} {{town}} \\{town}`,
  )
})

test('facts are filled in where text and addresses are', () => {
  expect(
    fillFactsInMarkdown('[{domain}](https://{domain}/a "{domain}") <b title="{domain}">{domain}</b>'),
  ).toBe(`[${host}](https://${host}/a "${host}") <b title="${host}">${host}</b>`)
})

const dollar = '$'

const code = [
  'Of `{domain}`, and ``a ` {domain}``.',
  `\`\`\`bash title="{domain}"\nls /live/${dollar}{domain}/{domain}\n\`\`\``,
  '- In a list:\n\n  ~~~\n  {domain}\n  ~~~\n\n> ```\n> {domain}\n> ```',
  '    {domain}',
  'A <code class="{domain}">{domain}</code>.',
  '<pre><code>\n{domain}\n</code></pre>',
]

test.each(code)('nothing is filled in within code: %j', (markdown) => {
  expect(fillFactsInMarkdown(markdown)).toBe(markdown)
  expect(unknownNames(markdown.replaceAll('domain', 'a'))).toEqual([])
  expect(withoutCode(markdown)).not.toContain('domain')
  expect(withoutCode(markdown).split('\n')).toHaveLength(markdown.split('\n').length)
})

test('names of no fact are found by line', () => {
  expect(unknownNames('{brand}\n\n{a} and \\{b} {{c}}')).toEqual([{ name: '{a}', line: 3 }])
})
