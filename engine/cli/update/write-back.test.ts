import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { filesBelow } from '../../build/files-below.ts'
import {
  changesBetween,
  closedPaths,
  hashesIn,
  keepPlan,
  type Plan,
  readPlan,
  touchedOf,
  writeBack,
} from './write-back.ts'

let own: string
let copy: string
let plan: Plan

const write = (folder: string, files: Record<string, string | null>) => {
  for (const [name, text] of Object.entries(files)) {
    const file = join(folder, name)
    mkdirSync(dirname(file), { recursive: true })
    if (text === null) rmSync(file)
    else writeFileSync(file, text)
  }
}

const filesOf = (folder: string) =>
  Object.fromEntries(
    filesBelow(folder)
      .toSorted()
      .map((file) => [file, readFileSync(join(folder, file), 'utf8')]),
  )

const old = {
  'package-lock.json': 'lock 1',
  'package.json': 'package 1',
  'site/facts.yaml': 'facts 1',
  'site/pages.yaml': 'as it is',
  'site/words/home.yaml': 'words 1',
}
const changed = {
  'package-lock.json': 'lock 2',
  'package.json': 'package 2',
  'site/facts.yaml': 'facts 2',
  'site/words/home.yaml': null,
  'site/words/unused/home.yaml': 'words 1',
}
const { 'site/words/home.yaml': _, ...rest } = { ...old, ...changed }
const next = Object.fromEntries(Object.entries(rest).toSorted())

beforeEach(() => {
  const folder = mkdtempSync(join(tmpdir(), 'write-back-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  own = join(folder, 'own')
  copy = join(folder, 'copy')
  write(own, old)
  cpSync(own, copy, { recursive: true })
  const before = hashesIn(copy)
  write(copy, changed)
  plan = { version: '2.0.0', changes: changesBetween(before, hashesIn(copy)) }
})

test('what has changed is written, the files of npm last, and nothing else', () => {
  expect(plan.changes.map(({ file }) => file)).toEqual([
    'site/facts.yaml',
    'site/words/home.yaml',
    'site/words/unused/home.yaml',
    'package-lock.json',
    'package.json',
  ])
  write(own, { 'site/pages.yaml': 'touched', 'site/new.yaml': 'new' })
  expect(touchedOf(own, plan)).toEqual([])
  writeBack(own, copy, plan)
  expect(filesOf(own)).toEqual({ ...next, 'site/new.yaml': 'new', 'site/pages.yaml': 'touched' })
})

test.each([0, 1, 2, 3, 4, 5])('cut off after %i files it goes on, and forgets no file', (count) => {
  keepPlan(copy, plan)
  writeBack(own, copy, { ...plan, changes: plan.changes.slice(0, count) })
  const kept = readPlan(copy)
  expect(kept && touchedOf(own, kept)).toEqual([])
  if (kept) writeBack(own, copy, kept)
  expect(filesOf(own)).toEqual(next)
})

test.each([
  [{ 'site/facts.yaml': 'touched' }, ['site/facts.yaml']],
  [{ 'site/facts.yaml': null }, ['site/facts.yaml']],
  [{ 'site/words/home.yaml': '', 'package.json': '{}' }, ['site/words/home.yaml', 'package.json']],
  [{ 'site/words/unused/home.yaml': 'made' }, ['site/words/unused/home.yaml']],
])('what somebody has touched meanwhile is named: %j', (files: Record<string, string | null>, touched) => {
  write(own, files)
  expect(touchedOf(own, plan)).toEqual(touched)
})

describe('a link to elsewhere is named', () => {
  test('of a file, and of a folder in which one is to be made', () => {
    write(own, { 'elsewhere/facts.yaml': 'facts 1', 'site/facts.yaml': null })
    symlinkSync(join(own, 'elsewhere/facts.yaml'), join(own, 'site/facts.yaml'))
    symlinkSync(join(own, 'elsewhere'), join(own, 'site/words/unused'))
    expect(closedPaths(own, plan)).toEqual({
      linked: ['site/facts.yaml', 'site/words/unused'],
      notWritable: [],
    })
  })

  test('but not where nothing is to be written', () => {
    write(own, { elsewhere: 'as it is', 'site/pages.yaml': null })
    symlinkSync(join(own, 'elsewhere'), join(own, 'site/pages.yaml'))
    expect(closedPaths(own, plan)).toEqual({ linked: [], notWritable: [] })
  })
})
