import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { leftToDo } from './example.ts'

test.each([
  ['portrait.jpeg', 0],
  ['Portrait.JPG', 0],
  ['portrait.svg', 1],
  ['me.jpg', 1],
])('with %s there are %i portraits left to do', (name, count) => {
  const folder = mkdtempSync(join(tmpdir(), 'site-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  cpSync('tests/fixtures/site', folder, { recursive: true })
  writeFileSync(join(folder, name), '')
  expect(leftToDo(folder).filter(({ file }) => basename(file) === 'portrait.jpg')).toHaveLength(count)
})
