import ICAL from 'ical.js'

/** The properties that say when somebody is busy. All others may be as they like: many calendars write them wrongly. */
const told = [
  ...['BEGIN', 'END', 'UID', 'DTSTART', 'DTEND', 'DURATION', 'RRULE', 'RDATE', 'EXDATE', 'RECURRENCE-ID'],
  ...['TRANSP', 'STATUS', 'ATTENDEE', 'X-MICROSOFT-CDO-BUSYSTATUS', 'FREEBUSY', 'X-WR-CALNAME'],
  ...['TZID', 'TZOFFSETFROM', 'TZOFFSETTO'],
]
const isTold = new RegExp(`^(${told.join('|')})[;:]`, 'i')

/** A text that is no calendar, or only its beginning. */
export class NoCalendarError extends Error {}

/** A part of a calendar as text: an event, a time zone or busy times. */
export interface Part {
  name: string
  lines: string[]
}

/**
 * Takes a calendar apart, without reading the parts: so one that is broken does not spoil the others. `name` is what the
 * calendar calls itself. Throws a NoCalendarError.
 */
export function takeApart(text: string): { name: string; parts: Part[] } {
  const lines = text
    .replace(/^\uFEFF/, '')
    .trim()
    .replace(/(\r\n|\n|\r)[ \t]/g, '')
    .split(/[\r\n]+/)
    .filter((line) => isTold.test(line))
  if (!isLine(lines[0], 'BEGIN:VCALENDAR') || !isLine(lines.at(-1), 'END:VCALENDAR'))
    throw new NoCalendarError()
  const parts: Part[] = []
  let part: Part | undefined
  let name = ''
  for (const line of lines) {
    const begun = /^BEGIN:(VEVENT|VFREEBUSY|VTIMEZONE|VTODO|VJOURNAL)\s*$/i.exec(line)?.[1]?.toUpperCase()
    if (begun) {
      part = { name: begun, lines: [] }
      parts.push(part)
    } else if (isLine(line, 'BEGIN:VCALENDAR') || isLine(line, 'END:VCALENDAR')) part = undefined
    else if (!part) name ||= /^X-WR-CALNAME[^:]*:(.*)/i.exec(line)?.[1] ?? ''
    part?.lines.push(line.trimEnd())
    if (part && isLine(line, `END:${part.name}`)) part = undefined
  }
  return { name: name.trim(), parts }
}

const isLine = (line: string | undefined, expected: string) => line?.trimEnd().toUpperCase() === expected

/** Reads a part. Throws where it is not written as iCalendar. */
export function readPart({ name, lines }: Part): ICAL.Component {
  const component = ICAL.Component.fromString(lines.join('\r\n'))
  if (component.name?.toUpperCase() !== name) throw new Error('a part without an end')
  return component
}

/** The values of a property as they are written in jCal (RFC 7265): times are `2026-12-01T09:00:00`, days `2026-12-01`. */
export function written(property: ICAL.Property): { values: unknown[]; isDay: boolean; zone: string } {
  const zone: unknown = property.getParameter('tzid')
  return {
    values: property.jCal.slice(3),
    isDay: property.type === 'date',
    zone: typeof zone === 'string' ? zone : '',
  }
}
