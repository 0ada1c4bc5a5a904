import { expect, test } from 'vitest'
import { robots } from './robots.ts'

test('training robots are turned away where the owner says so, and search and answer engines never', () => {
  const welcome = robots(true).content
  expect(welcome).toContain('ai-train=yes')
  expect(welcome).not.toContain('Disallow: /\n')

  const [everyone = '', training = ''] = robots(false).content.split('\n\n')
  expect(everyone).toContain(
    'User-agent: *\nContent-Signal: search=yes, ai-input=yes, ai-train=no\nAllow: /\nAllow: /api/bookings/feed\nDisallow: /api/',
  )
  expect(training).toMatch(/^(User-agent: \S+\n)+Disallow: \/$/)
  expect(training).toContain('User-agent: GPTBot\n')
  for (const engine of ['Googlebot', 'Bingbot', 'OAI-SearchBot', 'PerplexityBot', 'Claude-User'])
    expect(training).not.toContain(`User-agent: ${engine}\n`)
})
