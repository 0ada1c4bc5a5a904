import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'build-'))
  vi.resetModules()
  vi.stubEnv('BUILD_DIR', join(folder, 'out'))
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

const empty = async () => (await import('./empty-build-folder.ts')).emptyBuildFolder()
const names = () => readdirSync(join(folder, 'out'))

test('a folder with files of others is not emptied', async () => {
  mkdirSync(join(folder, 'out/texts'), { recursive: true })
  await expect(empty()).rejects.toThrow(/^BUILD_DIR: \S+ holds texts, which no build has made[^\n]+$/)
  expect(names()).toEqual(['texts'])
})

test.each(['.made-by-build', 'react-router', 'source-hash'])(
  'a folder that a build has marked with %s is emptied, also one that was cut off',
  async (mark) => {
    mkdirSync(join(folder, 'out/site'), { recursive: true })
    writeFileSync(join(folder, 'out', mark), '')
    await empty()
    expect(existsSync(join(folder, 'out/site'))).toBe(false)
    writeFileSync(join(folder, 'out/half'), '')
    await empty()
    expect(names()).not.toContain('half')
  },
)
