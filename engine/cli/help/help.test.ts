import { spawnSync } from 'node:child_process'
import { globSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { helpWords } from './help.words.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'help-'))
  mkdirSync(join(folder, 'site'))
  writeFileSync(join(folder, 'site/facts.yaml'), 'officeLanguage: sv\n')
})
afterAll(() => rmSync(folder, { recursive: true }))

function kodhamn(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [resolve('engine/bin/kodhamn.js'), ...args],
    {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, SITE_FOLDER: 'site' },
    },
  )
  return { status, output: stdout + stderr }
}

const { usage, commands } = helpWords.sv

test.each([[[]], [['help']], [['--help']]])(
  '%j prints each command in the language of the office',
  (args) => {
    const { status, output } = kodhamn(...args)
    expect(status).toBe(0)
    for (const [name, purpose] of Object.entries(commands))
      expect(output).toContain(`  ${name.padEnd(9)}  ${purpose}\n`)
  },
)

test('`--help` behind a command prints its line and does nothing', () => {
  for (const name of ['build', 'setup', 'person'] as const)
    expect(kodhamn(name, '--help')).toEqual({
      status: 0,
      output: `${usage}\n  ${name.padEnd(9)}  ${commands[name]}\n`,
    })
  expect(readdirSync(folder)).toEqual(['site'])
  expect(kodhamn('publish', '--help').status).toBe(1)
})

test('the commands that work with what is stored are among them', () => {
  const stored = globSync('engine/cli/data/!(*.test|backups).ts').map((file) => basename(file, '.ts'))
  expect(Object.keys(commands)).toEqual(expect.arrayContaining(stored))
})
