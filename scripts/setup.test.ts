import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { factsSchema } from '../engine/core/site/facts-schema.ts'
import { readHours } from './setup/hours.ts'
import { readOptions, setUp } from './setup/set-up.ts'
import { writeTogether } from './setup/write-together.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'setup-'))
  for (const path of ['facts.yaml', 'testimonials'])
    cpSync(join('example', path), join(root, 'example', path), { recursive: true })
  cpSync('.env.example', join(root, '.env.example'))
  for (const [order, slug] of ['web', 'advice'].entries()) {
    mkdirSync(join(root, 'example/services', slug), { recursive: true })
    const name = (language: string) => `${language}:\n  name: ${slug} ${language}\n`
    writeFileSync(
      join(root, `example/services/${slug}/service.yaml`),
      `order: ${order}\n${name('en')}${name('sv')}`,
    )
  }
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const read = (file: string) => readFileSync(join(root, file), 'utf8')
const factsOf = (site = 'site') => factsSchema.parse(parse(read(`${site}/facts.yaml`)))

/** Answers by a part of their question; all other questions get Enter. A list is for a question that is asked again. */
async function run(
  args: string[],
  answers: Record<string, string | string[]>,
  environment: NodeJS.ProcessEnv = {},
) {
  const left = new Map(Object.entries(answers).map(([part, lines]) => [part, [lines].flat()]))
  const output: string[] = []
  await setUp(
    { ...readOptions(args, environment), root },
    {
      print: (text) => output.push(text),
      async read(prompt) {
        output.push(prompt)
        if (output.length > 500) throw new Error(`No answer to ${prompt}`)
        const part = [...left.keys()].find((key) => prompt.includes(key) && left.get(key)?.length)
        const line = part === undefined ? '' : (left.get(part)?.shift() ?? '')
        return line === 'Ctrl-C' ? undefined : line
      },
    },
  )
  expect(
    [...left].filter(([, lines]) => lines.length > 0),
    'answers to no question',
  ).toEqual([])
  return output.join('\n')
}

const ten = {
  'Language of the office': 'svenska',
  Varumärke: 'Wikström Webb',
  'Ditt namn': 'Karin Wikström',
  Domän: 'wikstromwebb.se',
  Telefon: '0470-123 45',
  Ort: 'Växjö',
  '1 web sv, 2 advice sv': '2',
  Öppettider: 'Mån-fre 9-17',
  'Hur ni kan prata': 'telefon',
}

