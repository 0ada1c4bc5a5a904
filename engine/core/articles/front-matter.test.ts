import { expect, test } from 'vitest'
import { fields } from '../../../tests/fixtures/front-matter-fields.ts'
import { checkArticle } from './front-matter.ts'

const fileOf = (changes: Record<string, string | undefined>, text = 'Text.\n') => {
  const lines = Object.entries({ ...fields, ...changes }).flatMap(([key, value]) =>
    value === undefined ? [] : [`${key}: ${value}`],
  )
  return ['---', ...lines, '---', text].join('\n')
}

const problemsOf = (source: string) => {
  const result = checkArticle(source, 'main')
  return 'problems' in result ? result.problems : []
}

const quotes = 'put the value in quotes'
const category = 'use web-development, automation, devops'

test.each<[field: string, value: string | undefined, line: number, what: string]>([
  ['title', '*args', 3, `* means something else than text in YAML: ${quotes}`],
  ['title', '&nbsp; explained', 3, `& means something else than text in YAML: ${quotes}`],
  ['title', '!important in CSS', 3, `! means something else than text in YAML: ${quotes}`],
  ['title', 'Use # wisely', 3, `# means something else than text in YAML: ${quotes}`],
  ['title', '@media', 3, 'text that begins with @: put it in quotes'],
  ['title', '`code`', 3, 'text that begins with `: put it in quotes'],
  ['title', '%d', 3, 'text that begins with %: put it in quotes'],
  ['title', 'One: two', 3, 'text with a colon: put it in quotes'],
  ['title', '"One" two', 3, 'text goes on after its quotation mark'],
  ['title', "'it's'", 3, 'text goes on after its quotation mark'],
  ['title', '"One', 3, 'a quotation mark without its partner'],
  ['title', '"C:\\dir"', 3, 'a backslash within double quotes: write two of them'],
  ['title', '{brand} and I', 3, '{ begins a list or an object'],
  ['title', '[One', 3, '[ begins a list or an object'],
  ['title', '2026', 3, 'title: put 2026 in quotes'],
  ['title', 'true', 3, 'title: put true in quotes'],
  ['title', '', 3, 'title: is empty: write what the article is called'],
  ['title', '"a\\x0bb"', 3, 'title: U+000B is a character that feeds cannot hold: remove it'],
  ['title', '"a\\ud800b"', 3, 'title: U+D800 is a character that feeds cannot hold: remove it'],
  ['title', 'x'.repeat(71), 3, 'title: 71 letters are too many: write at most 70'],
  ['description', 'Short.', 4, 'description: 6 letters say too little: write at least 70'],
  ['category', 'DevOps', 6, `category: ${category}`],
  ['category', undefined, 1, 'category: is missing: name one of the categories in pages.yaml'],
  ['tags', '[one, two]', 7, 'tags: write three to six, as [one, two, three]'],
  ['tags', 'one, two, three', 7, 'tags: write three to six, as [one, two, three]'],
  ['tags', '[One, two, one]', 7, 'tags: "one" stands twice: remove one'],
  ['tags', '[2024, two, three]', 7, 'tags.0: put 2024 in quotes'],
  ['tags', '[one, #two, three]', 7, 'text that begins with #: put it in quotes'],
  ['tags', '\n\t- one', 8, 'a tab at the beginning of the line: write spaces'],
  ['date', '2025-01-03T10:00:00+01:00', 9, 'date: write the day as 2025-01-03'],
  ['date', '2025-1-3', 9, 'date: write the day as 2025-01-03'],
  ['date', '03/01/2025', 9, 'date: write the day as 2025-01-03'],
  ['date', '2025-02-30', 9, 'date: write the day as 2025-01-03'],
  ['alt', undefined, 1, 'alt: is missing: write what the cover shows'],
  ['slug', '2026', 11, 'slug: put 2026 in quotes'],
  ['slug', 'A slug', 11, 'slug: use small letters, digits and single hyphens'],
  ['slug', 'a'.repeat(101), 11, 'slug: 101 letters are too many: write at most 100'],
  ['constructor', 'a', 11, 'constructor: is no field of an article; remove it'],
  ['draft', 'yes', 11, 'draft: write true or false'],
  ['published', 'false', 11, 'published: is no field of an article; write `draft: true` instead'],
  ['published', 'true', 11, 'published: is no field of an article; remove it'],
  ['likes', '1\ntitle: Twice', 12, 'title stands twice: remove one'],
  ['likes', '1\nviews:2', 12, '"views:2" is no field: write `field: value`, with a space after the colon'],
])('%s: %s is refused with one line and its remedy', (field, value, line, what) => {
  expect(problemsOf(fileOf({ [field]: value }))).toEqual([{ line, what: expect.stringContaining(what) }])
})

test("a page of the owner's own has fields of its own", () => {
  const page = `---\ntitle: Guarantee\ndescription: ${'a'.repeat(70)}\nmenu: top\ndate: 2026-01-01\n---\n`
  expect(checkArticle(page, 'page')).toEqual({
    problems: [
      { line: 4, what: 'menu: write header or footer' },
      { line: 5, what: 'date: is no field of a page; remove it' },
    ],
  })
})

const file = fileOf({})

test.each([
  ['a byte order mark', `\uFEFF${file}`, 12],
  ['spaces behind the lines of ---', file.replaceAll('---\n', '--- \t\n'), 12],
  ['an empty first line', `\n\n${file}`, 14],
  ['... at the end', file.replace('\n---\nText', '\n...\nText'), 12],
  ['the line ends of Windows', file.replaceAll('\n', '\r\n'), 12],
  ['the line ends of old Macs', file.replaceAll('\n', '\r'), 12],
  ['a comment on a line of its own', file.replace('title', '# A comment\ntitle'), 13],
])('%s is taken', (_, source, firstLine) => {
  expect(checkArticle(source, 'main')).toMatchObject({
    head: { title: 'A title' },
    markdown: 'Text.\n',
    firstLine,
  })
})

test.each([
  ['+++\ntitle = "A"\n+++\nText.', 'the front matter is TOML (+++)'],
  [`Hello.\n${file}`, '"Hello." stands before the front matter'],
  ['---\ntitle: A\n\nText.', 'the front matter has no end'],
  ['# A title\n\nText.', 'no front matter: begin the file with'],
  ['', 'no front matter: begin the file with'],
])('%j has no front matter, and why is said', (source, what) => {
  expect(problemsOf(source)).toEqual([{ line: 1, what: expect.stringContaining(what) }])
})

test('facts are filled in after YAML is read', () => {
  expect(checkArticle(fileOf({ title: '"On {domain}"' }), 'main')).toMatchObject({
    head: { title: expect.not.stringContaining('{') },
  })
})
