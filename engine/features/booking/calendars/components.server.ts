/** The properties that say when somebody is busy, or how the owner calls it. Other properties are ignored. */
const relevantProperties = [
  'BEGIN|END|UID|SEQUENCE|SUMMARY|DTSTART|DTEND|DURATION|RRULE|EXRULE|RDATE|EXDATE|RECURRENCE-ID|TRANSP|STATUS|ATTENDEE',
  'X-APPLE-TRAVEL-DURATION|X-MICROSOFT-CDO-BUSYSTATUS|FREEBUSY|X-WR-CALNAME|TZID|TZOFFSETFROM|TZOFFSETTO',
]
const isRelevant = new RegExp(`^(${relevantProperties.join('|')})[ \\t]*[;:]`, 'i')

/** Those of times and dates. Zones in front of them may have colons without quotes around them. */
const timed = /^(DTSTART|DTEND|RECURRENCE-ID|EXDATE|RDATE|FREEBUSY)\b/i
const beforeTimes = /^(.*?):(\s*"?\d{4}-?\d\d-?\d\d.*)$/
const beforeValue = /^((?:[^:"]|"[^"]*")*):(.*)$/

/** Stand in the parts of an event as well, such as its alarms, and mean those there. */
const ofInner = /^(DURATION|UID|ATTENDEE|SUMMARY|STATUS)\b/i

/** A text that is no calendar, or only its beginning. */
export class NoCalendarError extends Error {}

/** A part of a calendar as text: an event, a time zone or busy times. */
export interface Part {
  name: string
  lines: string[]
  /** Such as the STANDARD and DAYLIGHT times of a zone. */
  inner: { name: string; lines: string[] }[]
}

/**
 * Takes a calendar apart, without reading the parts: so one that is broken does not spoil the others. `name` is what the
 * calendar calls itself. Throws a NoCalendarError.
 */
export function splitComponents(text: string): { name: string; parts: Part[] } {
  const lines = text
    .replace(/^\uFEFF/, '')
    .trim()
    // Programs write line ends twice, and halves of them.
    .replace(/[\r\n]+[ \t]/g, '')
    .split(/[\r\n]+/)
    .filter((line) => isRelevant.test(line))
  if (!isLine(lines[0], 'BEGIN:VCALENDAR') || !isLine(lines.at(-1), 'END:VCALENDAR'))
    throw new NoCalendarError()
  const parts: Part[] = []
  let part: Part | undefined
  let inner: Part['inner'][number] | undefined
  let name = ''
  for (const line of lines) {
    const [, edge = '', found = ''] = /^(BEGIN|END)[ \t]*:\s*(\S+)\s*$/i.exec(line) ?? []
    const isBegin = edge.toUpperCase() === 'BEGIN'
    const kind = found.toUpperCase()
    if (/^(VCALENDAR|VEVENT|VFREEBUSY|VTIMEZONE|VTODO|VJOURNAL)$/.test(kind)) {
      // What has no end of its own belongs to the part: an alarm that somebody cut off hides nothing.
      if (part?.name === 'VEVENT' && inner) part.lines.push(...inner.lines)
      part = isBegin && kind !== 'VCALENDAR' ? { name: kind, lines: [], inner: [] } : undefined
      inner = undefined
      if (part) parts.push(part)
    } else if (kind && part) {
      if (isBegin) {
        inner = { name: kind, lines: [] }
        part.inner.push(inner)
      } else if (inner?.name === kind) inner = undefined
    } else if (!part) name ||= /^X-WR-CALNAME[^:]*:(.*)/i.exec(line)?.[1] ?? ''
    else if (inner && (part.name === 'VTIMEZONE' || ofInner.test(line))) inner.lines.push(line)
    else part.lines.push(line)
  }
  return { name: name.trim(), parts }
}

const isLine = (line: string | undefined, expected: string) => line?.trimEnd().toUpperCase() === expected

/** A line of a part. The value is as it is written. */
export interface Property {
  /** Such as `STATUS`, or `Status` in a text that was broken into lines. */
  written: string
  parameters: string
  value: string
}

/** The properties of a part by their names in capitals. */
export type Properties = Map<string, Property[]>

export function propertiesOf(lines: readonly string[]): Properties {
  return Map.groupBy(lines.map(readProperty), ({ written }) => written.toUpperCase())
}

function readProperty(line: string): Property {
  const [, head = line, value = ''] =
    (timed.test(line) ? beforeTimes.exec(line) : null) ??
    beforeValue.exec(line) ??
    /^(.*?):(.*)$/.exec(line) ??
    []
  const [written = ''] = head.split(';', 1)
  return { written: written.trim(), parameters: head.slice(written.length), value }
}

/** A parameter without its quotes. Empty where there is none. */
export function parameterOf({ parameters }: Property, name: string): string {
  const [, quoted, plain = ''] =
    new RegExp(`;\\s*${name}\\s*=\\s*(?:"([^"]*)"|([^;]*))`, 'i').exec(parameters) ?? []
  return (quoted ?? plain).trim()
}

/** The value of the first such property, without blanks around. */
export const textOf = (properties: Properties, name: string) => properties.get(name)?.[0]?.value.trim() ?? ''
