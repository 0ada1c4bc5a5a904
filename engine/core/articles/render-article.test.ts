import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { fields } from '../../../tests/fixtures/front-matter-fields.ts'
import { renderArticle } from './render-article.ts'

const folder = mkdtempSync(join(tmpdir(), 'article-'))
const file = join(folder, 'en.md')
const name = relative('.', file)
afterAll(() => rmSync(folder, { recursive: true }))

const others = ['question', 'related', 'slug', 'aliases', 'updated', 'draft', 'featured', 'views', 'only']

/** What becomes of an article: `shown`, or the findings. */
async function outcomeOf(text: string, field: string = 'id', value: string = fields.id): Promise<string> {
  const head = Object.entries({ ...fields, [field]: value }).map(([key, one]) => `${key}: ${one}`)
  writeFileSync(file, ['---', ...head, '---', '', text].join('\n'))
  return renderArticle(file, 'en').then(
    ({ html }) => (typeof html === 'string' ? 'shown' : 'nothing'),
    (error: Error) => error.message,
  )
}

/** Each line names the file, a line and the remedy, and none is a surprise. */
const lines = RegExp(`^(${RegExp.escape(name)}:\\d+: (?!cannot be shown).+(\\n|$))+$`)
const isExpected = (outcome: string) => outcome === 'shown' || lines.test(outcome)

const values = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.json(),
  fc.constantFrom(
    ...String.raw`~ · &a [*a] · *a · !!js/function "a" · !!binary aGk= · !!set {a} · {{a}} · {brand} · {__proto__} · "\ud800"`.split(
      ' · ',
    ),
    ...'1e400 · .nan · 0x10 · 0000-01-01 · 9999-12-31 · 2025-02-30 · <<: *a · \u2028 · \u202E · \uFEFF · 👩‍👩‍👧'.split(
      ' · ',
    ),
    ...'|\n  a\n  b · >-\n  a · a\n__proto__: b · a\n? [a]\n: b · a\n%YAML 1.2 · a\n... · a\n--- · a\ntitle: b'.split(
      ' · ',
    ),
    ...['', 'a'.repeat(300), 'a '.repeat(3000), '['.repeat(2000), `\n${'- '.repeat(900)}`],
  ),
)

test('whatever a field says, the article is shown or a line says why not', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...Object.keys(fields), ...others), values, async (field, value) => {
      expect(await outcomeOf('Text.', field, value)).toSatisfy(isExpected)
    }),
    { numRuns: 150 },
  )
})

const signs = fc.constantFrom(
  ...' ·     ·\t·\n·\n\n·> ·- ·1. ·## ·---·***·```·~~~js title=·`·|·|-|-|·\\·[·]·(·)·![·](/a.png "b")·[^a]·[^a]: '.split(
    '·',
  ),
  ...'[b]: /c·[!NOTE]·> [!constructor] a\n·&#0;·&amp·{brand}·{__proto__}·{{·}·*·_·~~·https://a.b·place:contact'.split(
    '·',
  ),
  ...'<details>·</details>·<table><tr>·</td>·<b·<!--·-->·<?·<![CDATA[·<script>·<svg><p>·<template>'.split(
    '·',
  ),
  ...'__proto__·\0·\ud800·å·🚀'.split('·'),
)
const texts = fc.oneof(
  fc
    .array(fc.oneof(signs, fc.string({ unit: 'grapheme' })), { maxLength: 60 })
    .map((parts) => parts.join('')),
  fc.tuple(signs, fc.integer({ min: 1, max: 500 })).map(([sign, times]) => sign.repeat(times)),
)

test('whatever the text of an article is, it is shown or a line says why not', async () => {
  await fc.assert(
    fc.asyncProperty(texts, async (text) => {
      expect(await outcomeOf(text)).toSatisfy(isExpected)
    }),
    { numRuns: 150 },
  )
})

test.each([
  ['>'.repeat(5000), 'is nested too deeply'],
  [`A\n${'- '.repeat(900)}a`, 'is nested too deeply'],
  ['<div>\n'.repeat(5000), 'cannot be shown (Maximum call stack size exceeded)'],
])('an article that no parser can read is refused by file and line', async (text, what) => {
  expect(await outcomeOf(text)).toMatch(RegExp(`^${RegExp.escape(name)}:\\d+: ${RegExp.escape(what)}`))
})
