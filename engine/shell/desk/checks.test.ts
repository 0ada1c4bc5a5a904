import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer, getCACertificates, setDefaultCACertificates } from 'node:tls'
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { freePort, listenLocally } from '../../../harness/port.ts'
import { day } from '../../core/time/durations.ts'
import { checkBuild } from './check-build.server.ts'
import { checkCertificate } from './check-certificate.server.ts'
import { checkSecurityTxt } from './checks.server.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'checks-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe('the build', () => {
  function builtAt(time: number) {
    const file = join(folder, 'source-hash')
    writeFileSync(file, 'hash')
    utimesSync(file, time / 1000, time / 1000)
    return checkBuild(folder, 'Europe/Stockholm')
  }

  test('is good where nothing is newer, due where a source is, and bad where there is none', async () => {
    const soon = Date.now() + day
    expect(await builtAt(soon)).toEqual({ about: 'build', is: 'good', at: soon, detail: '' })
    const old = await builtAt(Date.parse('2020-01-01') + 0.25)
    expect(old).toMatchObject({ is: 'due', at: Date.parse('2020-01-01') })
    expect(old.detail).not.toBe('')
    rmSync(join(folder, 'source-hash'))
    expect(await checkBuild(folder, 'Europe/Stockholm')).toMatchObject({ is: 'bad', at: null })
  })
})

describe('the certificate', () => {
  /** A server with a certificate that holds for so many days. Returns its address. */
  async function serve(days: number) {
    const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')]
    const options =
      'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -subj /CN=127.0.0.1 -addext subjectAltName=IP:127.0.0.1'
    const files = ['-days', String(days), '-keyout', key, '-out', certificate]
    execFileSync('openssl', [...options.split(' '), ...files], { stdio: 'ignore' })
    const server = createServer({ key: readFileSync(key), cert: readFileSync(certificate) })
    const port = await listenLocally(server)
    onTestFinished(() => void server.close())
    return { url: `https://127.0.0.1:${port}`, certificate: readFileSync(certificate, 'utf8') }
  }

  test.each([
    [60, 'good'],
    [10, 'due'],
  ])('that ends in %i days is %s', async (days, is) => {
    const { url, certificate } = await serve(days)
    const trusted = getCACertificates()
    setDefaultCACertificates([certificate])
    onTestFinished(() => setDefaultCACertificates(trusted))
    const check = await checkCertificate(url)
    expect(check).toMatchObject({ about: 'certificate', is, detail: '' })
    expect(Math.abs((check.at ?? 0) - Date.now() - days * day)).toBeLessThan(day)
  })

  test('that browsers refuse is bad, and says why', async () => {
    const { url } = await serve(60)
    expect(await checkCertificate(url)).toMatchObject({ is: 'bad', detail: 'DEPTH_ZERO_SELF_SIGNED_CERT' })
  })

  test('is unknown where nobody answers, and where there is no domain', async () => {
    const url = `https://127.0.0.1:${await freePort()}`
    expect(await checkCertificate(url)).toMatchObject({ is: 'unknown', at: null, detail: 'ECONNREFUSED' })
    for (const local of ['http://site.example', 'https://localhost:3000'])
      expect(await checkCertificate(local)).toMatchObject({ is: 'unknown', at: null, detail: '' })
  })
})

test('security.txt is due thirty days before its end, and bad after it', () => {
  const end = Date.parse('2027-10-31')
  const at = (now: number) => checkSecurityTxt('2027-10-31', now)
  expect(at(end - 31 * day)).toEqual({ about: 'security.txt', is: 'good', at: end, detail: '' })
  expect([at(end - 29 * day).is, at(end).is]).toEqual(['due', 'bad'])
})
