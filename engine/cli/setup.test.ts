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
import { PassThrough, Writable } from 'node:stream'
import { stripVTControlCharacters } from 'node:util'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { messageOf } from '../core/base/error-names.server.ts'
import { factsSchema } from '../core/site/facts-schema.ts'
import { listed, onTerminal } from './setup/ask.ts'
import { formatHours, readHours } from './setup/hours.ts'
import type { Answer } from './setup/questions.ts'
import { readOptions, setUp } from './setup/set-up.ts'
import { settingQuestions } from './setup/settings.ts'
import { writeTogether } from './setup/write-together.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'setup-'))
  for (const path of ['example/site/facts.yaml', 'example/site/testimonials', 'example/site/services'])
    cpSync(path, join(root, path), { recursive: true })
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const read = (file: string) => readFileSync(join(root, file), 'utf8')
const factsOf = (site = 'site') => factsSchema.parse(parse(read(`${site}/facts.yaml`)))

/** Answers by the paths of the facts; all other questions get Enter. */
const run = async (
  args: string[],
  answers: Record<string, Answer>,
  environment: NodeJS.ProcessEnv = {},
  who = listed(JSON.stringify(answers)),
) =>
  (await setUp({ ...readOptions(args, environment), root, example: join(root, 'example/site') }, who)).join(
    '\n',
  )

/** Someone before a terminal, who types keys once a text appears on it, one after the other. */
function typing(...steps: [text: string, keys: string][]) {
  const input = new PassThrough()
  let screen = ''
  const output = new Writable({
    write(chunk: Buffer, _, written) {
      screen += stripVTControlCharacters(chunk.toString())
      const [text, keys] = steps[0] ?? []
      if (text !== undefined && screen.includes(text)) {
        screen = ''
        steps.shift()
        setImmediate(() => input.write(keys))
      }
      written()
    },
  })
  return onTerminal({ input, output })
}

const ten = {
  officeLanguage: 'sv',
  brand: 'Wikström Webb',
  owner: 'Karin Wikström',
  origin: 'wikstromwebb.se',
  phone: '0470-123 45',
  'address.town': 'Växjö',
  services: ['automation'],
  openingHours: 'Mån-fre 9-17',
  'booking.kinds': ['phone'],
}

test('a site in one language has nothing in its facts to translate, and its facts can be asked for again', async () => {
  await run([], { ...ten, languages: ['sv'] })
  expect(read('site/facts.yaml')).not.toMatch(/^ *en:/m)
  await run(['--all'], { 'person.sv.role': 'konsult', 'claims.en.replyHours': '12' })
  expect(parse(read('site/facts.yaml'))).toMatchObject({
    person: { sv: { role: 'konsult' } },
    claims: { sv: { replyHours: '12' } },
  })
})

