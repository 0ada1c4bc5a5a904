import { describe, expect, test } from 'vitest'
import { groupOf, isKnownSource, isSpamReferer, sourceOf } from './sources.ts'

test.each([
  ['https://www.google.se/', 'google', 'search'],
  ['https://google.co.uk/', 'google', 'search'],
  ['android-app://com.google.android.googlequicksearchbox/', 'google', 'search'],
  ['https://www.bing.com/', 'bing', 'search'],
  ['https://duckduckgo.com/', 'duckduckgo', 'search'],
  ['https://search.yahoo.com/', 'yahoo', 'search'],
  ['https://se.search.yahoo.com/', 'yahoo', 'search'],
  ['https://search.brave.com/', 'brave', 'search'],
  ['https://chatgpt.com/', 'chatgpt', 'ai'],
  ['https://chat.openai.com/', 'chatgpt', 'ai'],
  ['https://www.perplexity.ai/search?q=a', 'perplexity', 'ai'],
  ['https://gemini.google.com/', 'gemini', 'ai'],
  ['https://claude.ai/', 'claude', 'ai'],
  ['https://www.linkedin.com/feed/', 'linkedin', 'social'],
  ['https://lnkd.in/abc', 'linkedin', 'social'],
  ['android-app://com.linkedin.android/', 'linkedin', 'social'],
  ['https://l.facebook.com/l.php?u=x', 'facebook', 'social'],
  ['https://t.co/abc', 'x', 'social'],
  ['https://old.reddit.com/r/sweden', 'reddit', 'social'],
  ['https://mail.google.com/', 'gmail', 'mail'],
  ['https://eur01.safelinks.protection.outlook.com/', 'outlook', 'mail'],
  ['https://www.Blogg.example:8080/a?b=c', 'blogg.example', 'site'],
  ['https://notgoogle.com/', 'notgoogle.com', 'site'],
  ['https://google.example.com/', 'google.example.com', 'site'],
  ['https://xn--rksmrgs-5wao1o.example/', 'xn--rksmrgs-5wao1o.example', 'site'],
  [undefined, 'direct', 'direct'],
  ['', 'direct', 'direct'],
  ['not an address', 'other', 'other'],
  ['https://192.0.2.17/', 'other', 'other'],
  ['https://[2001:db8::1]/', 'other', 'other'],
  ['https://intranet/', 'other', 'other'],
  ['https://wiki.intranet.local/x', 'other', 'other'],
  ['http://nas.local:5000/', 'other', 'other'],
  ['https://jira.corp/', 'other', 'other'],
  ['https://fritz.home.arpa/', 'other', 'other'],
  ['https://wiki.firma.lan/', 'other', 'other'],
  ['https://portal.kommun.internal/', 'other', 'other'],
  [`https://${'a'.repeat(61)}.example/`, 'other', 'other'],
  ['https://constructor/', 'other', 'other'],
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
