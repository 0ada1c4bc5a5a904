import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { groupOf, isKnownSource, isSpamReferer, sourceOf } from './sources.server.ts'

type Case = [referer: string | undefined, source: string, group: string]

const known = readFileSync(join(import.meta.dirname, 'fixtures/referers.txt'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split(' '))
  .flatMap(([source = '', group = '', ...referers]) =>
    referers.map((referer): Case => [referer, source, group]),
  )

test.each<Case>([
  ...known,
  [undefined, 'direct', 'direct'],
  ['', 'direct', 'direct'],
  ['not an address', 'other', 'other'],
  [`https://${'a'.repeat(61)}.example/`, 'other', 'other'],
])('a visit from %s is from %s', (referer, source, group) => {
  expect(sourceOf(undefined, referer)).toBe(source)
  expect(groupOf(source)).toBe(group)
})

test.each([
  ['https://semalt.com/crawler.php', true],
  ['http://site-1.semaltmedia.com/', true],
  ['https://buttons-for-website.com/', true],
  ['http://www.get-free-traffic-now.com/', true],
  ['https://trafficbot.life/', true],
  ['https://best-seo-offer.com/try.php', true],
  ['https://www.seobyran.se/', false],
  ['https://www.trafikverket.se/trafik', false],
  ['https://economist.com/', false],
  [undefined, false],
])('a robot comes in the name of %s: %s', (referer, isSpam) => {
  expect(isSpamReferer(referer)).toBe(isSpam)
})

describe('a campaign', () => {
  test.each([
    ['newsletter', 'newsletter', 'campaign'],
    ['News Letter #3', 'news-letter-3', 'campaign'],
    ['LinkedIn', 'linkedin', 'social'],
    ['chatgpt.com', 'chatgpt', 'ai'],
    ['www.google.com', 'google', 'search'],
    ['partner.example', 'partner.example', 'site'],
    ['<script>', 'script', 'campaign'],
    ['åäö', 'google', 'search'],
    ['', 'google', 'search'],
    ['x'.repeat(500), 'x'.repeat(32), 'campaign'],
    ['constructor', 'constructor', 'campaign'],
  ])('%s counts as %s', (utmSource, source, group) => {
    expect(sourceOf(utmSource, 'https://www.google.com/')).toBe(source)
    expect(groupOf(source)).toBe(group)
  })

  test('never has more than 32 letters, digits, dots, hyphens and underscores', () => {
    for (const utmSource of ['a b '.repeat(50), '..--..', '\u0000', '%00', `${'-'.repeat(40)}a`])
      expect(sourceOf(utmSource, undefined)).toMatch(/^[a-z0-9._-]{1,32}$/)
  })
})

test('only invented sources are unknown', () => {
  expect(['google', 'direct', 'other'].every(isKnownSource)).toBe(true)
  expect(['blogg.example', 'newsletter', 'toString'].some(isKnownSource)).toBe(false)
})

/** `__proto__`, `constructor`, `toString` … */
test.each(Object.getOwnPropertyNames(Object.prototype))('%s is a name as any other', (name) => {
  expect(isKnownSource(name)).toBe(false)
  expect(groupOf(name)).toBe('campaign')
  expect(groupOf(sourceOf(name, undefined))).toBe('campaign')
  expect(groupOf(sourceOf(undefined, `https://${name}.example/`))).toMatch(/^(site|other)$/)
})
