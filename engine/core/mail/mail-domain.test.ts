import { createSocket, type Socket } from 'node:dgram'
import { Resolver } from 'node:dns/promises'
import { decode, encode } from 'dns-packet'
import { expect, test } from 'vitest'
import { eachTest } from '../../../tests/support/each-test.ts'
import { checkMailDomain } from './mail-domain.server.ts'

let records: Record<string, string[]> = {}
const nameServer = eachTest(startNameServer, (socket) => socket.close())

/** Answers questions for TXT records over UDP on the loopback. */
async function startNameServer(): Promise<Socket> {
  records = {}
  const socket = createSocket('udp4')
  socket.on('message', (packet, { port, address }) => {
    const { id = 0, questions = [] } = decode(packet)
    const name = questions[0]?.name ?? ''
    const texts = records[name.toLowerCase()] ?? []
    const answers = texts.map((text) => {
      const data = text.match(/.{1,200}/g) ?? []
      return { type: 'TXT' as const, name, ttl: 1, data }
    })
    const flags = 0x0100 | (texts.length > 0 ? 0 : 3)
    socket.send(encode({ type: 'response', id, flags, questions, answers }), port, address)
  })
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve))
  return socket
}

async function states(selector?: string) {
  const resolver = new Resolver({ timeout: 2000, tries: 1 })
  resolver.setServers([`127.0.0.1:${nameServer().address().port}`])
  const findings = await checkMailDomain('site.example', { selector, resolver })
  return Object.fromEntries(findings.map(({ about, is }) => [about, is]))
}

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
  expect(await states()).toMatchObject({ SPF: 'twice', DMARC: 'watching' })
  records = { 'site.example': ['v=spf1 include:a.example'] }
  expect(await states()).toMatchObject({ SPF: 'open' })
})

test('a key of another name is found by that name, and a withdrawn one is none', async () => {
  records = {
    'odd2026._domainkey.site.example': ['v=DKIM1; p=AAAA'],
    'mail._domainkey.site.example': ['v=DKIM1; p='],
  }
  expect(await states()).toMatchObject({ DKIM: 'missing' })
  expect(await states('odd2026')).toMatchObject({ DKIM: 'good' })
})
