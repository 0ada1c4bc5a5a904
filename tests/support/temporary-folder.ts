import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect } from 'vitest'

// Each file of tests has a folder for temporary files of its own, in which nothing of it is left at the end.
const { TMPDIR } = process.env
const folder = mkdtempSync(join(tmpdir(), 'tests-'))
// Programs of other users, such as PostgreSQL, reach what is theirs.
chmodSync(folder, 0o711)
process.env.TMPDIR = folder

// The first hook of a file runs last.
afterAll(() => {
  if (TMPDIR === undefined) delete process.env.TMPDIR
  else process.env.TMPDIR = TMPDIR
  // npm keeps what it has compiled.
  const left = readdirSync(folder).filter((name) => name !== 'node-compile-cache')
  rmSync(folder, { recursive: true, force: true })
  expect(left, 'left in the folder for temporary files').toEqual([])
})
