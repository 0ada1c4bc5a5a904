import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { keepSite, sentencesIn } from './support/owners.ts'

const { version }: { version: string } = JSON.parse(readFileSync('engine/package.json', 'utf8'))
const kept = globSync('tests/releases/*/site').map((site) => ({ of: site.split('/').at(-2) ?? '', site }))

test.each([...kept, { of: version, site: undefined }])(
  'the site of an owner of $of is brought to this version and loses no sentence',
  ({ of, site }) => {
    const folder = mkdtempSync(join(tmpdir(), 'kept-site-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const own = join(folder, 'site')
    if (site) cpSync(site, own, { recursive: true })
    else keepSite(own)
    const before = sentencesIn(folder)
    expect(existsSync(join(own, 'words/home.yaml'))).toBe(true)

    for (const command of [['engine/cli/update/migrate-site.ts', of], ['engine/cli/check.ts']]) {
      const { status, stderr } = spawnSync(process.execPath, command, {
        env: { ...process.env, SITE_FOLDER: own },
        encoding: 'utf8',
      })
      expect([status, stderr]).toEqual([0, ''])
    }

    const after = sentencesIn(folder)
    expect([...before].filter((sentence) => !after.has(sentence))).toEqual([])
  },
)
