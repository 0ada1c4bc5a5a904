import { cpSync, globSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { facts } from '../../../engine/core/site/facts.ts'
import { runContainer, storageVolume } from '../../support/container.ts'
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
  test('has the package, and nothing of a site', () => {
    expect(readdirSync(join(image.root, 'storage'))).toEqual([])
    expect(readdirSync(join(image.root, 'engine')).toSorted()).toEqual([
      'node_modules',
      'package-lock.json',
      'package.json',
    ])
    expect(globSync('engine/node_modules/node-*-*', { cwd: image.root })).toEqual([])
  })

  test('shows the example, then the site in its volume, and keeps messages there', async () => {
    const storage = storageVolume(image)
    const first = await runContainer(image, storage)
    const statusOf = async (path: string) => (await fetch(first.url + path)).status
    for (const path of ['/up', '/api/health', '/', '/sv/about'])
      expect([path, await statusOf(path)]).toEqual([path, 200])
    expect(await (await fetch(first.url)).text()).toContain(
      '<link rel="canonical" href="https://site.example/"',
    )
    expect(await first.exec('id', '--user', '--name')).toEqual({ code: 0, output: 'node\n' })
    expect(await first.exec('touch', '/engine/here')).toMatchObject({ code: 1 })
    const [, ...check] = image.config.Healthcheck.Test
    expect(await first.exec(...check)).toEqual({ code: 0, output: '' })
    expect(await sendMessage(first.url, 'From inside a container')).toBe(200)
    expect(await first.stop()).toBe(0)

    cpSync('tests/fixtures/site', join(storage, 'site'), { recursive: true })
    const second = await runContainer(image, storage)
    expect(await (await fetch(second.url)).text()).toContain(facts.brand)
    // The owner's commands, as in docs/several-servers.md.
    const listed = await second.exec('kodhamn', 'person', 'export', 'asa@example.com')
    expect(listed).toMatchObject({ code: 0, output: expect.stringContaining('From inside a container') })
    const backup = await second.exec('kodhamn', 'backup', 'data/backup')
    expect(backup, backup.output).toMatchObject({ code: 0 })
    expect((await second.exec('pg_dump', '--version')).output).toMatch(/^pg_dump/)
    expect(await second.stop()).toBe(0)
    rmSync(storage, { recursive: true })
  })
})
