import ICAL from 'ical.js'
import { expect } from 'vitest'

/** An entry of a calendar, as programs read it. */
export interface Entry {
  uid: string
  sequence: number
  /** Milliseconds since 1970. */
  starts: number
  ends: number
  created: number
  summary: string
  description: string
  location: string
  status: string
  /** With their parameters, names in lower case. */
  organizer: Person
  attendees: Person[]
}

interface Person {
  address: string
  cn: string
  partstat?: string
  rsvp?: string
}

/** What an entry must have and must not have (RFC 5546, section 3.2). */
const rules: Record<string, { has: string[]; hasNot: string[] }> = {
  REQUEST: { has: ['attendee', 'dtstart', 'summary'], hasNot: ['request-status'] },
  CANCEL: { has: ['attendee', 'sequence', 'status'], hasNot: ['request-status', 'valarm'] },
  PUBLISH: { has: ['dtstart', 'summary'], hasNot: ['attendee', 'request-status'] },
}
/** What an entry has at most one of (RFC 5545, section 3.6.1). */
const once = [
  'class',
  'created',
  'description',
  'dtend',
  'dtstamp',
  'dtstart',
  'geo',
  'last-modified',
  'location',
  'organizer',
  'priority',
  'sequence',
  'status',
  'summary',
  'transp',
  'uid',
  'url',
]

/** Expects a calendar to follow RFC 5545 and RFC 5546, and returns its method and entries. */
export function checkCalendar(text: string): { method: string; entries: Entry[] } {
  checkLines(text)
  const calendar = new ICAL.Component(ICAL.parse(text))
  expect(calendar.name).toBe('vcalendar')
  for (const name of ['version', 'prodid', 'method']) expect(calendar.getAllProperties(name)).toHaveLength(1)
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0')
  const method = String(calendar.getFirstPropertyValue('method'))
  const { has, hasNot } = rules[method] ?? { has: [method], hasNot: [] }
  const events = calendar.getAllSubcomponents()
  for (const event of events) {
    expect(event.name).toBe('vevent')
    expect(event.getAllSubcomponents()).toEqual([])
    const names = event.getAllProperties().map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['uid', 'dtstamp', 'organizer', ...has]))
    for (const name of hasNot) expect(names).not.toContain(name)
    for (const name of once) expect(names.filter((other) => other === name).length).toBeLessThanOrEqual(1)
    expect(names).not.toContain('duration')
    if (method === 'CANCEL') expect(event.getFirstPropertyValue('status')).toBe('CANCELLED')
  }
  return { method, entries: events.map(readEntry) }
}

/** Bytes, line ends, and the shape of each line before any program reads it. */
function checkLines(text: string) {
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\n/)
  expect(text).toMatch(/\r\nEND:VCALENDAR\r\n$/)
  // Neither a lone CR or LF, nor another control character.
  expect(text.replaceAll('\r\n', '')).not.toMatch(/(?!\t)\p{Cc}/u)
  for (const line of text.split('\r\n')) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    // A character in two halves would arrive as none.
    expect(Buffer.from(line).toString()).toBe(line)
  }
  const unfolded = text.replace(/\r\n[ \t]/g, '').trimEnd()
  for (const line of unfolded.split('\r\n')) expect(line).toMatch(/^[A-Z-]+(;[A-Z-]+=("[^"]*"|[^",;:]*))*:/)
  for (const [, time] of unfolded.matchAll(/^(?:DTSTART|DTEND|DTSTAMP|CREATED)[^:]*:(.*)$/gm))
    expect(time?.trim()).toMatch(/^\d{8}T\d{6}Z$/)
}

function readEntry(event: ICAL.Component): Entry {
  const textOf = (name: string) => String(event.getFirstPropertyValue(name) ?? '')
  const momentOf = (name: string) => {
    const value = event.getFirstPropertyValue(name)
    return value instanceof ICAL.Time ? value.toUnixTime() * 1000 : Number.NaN
  }
  const [organizer = { address: '', cn: '' }] = event.getAllProperties('organizer').map(readPerson)
  return {
    uid: textOf('uid'),
    sequence: Number(textOf('sequence')),
    status: textOf('status'),
    starts: momentOf('dtstart'),
    ends: momentOf('dtend'),
    created: momentOf('created'),
    summary: textOf('summary'),
    description: textOf('description'),
    location: textOf('location'),
    ...{ organizer, attendees: event.getAllProperties('attendee').map(readPerson) },
  }
}

const readPerson = (line: ICAL.Property): Person => ({
  address: decodeURI(String(line.getFirstValue()).replace('mailto:', '')),
  cn: line.getFirstParameter('cn'),
  partstat: line.getFirstParameter('partstat'),
  rsvp: line.getFirstParameter('rsvp'),
})