describe('a new site', () => {
  test('has the answers, what follows from them, and nothing of the example', async () => {
    const output = await run([], ten)
    expect(factsOf()).toMatchObject({
      officeLanguage: 'sv',
      languages: ['sv', 'en'],
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
    expect(readdirSync(join(root, 'site')).sort()).toEqual(['facts.yaml', 'services'])
    expect(readdirSync(join(root, 'site/services'))).toEqual(['automation'])
    // All that a folder needs beside it to run the engine's package.
    expect(readdirSync(root)).toEqual([
      '.github',
      '.gitignore',
      'README.md',
      'example',
      'package.json',
      'site',
    ])
    expect(JSON.parse(read('package.json'))).toMatchObject({
      private: true,
      scripts: { start: 'kodhamn start' },
    })
    expect(read('site/services/automation/service.yaml')).not.toMatch(/^cover:|article:/m)
    expect(output).toMatch(/Kvar att göra:\n {2}\S+site\/facts\.yaml:\d+: /)
    expect(output).toMatch(/facts\.yaml:\d+: organisationNumber: lagen kräver organisationsnumret/)
    expect(existsSync(join(root, '.env'))).toBe(false)
  })

  test('names what it asks where an answer is to nothing of it, as docs/start.md does', async () => {
    const refused: unknown = await run([], { ...ten, trade: 'datakonsult' }).catch((error) => error)
    const [, names = ''] = /^trade är ingen fråga här: .*Frågorna här: (.*)/.exec(messageOf(refused)) ?? []
    const [, documented = ''] =
      /^The thirteen are ([^;]+);/m.exec(readFileSync('docs/start.md', 'utf8')) ?? []
    expect(names.split(', ').toSorted()).toEqual(documented.match(/[\w.]+(?=`)/g)?.toSorted())
  })

  test.each([
    ['sv_SE.UTF-8', 'Ctrl-C', '\u0003'],
    ['C', 'the end of the input', '\u0004'],
  ])(
    'is asked for in the language of the machine (%s), until %s, which leaves nothing',
    async (LANG, _, key) => {
      const [brand, reason] =
        LANG === 'C' ? ['of 13 Brand', 'Stopped before'] : ['av 13 Varumärke', 'Avbrutet före']
      const who = typing(
        ['Language of the office: your e-mails and notifications / Kontorets', '\r'],
        [LANG === 'C' ? 'Languages of the site' : 'Sajtens språk', '\r'],
        [brand, key],
      )
      await expect(run([], {}, { LANG }, who)).rejects.toThrow(reason)
      expect(readdirSync(root).sort()).toEqual(['example'])
    },
  )

  test('is asked for what does not follow from the town and the brand', async () => {
    await expect(run([], { ...ten, 'address.town': 'Ånimskog' })).rejects.toThrow(
      'address.region: det här kan inte',
    )
    await expect(run([], { ...ten, brand: '港' })).rejects.toThrow('shortName: det här kan inte')
    await run([], {
      ...ten,
      'address.town': 'Ånimskog',
      'address.region': 'Västra Götaland',
      serviceArea: '58.9, 12.6',
    })
    expect(factsOf()).toMatchObject({
      address: { region: 'Västra Götaland' },
      serviceArea: { latitude: 58.9 },
    })
  })

  test('leaves nothing where it cannot be written as a whole', async () => {
    const before = readdirSync(join(root, 'example/site'))
    // No folder can be copied into itself.
    const made = run(['--from', 'example'], { phone: '08-123 456 78' }, { SITE_FOLDER: 'example/site/site' })
    await expect(made).rejects.toThrow(/^Nothing changed, because a file could not be written: .*example/)
    expect(readdirSync(join(root, 'example/site'))).toEqual(before)
  })

  test('takes the whole example where that is asked for, with the answers in it', async () => {
    await run(['--from', 'example'], { brand: 'Nordvik', origin: 'nordvik.se', phone: '08-123 456 78' })
    expect(factsOf()).toMatchObject({
      brand: 'Nordvik',
      email: 'hello@nordvik.se',
      phone: '+46812345678',
    })
    expect(readdirSync(join(root, 'site')).sort()).toEqual(readdirSync(join(root, 'example/site')).sort())
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
  beforeEach(() => cpSync(join(root, 'example/site'), join(root, 'site'), { recursive: true }))

  test('changes only in what is answered, and keeps its comments', async () => {
    const lines = () => read('site/facts.yaml').split('\n')
    const before = lines()
    await run(['--all'], {})
    expect(lines()).toEqual(before)
    await run([], { brand: "Åsa's verkstad", phone: '08-765 432 10' })
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

  test('keeps what its owner wrote, whatever would follow from another answer', async () => {
    await run(['--all'], { email: 'me@elsewhere.se', organisationNumber: '5560160680' })
    await run(['--all'], { origin: 'nordvik.se' })
    expect(factsOf()).toMatchObject({ email: 'me@elsewhere.se', vatNumber: 'SE556016068001' })
  })

  test('gets a trade beside facts that name none', async () => {
    const file = join(root, 'site/facts.yaml')
    writeFileSync(
      file,
      read('site/facts.yaml').replace(/^(?:trade|languages|officeLanguage):.*\n(?: {2}.*\n)*/gm, ''),
    )
    await run(['--all'], { 'trade.sv': 'systemutvecklare' })
    expect(factsOf()).toMatchObject({ trade: { en: 'IT consultant', sv: 'systemutvecklare' } })
  })

  test('is asked one part alone, again where an answer cannot stand or is to be another', async () => {
    const who = typing(
      ['1 of 4 Opening hours', '\u0015Mon 17-9\r'],
      ['this closes before it opens', '\u0015Tue 9-17\r'],
      ['2 of 4 Closed on Swedish public holidays', 'n'],
      ['3 of 4 Hours within which you reply', '\r'],
      ['4 of 4 Do the hours count', '\r'],
      ['Opening hours: Tue 09:00-17:00', '\u001b[B'],
      ['● Opening hours', '\r'],
      ['1 of 4 Opening hours', '\u0015Wed 10-16\r'],
      ['Opening hours: Wed 10:00-16:00', '\r'],
    )
    await run(['hours'], {}, {}, who)
    expect(factsOf()).toMatchObject({
      openingHours: [{ days: ['Wednesday'], opens: '10:00', closes: '16:00' }],
      closedOnHolidays: false,
    })
    expect(() => readOptions(['bokning'], { LANG: 'sv_SE' })).toThrow('bokning finns inte bland frågorna')
  })

  test('keeps secrets from the screen and from others', async () => {
    await run(['server'], {
      SMTP_URL: 'smtp://me:pass%23@mail.example.com:587',
      BUSY_CALENDARS: 'https://calendar.example.com/a.ics https://calendar.example.com/b.ics',
      CALENDAR_KEY: 'new',
    })
    const written = read('.env')
    expect(written).toContain(
      "\nBUSY_CALENDARS='https://calendar.example.com/a.ics https://calendar.example.com/b.ics'\n",
    )
    const key = /^CALENDAR_KEY=([\w-]{22})$/m.exec(written)?.[1] ?? 'none'
    expect(statSync(join(root, '.env')).mode & 0o077).toBe(0)
    const shown = settingQuestions(root)
      .questions.map(({ present }) => present('en'))
      .join('\n')
    for (const secret of ['pass%23', key, 'calendar.example.com/a']) expect(shown).not.toContain(secret)
    await run(['server'], {})
    expect(read('.env')).toBe(written)
    await run(['server'], { SMTP_URL: 'smtp://me:…@other.example.com:587', BUSY_CALENDARS: '' })
    expect(read('.env')).toContain('\nSMTP_URL=smtp://me:pass%23@other.example.com:587\n')
    expect(read('.env')).toContain('\nBUSY_CALENDARS=\n')
  })

  test.each<[id: string, reason: string, answer: Answer]>([
    ['brand', 'this cannot be empty', ''],
    ['brand', 'write at most 300 letters', 'a'.repeat(301)],
    ['brand', 'U+001B is a character that nobody sees', 'Kodhamn\u001b[A'],
    ['trade.en', 'this cannot be empty', ''],
    ['brand', '{bran} names no fact: mend the name, or write \\{bran}', '{bran}'],
    ['origin', 'write an address without a path', 'https://example.com/path'],
    ['origin', 'write an address without a path', 'localhost'],
    ['origin', 'this cannot be empty', ''],
    ['origin', 'write at most 5000 letters', 'a'.repeat(100_000)],
    ['phone', 'write a number that exists', '12'],
    ['phone', 'write a number that exists', '0470-12 34 567 89'],
    ['address.postalCode', 'write a postal code', '3523'],
    ['serviceArea', 'write latitude and longitude', '56'],
    ['serviceArea', 'in Sweden latitude is', '14.81, 56.88'],
    ['serviceArea.radius', 'write a radius', 'far'],
    ['prices.0.amount', 'write an amount', 'much'],
    ['prices.0.amount', 'this cannot be empty', ''],
    ['openingHours', 'write days and hours', 'always'],
    ['openingHours', 'this closes before it opens', 'Mon-Fri 17:00-08:00'],
    ['openingHours', 'two of these overlap on a day', 'Mon 9-17, '.repeat(450)],
    ['vatNumber', 'write a VAT number', '556016068001'],
    ['liableToVat', 'write true or false', 'perhaps'],
    ['booking.kinds', 'name a kind of meeting', ['letter']],
    ['booking.minutes', 'write whole minutes, 5 to 480', 'half an hour'],
    ['social', 'write name and address', 'a  b'.repeat(1200)],
    ['SMTP_URL', 'write an address such as smtp://', 'https://example.com'],
    ['SMTP_URL', 'cannot hold all of', `smtp://me:'"\`@mail.example.com`],
    ['colour', 'is not asked here', 'red'],
  ])('%s: %s, and nothing changes', async (id, reason, answer) => {
    const before = read('site/facts.yaml')
    const refused = run(['--all'], { 'booking.kinds': ['video'], [id]: answer })
    await expect(refused).rejects.toThrow(id)
    await expect(refused).rejects.toThrow(reason)
    expect(read('site/facts.yaml')).toBe(before)
  })

  test.each<[id: string, answer: Answer, facts: object]>([
    ['address.postalCode', '35230', { address: { postalCode: '352 30' } }],
    ['serviceArea', '56,88, 14,81', { serviceArea: { latitude: 56.88, longitude: 14.81 } }],
    ['serviceArea.radius', '12,5', { serviceArea: { radius: 12_500 } }],
    [
      'organisationNumber',
      '165560160680',
      { organisationNumber: '556016-0680', vatNumber: 'SE556016068001' },
    ],
    ['address.town', 'växjö', { address: { region: 'Kronoberg' }, serviceArea: { latitude: 56.88 } }],
    [
      'social',
      'My GitHub https://github.com/me',
      { social: [{ name: 'My GitHub', url: 'https://github.com/me' }] },
    ],
    ['person.sv.story', 'Ett | två', { person: { sv: { story: ['Ett', 'två'] } } }],
    ['liableToVat', false, { liableToVat: false, vatNumber: '' }],
    ['openingHours', '', { openingHours: [] }],
    ['booking.kinds', [], { booking: { kinds: [] } }],
    ['claims.en.replyHours', '48', { claims: { en: { replyHours: '48' }, sv: { replyHours: '48' } } }],
  ])('%s: %j is taken', async (id, answer, facts) => {
    await run(['--all'], { [id]: answer })
    expect(factsOf()).toMatchObject(facts)
  })
})

test.each([
  ['Mån-fre 08:00-17:00', 'Mon-Fri 08:00-17:00'],
  ['Mo-Fr 9-17', 'Mon-Fri 09:00-17:00'],
  ['mån–fre 08.00–17.00', 'Mon-Fri 08:00-17:00'],
  ['Måndag till fredag kl. 8 till 17', 'Mon-Fri 08:00-17:00'],
  ['Vardagar 0800-1700, helger 10-14', 'Mon-Fri 08:00-17:00, Sat-Sun 10:00-14:00'],
  ['Mon to Fri 9 to 17; sat, sun 10-14', 'Mon-Fri 09:00-17:00, Sat-Sun 10:00-14:00'],
  ['mån-fre: 8-12 13-17, sön stängt', 'Mon-Fri 08:00-12:00, Mon-Fri 13:00-17:00'],
  ['ti, to 9-12', 'Tue Thu 09:00-12:00'],
  ['dagligen 9-24', 'Mon-Sun 09:00-24:00'],
  ['', ''],
  ...['always', '9-17', 'Fre-mån 9-17', 'Mån 9-17 och så'].map((text) => [text, undefined]),
])('hours are read as they are written: %s as %s', (text = '', expected) => {
  const hours = readHours(text)
  expect(hours && formatHours(hours, 'en')).toBe(expected)
})
