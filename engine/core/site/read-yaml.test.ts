import { globSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { OwnerError } from '../base/owner-error.ts'
import { factsSchema } from './facts-schema.ts'
import { siteFolder } from './folder.ts'
import { namesOfFacts } from './names.ts'
import { checkYaml, parseText, parseYaml } from './read-yaml.ts'
import { schemasWith } from './schemas.ts'
import { allNames, site } from './site.ts'

const schemas = schemasWith(site)

/** The lines of an OwnerError; none where there is none. What is thrown else fails the test. */
function linesOf(read: () => unknown): string[] {
  try {
    read()
    return []
  } catch (error) {
    if (error instanceof OwnerError) return error.message.split('\n')
    throw error
  }
}

/** The largest file of a site of each kind: `projects/project.yaml`. */
const files = new Map(
  globSync(`${siteFolder}/{*,*/*/*}.yaml`)
    .toSorted((a, b) => statSync(a).size - statSync(b).size)
    .map((file) => [relative(siteFolder, file).replace(/\/[^/]+(?=\/)/, ''), file] as const),
)

type Path = readonly (string | number)[]

/** The paths of all values in a value. */
const pathsIn = (value: unknown, path: Path = []): Path[] => [
  path,
  ...(typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, item]) => pathsIn(item, [...path, key]))
    : []),
]

/** A value with another one at a path. */
function changed(value: unknown, [key, ...rest]: Path, change: (old: unknown) => unknown): unknown {
  if (key === undefined) return change(value)
  const copy: object = Array.isArray(value) ? [...value] : { ...Object(value) }
  return Object.assign(copy, { [key]: changed(Reflect.get(copy, key), rest, change) })
}

const wrongValues = [
  ...[3.5, -1, 13, Number.NaN, true, null, undefined, '', ' ', 'x', 'Stockholm', 'kr', 'Å'.repeat(10_000)],
  ...['{nothing}', '\u0007', '2027-02-30', '25:00', '/', '//a.example', 'javascript:a', '../../facts'],
  ...[[], [null], [[]], ['x'], {}, { en: 1 }, { x: 'x' }],
]
const changes = [
  ...wrongValues.map((value) => () => value),
  (old: unknown) => (typeof old === 'object' ? { ...old, unknown: 'x' } : [old]),
]

/** What no owner should read: the words of Zod, of a parser, and of JavaScript. */
const forProgrammers = /invalid|expected|received|unrecognized|too (small|big)|undefined|\bNaN|\[object/i
const isPlain = (line: string) => /^[^\s:]+:\d+: (\S+: )?\S/.test(line) && !forProgrammers.test(line)

test.each([...files])('%s: any value of a field is taken, or refused in a line', (kind, file) => {
  const parsed = parseText(file, readFileSync(file, 'utf8'))
  const names = (data: unknown) => (kind === 'facts.yaml' ? namesOfFacts(factsSchema.parse(data)) : allNames)
  const read = (value: unknown) =>
    linesOf(() => checkYaml({ ...parsed, value }, schemas.get(kind) ?? expect.unreachable(kind), names))
  const lines = pathsIn(parsed.value).flatMap((path) =>
    changes.flatMap((change) => read(changed(parsed.value, path, change))),
  )
  expect(read(parsed.value)).toEqual([])
  expect(lines.length).toBeGreaterThan(changes.length)
  expect(lines.filter((line) => !isPlain(line))).toEqual([])
})

/** Each line repeats the one above nine times. */
const bomb = [...'bcdefgh'].reduce(
  (text, name, index) => `${text}\n${name}: &${name} [${Array(9).fill(`*${'abcdefg'[index]}`)}]`,
  'a: &a x',
)

test.each([
  ['2: this is not YAML: stands twice: remove one', 'name: a\nname: b'],
  ['2: this is not YAML: a tab at the beginning of the line: write spaces', 'a: 1\n\tb: 2'],
  ['1: this is not YAML: text with a colon: put it in quotes', 'a: one: two'],
  ['1: this is not YAML: a quotation mark without its partner: close it', 'a: "one'],
  ['1: this is not YAML: text that begins with `: put it in quotes', 'a: `one`'],
  ['1: this is not YAML: text that begins with !: put it in quotes', 'a: !one two'],
  ['2: this is not YAML: [ begins a list or an object: close it', 'a: 1\nb: [one'],
  ['2: this is not YAML: the file goes on after a line of ---', 'a: 1\n---\nb: 2'],
  ['1: this is not YAML: is nested too deeply', '['.repeat(20_000)],
  ['2: this is not YAML: text that begins with *', 'a: 1\nb: *Important* news'],
  ['2: * repeats what & has named', 'a: 1\nb: *important'],
  ['1: * repeats what & has named', 'a: &all [*all]'],
  ['8: * repeats what & has named', bomb],
  ['1: write fields below it', '- one'],
  ['1: write fields below it', 'only text'],
  ['1: a: is missing: write a text', ''],
  ['2: <<: there is no such field', 'a: x\n<<: { b: 1 }'],
  ['2: __proto__: there is no such field', 'a: x\n__proto__: 1\ntoString: 2'],
  ['1: a: U+0007 is a character that nobody sees', 'a: "\\x07"'],
])('a file is refused in a line: %s', (says, text) => {
  const lines = linesOf(() => checkYaml(parseText('site/a.yaml', text), z.strictObject({ a: z.string() })))
  expect(lines[0]).toContain(`site/a.yaml:${says}`)
  expect(lines.filter((line) => !isPlain(line))).toEqual([])
})

test.each([
  ['line ends of Windows and a mark of the encoding', Buffer.from('\uFEFFa: å\r\n'), ''],
  ['another encoding', Buffer.from('a: å', 'latin1'), '1: is not in UTF-8: save it with this encoding'],
  ['an encoding of two bytes', Buffer.from('\uFEFFa: å', 'utf16le'), '1: is not in UTF-8'],
  ['no file', undefined, '1: there is no such file: add it, or remove its folder'],
])('a file with %s', (_, content, says) => {
  const folder = mkdtempSync(join(tmpdir(), 'read-yaml-'))
  if (content) writeFileSync(join(folder, 'a.yaml'), content)
  const read = () => parseYaml('a.yaml', folder).value
  if (says) expect(linesOf(read)[0]).toContain(`${folder}/a.yaml:${says}`)
  else expect(read()).toEqual({ a: 'å' })
  rmSync(folder, { recursive: true })
})
