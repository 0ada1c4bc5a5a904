import { globSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dataVolume, runContainer } from '../../support/container.ts'
import { missingForDebian } from '../../support/debian.ts'
import { buildImage, type Image } from '../../support/image.ts'
import { sendMessage } from '../scenarios/contact-senders.ts'

/* Builds and runs deploy/Dockerfile. */

const missing = missingForDebian()
if (missing) console.log(`Skipped, deploy/Dockerfile: ${missing}`)

let image: Image
beforeAll(() => {
  if (!missing) image = buildImage()
})
afterAll(() => image?.remove())

describe.skipIf(missing)('the image of deploy/Dockerfile', () => {
  test('contains only the built site with its server', () => {
    const site = join(image.root, 'site')
    expect(readdirSync(site).toSorted()).toEqual(['build', 'data', 'package.json'])
    expect(readdirSync(join(site, 'build')).toSorted()).toEqual([
      '.made-by-build',
      'desk',
      'manifest.json',
      'server',
      'site',
      'site.json',
      'source-hash',
    ])
    expect(globSync('**/.{env,git,npmrc}*', { cwd: site })).toEqual([])
    expect(image.config.Env).toContain('SITE_URL=https://site.example')
  })

  test('serves as an unprivileged user, keeps messages in its volume, and stops gracefully', async () => {
    const data = dataVolume(image)
    const start = () => runContainer(image, data)
    const first = await start()
    const statusOf = async (path: string) => (await fetch(first.url + path)).status
    for (const path of ['/api/health', '/', '/sv/about'])
      expect([path, await statusOf(path)]).toEqual([path, 200])
    expect(await first.exec('id', '--user', '--name')).toEqual({ code: 0, output: 'node\n' })
    expect(await first.exec('touch', '/site/here')).toMatchObject({ code: 1 })
    const [, ...check] = image.config.Healthcheck.Test
    expect(await first.exec(...check)).toEqual({ code: 0, output: '' })
    expect(await sendMessage(first.url, 'From inside a container')).toBe(200)
    expect(await first.stop()).toBe(0)
    const second = await start()
    // The owner's commands, as in docs/several-servers.md.
    const listed = await second.exec('node', 'build/server/commands/person.js', 'export', 'asa@example.com')
    expect(listed).toMatchObject({ code: 0, output: expect.stringContaining('From inside a container') })
    const backup = await second.exec('node', 'build/server/commands/backup.js', 'data/backup')
    expect(backup, backup.output).toMatchObject({ code: 0 })
    expect((await second.exec('pg_dump', '--version')).output).toMatch(/^pg_dump/)
    expect(await second.stop()).toBe(0)
    rmSync(data, { recursive: true })
  })
})