describe('a new site', () => {
  test('has the answers, what follows from them, and nothing of the example', async () => {
    const output = await run([], ten)
    expect(output).toContain('10 av 10')
    expect(output).toContain('E-post [hej@wikstromwebb.se]')
    expect(factsOf()).toMatchObject({
      officeLanguage: 'sv',
      brand: 'Wikström Webb',
      shortName: 'wikstrom-webb',
      owner: 'Karin Wikström',
      origin: 'https://wikstromwebb.se',
      email: 'hej@wikstromwebb.se',
      phone: '+4647012345',
      address: { street: '', postalCode: '', town: 'Växjö', region: 'Kronoberg', country: 'SE' },
      serviceArea: { latitude: 56.88, longitude: 14.81 },
      openingHours: [
        { days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '09:00', closes: '17:00' },
      ],
      booking: { kinds: ['phone'], videoLink: '' },
      prices: [],
      social: [],
      claims: { en: { years: '', replyHours: '24' } },
    })
    const written = read('site/facts.yaml')
    expect(written).toContain('# The circle that is served')
    expect(written).not.toMatch(/kodhamn|Sölvesborg|Blekinge|# Example:|fasterRedirects/i)
    expect(readdirSync(join(root, 'site'), { recursive: true }).sort()).toEqual([
      'facts.yaml',
      'services',
      'services/advice',
      'services/advice/service.yaml',
    ])
    expect(output).toMatch(/Kvar att göra:\n {2}\S+site\/facts\.yaml:\d+: /)
    expect(output).toMatch(/facts\.yaml:\d+: organisationNumber: lagen kräver organisationsnumret/)
    expect(existsSync(join(root, '.env'))).toBe(false)
  })

  test.each(['sv_SE.UTF-8', 'C'])('is asked for in the language of the machine (%s)', async (LANG) => {
    const stopped = run([], { '2 ': 'Ctrl-C' }, { LANG })
    await expect(stopped).rejects.toThrow(LANG === 'C' ? 'Stopped before' : 'Avbrutet före')
    expect(existsSync(join(root, 'site'))).toBe(false)
    expect(readdirSync(root)).not.toContainEqual(expect.stringMatching(/^site/))
  })

  test('is asked for in one language, which its first question asks for in both', async () => {
    const prompts = (await run([], ten)).split('\n').slice(0, 3)
    expect(prompts).toEqual([
      expect.stringMatching(/^Language of the office.* \/ Kontorets språk/),
      expect.stringMatching(/^Enter behåller/),
      '',
    ])
  })

  test('is asked for what does not follow from the town', async () => {
    await run([], { ...ten, Ort: 'Ånimskog', Län: 'Västra Götaland', 'Mitten av': '58.9, 12.6' })
    expect(factsOf()).toMatchObject({
      address: { region: 'Västra Götaland' },
      serviceArea: { latitude: 58.9 },
    })
  })

  test('leaves nothing where it cannot be written as a whole', async () => {
    const before = readdirSync(join(root, 'example'))
    // No folder can be copied into itself.
    const made = run(['--from', 'example'], { Phone: '08-123 456 78' }, { SITE_FOLDER: 'example/site' })
    await expect(made).rejects.toThrow(/^Nothing changed, because a file could not be written: .*example/)
    expect(readdirSync(join(root, 'example'))).toEqual(before)
  })

  test('takes the whole example where that is asked for, with the answers in it', async () => {
    await run(['--from', 'example'], { Brand: 'Nordvik', Phone: '08-123 456 78' })
    expect(factsOf()).toMatchObject({
      brand: 'Nordvik',
      origin: 'https://kodhamn.example',
      phone: '+46812345678',
    })
    expect(readdirSync(join(root, 'site')).sort()).toEqual(readdirSync(join(root, 'example')).sort())
    const written = read('site/facts.yaml')
    expect(written).not.toContain('put in your phone number')
    expect(written).toContain('# Example: put in your prices')
    await expect(run(['--from', 'example'], {})).rejects.toThrow('there already')
  })
})

test.each([
  ['a file', 'missing/.env'],
  ['what another has put there', 'taken'],
])('of several files none is written where %s cannot be', (_, path) => {
  mkdirSync(join(root, 'taken/folder'), { recursive: true })
  const before = readdirSync(root)
  const write = (file: string) => writeFileSync(file, 'New')
  const writers = new Map([path, 'facts.yaml'].map((name) => [join(root, name), write]))
  expect(() => writeTogether(writers)).toThrow()
  expect(readdirSync(root)).toEqual(before)
})

describe('a site that is there', () => {
  beforeEach(() => cpSync(join(root, 'example'), join(root, 'site'), { recursive: true }))

  test('changes only in what is answered, and keeps its comments', async () => {
    const lines = () => read('site/facts.yaml').split('\n')
    const before = lines()
    await run(['--all'], {})
    expect(lines()).toEqual(before)
    await run([], { Brand: "Åsa's verkstad", Phone: '08-765 432 10' })
    const removed = before.filter((line) => !lines().includes(line))
    expect(removed).toEqual([
      'brand: Kodhamn',
      '# Example: put in your phone number, then remove this line.',
      "phone: '+46406280400'",
    ])
    expect(lines().filter((line) => !before.includes(line))).toEqual([
      "brand: Åsa's verkstad",
      "phone: '+46876543210'",
    ])
  })

  test('is asked one part alone, with a way back', async () => {
    const output = await run(['booking'], {
      'Ways to meet': ['phone', 'phone, visit'],
      'Length of a meeting': ['<', '45'],
      'Hours for meetings': 'tis 13-16',
    })
    expect(output).toContain('1 of 7 Ways to meet')
    expect(output).not.toContain('Brand')
    expect(output).toContain('= Tue 13:00-16:00')
    expect(factsOf().booking).toMatchObject({
      kinds: ['phone', 'visit'],
      minutes: 45,
      hours: [{ days: ['Tuesday'], opens: '13:00', closes: '16:00' }],
    })
    expect(() => readOptions(['bokning'], { LANG: 'sv_SE' })).toThrow('bokning finns inte bland frågorna')
  })

  test('keeps secrets from the screen and from others', async () => {
    const answers = {
      'Mail server': 'smtp://me:pass%23@mail.example.com:587',
      'Secret addresses': 'https://calendar.example.com/a.ics https://calendar.example.com/b.ics',
      'Key to the feed': 'new',
    }
    await run(['server'], answers)
    const written = read('.env')
    expect(written).toContain(
      "\nBUSY_CALENDARS='https://calendar.example.com/a.ics https://calendar.example.com/b.ics'\n",
    )
    const key = /^CALENDAR_KEY=([\w-]{22})$/m.exec(written)?.[1] ?? 'none'
    expect(statSync(join(root, '.env')).mode & 0o077).toBe(0)
    const again = await run(['server'], {})
    for (const secret of ['pass%23', key, 'calendar.example.com/a']) expect(again).not.toContain(secret)
    expect(read('.env')).toBe(written)
  })

  test.each([
    ['Short name', 'Äpple', 'use small letters'],
    ['Domain', 'https://example.com/path', 'write a domain'],
    ['E-mail', 'nobody', 'write an e-mail address'],
    ['Phone', '12', 'write a number that exists'],
    ['Phone', '0470-12 34 567 89', 'write a number that exists'],
    ['Postal code', '0470-123 45', 'write a postal code'],
    ['Postal code', '3523', 'write a postal code'],
    ['Town', '-', 'write 1 to 80 letters'],
    ['Middle of', '56', 'write latitude and longitude'],
    ['Middle of', '14.81, 56.88', 'is not in Sweden: latitude'],
    ['Middle of', '48.85, 2.35', 'is not in Sweden: latitude'],
    ['Price excluding VAT', '-', 'write an amount'],
    ['Opening hours', 'Mon-Fri 17:00-08:00', '17:00-08:00 closes before it opens'],
    ['Organization', '556016-0681', 'write the ten digits'],
    ['VAT number', 'SE556016068101', 'write a VAT number'],
    ['VAT number', '556016068001', 'write a VAT number'],
    ['Liable to VAT', 'perhaps', 'answer yes or no'],
    ['Ways to meet', 'letter', 'write phone, video or visit'],
    ['Length of a', 'half an hour', 'write whole minutes'],
    ['How many days', '365', 'write whole days'],
    ['Your own room', 'my kitchen', 'write an address'],
    ['Profiles', 'GitHub', 'write name and address'],
    ['Mail server', 'https://example.com', 'write an address such as smtp://'],
    ['Secret addresses', 'my calendar', 'write addresses such as'],
    ['Key to the feed', 'secret', 'write 16 to 128'],
    ['How many reverse', 'many', 'write a number'],
    ['Mail server', `smtp://me:'"\`@mail.example.com`, 'cannot hold all of'],
    ['Secret addresses', 'https://a.example.com/\'"`.ics', 'cannot hold all of'],
    ['Brand', 'Kodhamn\x1b[A', 'no control characters'],
  ])('%s: %s is refused, once, and asked for again', async (question, answer, reason) => {
    const before = read('site/facts.yaml')
    const output = await run(['--all'], { [question]: answer })
    expect(output.split(reason)).toHaveLength(2)
    expect(read('site/facts.yaml')).toBe(before)
  })

  test.each([
    ['Domain', 'a', 10_000_000, 'write at most 300 letters'],
    ['Opening hours', 'Mon 9-17, ', 8000, 'write at most 300 letters'],
    ['Profiles', 'a  b', 1200, 'write name and address'],
    ['Profiles', 'a https://', 8000, 'write at most 5000 letters'],
    ['Mail server', 'smtp://a', 1000, 'write at most 5000 letters'],
  ])('%s: %s, %d times, is refused at once', async (question, part, times, reason) => {
    const before = read('site/facts.yaml')
    expect(await run(['--all'], { [question]: part.repeat(times) })).toContain(reason)
    expect(read('site/facts.yaml')).toBe(before)
  })

  test.each([
    ['Postal code', '35230', { address: { postalCode: '352 30' } }],
    ['Middle of', '56,88, 14,81', { serviceArea: { latitude: 56.88, longitude: 14.81 } }],
    ['Organization', '165560160680', { organisationNumber: '556016-0680' }],
    ['Town', 'växjö', { address: { region: 'Kronoberg' }, serviceArea: { latitude: 56.88 } }],
    ['Liable to VAT', 'nej', { liableToVat: false, vatNumber: '' }],
    ['Opening hours', '-', { openingHours: [] }],
    ['Ways to meet', '-', { booking: { kinds: [] } }],
  ])('%s: %s is taken', async (question, answer, facts) => {
    const output = await run(['--all'], { [question]: answer })
    expect(factsOf()).toMatchObject(facts)
    if (question === 'Ways to meet') expect(output).not.toContain('Length of a meeting')
  })

  test('proposes what follows from an answer', async () => {
    const output = await run(['--all'], { Organization: '5560160680', Domain: 'nordvik.se' })
    expect(output).toContain('VAT number [SE556016068001]')
    expect(output).toContain('https://… (- where you send links yourself) [https://meet.nordvik.se]')
  })
})

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']

test.each([
  ['Mån-fre 08:00-17:00', [[weekdays, '08:00', '17:00']]],
  ['Mo-Fr 9-17', [[weekdays, '09:00', '17:00']]],
  ['mån–fre 08.00–17.00', [[weekdays, '08:00', '17:00']]],
  ['Måndag till fredag kl. 8 till 17', [[weekdays, '08:00', '17:00']]],
  [
    'Vardagar 0800-1700, lör 10-14',
    [
      [weekdays, '08:00', '17:00'],
      [['Saturday'], '10:00', '14:00'],
    ],
  ],
  [
    'Mon to Fri 9 to 17; sat, sun 10-14',
    [
      [weekdays, '09:00', '17:00'],
      [['Saturday', 'Sunday'], '10:00', '14:00'],
    ],
  ],
  [
    'mån-fre: 8-12 13-17, sön stängt',
    [
      [weekdays, '08:00', '12:00'],
      [weekdays, '13:00', '17:00'],
    ],
  ],
  ['ti, to 9-12', [[['Tuesday', 'Thursday'], '09:00', '12:00']]],
  ['', []],
])('hours are read as they are written: %s', (text, expected) => {
  expect(readHours(text, 'sv')).toEqual(expected.map(([days, opens, closes]) => ({ days, opens, closes })))
})

test.each([
  ['always', 'skriv dagar och tider'],
  ['9-17', 'skriv dagar och tider'],
  ['Mån-fre 9-25', 'skriv dagar och tider'],
  ['Fre-mån 9-17', 'skriv dagar och tider'],
  ['Mån 9-17 och så', 'skriv dagar och tider'],
  ['Mån-fre 17-8', '17:00-08:00 stänger innan det öppnar'],
  ['Mån-fre 9-18, fre 10-11', 'Fredag har två av dem samtidigt'],
])('hours that cannot be are refused: %s', (text, reason) => {
  expect(readHours(text, 'sv')).toContain(reason)
})
