import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'

/** The floors of the engine. Each imports those before it, and itself. */
const floors = [
  'core',
  'addresses',
  'design',
  'seo',
  'features',
  'pages',
  'shell',
  'server',
  'artwork',
  'check',
  'build',
  'cli',
]

/** What lies beside the floors: entries of React Router, which see all of them. */
const top = floors.length

const isTest = (file: string) => file.includes('.test.')

const files = globSync('engine/**/*.{ts,tsx,css}').filter((file) => !isTest(file))

/** The files of the engine that a file imports, also for their types alone. */
const importsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/(?:from|import|import\()\s*['"](\.[^'"?]+)/g)].map(
    ([, path = '']) => normalize(join(dirname(file), path)),
  )

const imports = files.flatMap((from) => importsOf(from).map((to) => ({ from, to })))

const floorOf = (file: string): number => {
  const floor = floors.indexOf(file.split('/')[1] ?? '')
  return floor < 0 ? top : floor
}

/** `features/booking`, `core/mail`: the first two levels below engine/. */
const roomOf = (file: string): string => file.split('/').slice(1, -1).slice(0, 2).join('/')

const featureOf = (file: string) => /^engine\/features\/([^/]+)/.exec(file)?.[1]

const written = ({ from, to }: { from: string; to: string }) => `${from} → ${to}`

test('imports go one way: from a floor to itself and to those before it', () => {
  const upward = imports.filter(({ from, to }) => floorOf(from) < floorOf(to))
  expect(upward.map(written).toSorted()).toEqual([])
})

test('code names no language besides English, in which it is written', () => {
  const code = files.filter((file) => /\.tsx?$/.test(file) && !/words\.ts$|\/promises\.ts$/.test(file))
  expect(code.filter((file) => /\.sv\b(?!\.)/.test(readFileSync(file, 'utf8')))).toEqual([])
})

test('no feature imports another', () => {
  const across = imports.filter(({ from, to }) => {
    const [one, other] = [featureOf(from), featureOf(to)]
    return one && other && one !== other
  })
  expect(across.map(written).toSorted()).toEqual([])
})

test('no two rooms import each other', () => {
  const pairs = new Map<string, Set<string>>()
  for (const { from, to } of imports) {
    const [one, other] = [roomOf(from), roomOf(to)]
    if (one !== other) pairs.set(one, (pairs.get(one) ?? new Set()).add(other))
  }
  const mutual = [...pairs].flatMap(([one, others]) =>
    [...others]
      .filter((other) => one < other && pairs.get(other)?.has(one))
      .map((other) => `${one} ↔ ${other}`),
  )
  expect(mutual.toSorted()).toEqual([])
})

/** What else imports the engine. Tests and their harness may know all of it. */
const builders = globSync('{pack,scripts,bench}/**/*.{ts,mjs}').filter((file) => !isTest(file))

test('each feature is imported from at most five files outside of its folder', () => {
  const importers = new Map<string, Set<string>>()
  for (const from of [...files, ...builders])
    for (const feature of importsOf(from).flatMap((to) => featureOf(to) ?? []))
      if (feature !== featureOf(from)) importers.set(feature, (importers.get(feature) ?? new Set()).add(from))
  const many = [...importers].filter(([, from]) => from.size > 5)
  expect(many.map(([feature, from]) => `${feature} ← ${[...from].join(', ')}`)).toEqual([])
})
