import { createSocket, type Socket } from 'node:dgram'
import { Resolver } from 'node:dns/promises'
import { decode, encode } from 'dns-packet'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { checkMailDomain } from './mail-domain.ts'

/** Answers questions for TXT records over UDP on the loopback. */
let nameServer: Socket
let resolver: Resolver
let records: Record<string, string[]>

beforeEach(async () => {
  records = {}
  nameServer = createSocket('udp4')
  nameServer.on('message', (packet, { port, address }) => {
    const { id, questions = [] } = decode(packet)
    const name = questions[0]?.name ?? ''
    const texts = records[name.toLowerCase()] ?? []
    const answers = texts.map((text) => ({
      type: 'TXT' as const,
      name,
      ttl: 1,
      data: text.match(/.{1,200}/g) ?? [],
    }))
    nameServer.send(
      encode({
        type: 'response',
        id: id ?? 0,
        flags: 0x0100 | (texts.length > 0 ? 0 : 3),
        questions,
        answers,
      }),
      port,
      address,
    )
  })
  await new Promise<void>((resolve) => nameServer.bind(0, '127.0.0.1', resolve))
  resolver = new Resolver({ timeout: 2000, tries: 1 })
  resolver.setServers([`127.0.0.1:${nameServer.address().port}`])
})

afterEach(() => nameServer.close())

const states = async (selector?: string) =>
  Object.fromEntries(
    (await checkMailDomain('site.example', { selector, resolver })).map(({ about, is }) => [about, is]),
  )

test('a domain without records lacks all three', async () => {
  expect(await states()).toEqual({ SPF: 'missing', DKIM: 'missing', DMARC: 'missing' })
})

test('a domain as it should be', async () => {
  records = {
    'site.example': ['google-site-verification=1', 'v=spf1 include:mail.example -all'],
    '_dmarc.site.example': ['v=DMARC1; p=quarantine'],
    'selector1._domainkey.site.example': [`v=DKIM1; k=rsa; p=${'A'.repeat(300)}`],
  }
  expect(await states()).toEqual({ SPF: 'good', DKIM: 'good', DMARC: 'good' })
})

test('two SPF records, one without an end, and a policy that only watches are weak', async () => {
  records = {
    'site.example': ['v=spf1 include:a.example -all', 'v=spf1 include:b.example -all'],
    '_dmarc.site.example': ['v=DMARC1; p=none'],
  }
  expect(await states()).toMatchObject({ SPF: 'weak', DMARC: 'weak' })
  records = { 'site.example': ['v=spf1 include:a.example'] }
  expect(await states()).toMatchObject({ SPF: 'weak' })
})

test('a key of another name is found by that name, and a withdrawn one is none', async () => {
  records = {
    'odd2026._domainkey.site.example': ['v=DKIM1; p=AAAA'],
    'mail._domainkey.site.example': ['v=DKIM1; p='],
  }
  expect(await states()).toMatchObject({ DKIM: 'missing' })
  expect(await states('odd2026')).toMatchObject({ DKIM: 'good' })
})
