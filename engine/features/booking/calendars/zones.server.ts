import { findIana } from 'windows-iana'
import { hour } from '../../../core/time/durations.ts'
import { type Part, propertiesOf, textOf } from './components.server.ts'
import { definedZone } from './defined-zone.server.ts'
import { namedZone, orUndefined, unknownZone, type Zone } from './zone.server.ts'

/**
 * The zones of a calendar by the names that it gives them (TZID). Names of the IANA database mean what they mean there, because
 * calendars often define them for a single year; short ones such as `EST` mean what the calendar says. Others are as it
 * defines them, or as they say themselves.
 */
export function zonesOf(parts: readonly Part[]): (name: string) => Zone {
  const known = new Map<string, Zone>()
  const defined = new Map<string, Part>()
  for (const part of parts.filter(({ name }) => name === 'VTIMEZONE'))
    defined.set(plain(textOf(propertiesOf(part.lines), 'TZID')), part)

  function find(name: string): Zone {
    const definition = defined.get(name)
    return (
      placeIn(name) ??
      (definition && orUndefined(() => definedZone(definition))) ??
      orUndefined(() => namedZone(name)) ??
      windowsZone(name) ??
      abbreviated(name) ??
      offsetIn(name) ??
      unknownZone
    )
  }

  return (written) => {
    const name = plain(written)
    const zone = known.get(name) ?? find(name)
    known.set(name, zone)
    return zone
  }
}

const plain = (name: string) =>
  name
    .trim()
    .replace(/^"(.*)"$/, '$1')
    .trim()

/** The place at the end of a name, such as that of `/citadel.org/20260101_1/America/Argentina/Buenos_Aires`. */
function placeIn(name: string): Zone | undefined {
  const steps = name.replaceAll(' ', '_').split('/').filter(Boolean)
  return [3, 2]
    .filter((count) => steps.length >= count)
    .map((count) => orUndefined(() => namedZone(steps.slice(-count).join('/'))))
    .find(Boolean)
}

/** A zone of Windows, such as `W. Europe Standard Time`, which Outlook numbers where there are several of that name. */
function windowsZone(name: string): Zone | undefined {
  const [windows] = findIana(name.replace(/ \d+$/, '').replace(/ (Daylight|Summer) Time$/, ' Standard Time'))
  return windows && orUndefined(() => namedZone(windows))
}

/** What stands for a zone in clocks and mails. Summer time is that of the zone, and means it all year. */
const abbreviations = new Map([
  ...['CET', 'CEST', 'MEZ', 'MESZ', 'MET', 'MEST'].map((name) => [name, 'Europe/Paris'] as const),
  ...['EET', 'EEST'].map((name) => [name, 'Europe/Helsinki'] as const),
  ...['WET', 'WEST'].map((name) => [name, 'Europe/Lisbon'] as const),
  ...['EDT', 'ET'].map((name) => [name, 'America/New_York'] as const),
  ...['CST', 'CDT', 'CT'].map((name) => [name, 'America/Chicago'] as const),
  ...['MDT', 'MT'].map((name) => [name, 'America/Denver'] as const),
  ...['PST', 'PDT', 'PT'].map((name) => [name, 'America/Los_Angeles'] as const),
  ...['BST'].map((name) => [name, 'Europe/London'] as const),
  ...['Z', 'ZULU', 'UTC', 'GMT', 'UT', 'COORDINATED UNIVERSAL TIME', 'GREENWICH MEAN TIME'].map(
    (name) => [name, 'UTC'] as const,
  ),
])

function abbreviated(name: string): Zone | undefined {
  const last = name.toUpperCase().split('/').at(-1) ?? ''
  const iana = abbreviations.get(last.replaceAll(/[()]/g, '').trim())
  return iana === undefined ? undefined : namedZone(iana)
}

/**
 * The zone of a name that says its offset: `UTC+1`, `GMT+0100`, `(GMT +01:00)`. With places behind, as in `(UTC+01:00) Amsterdam,
 * Berlin`, it is that of a place with this offset in winter; where none is known, it may have summer time or not.
 */
function offsetIn(name: string): Zone | undefined {
  const [, sign, hours = '0', minutes = '0', rest = ''] =
    /^\(?\s*(?:UTC|GMT|Z)?\s*(?:([+\-−])\s*(\d{1,2})(?::?(\d\d))?)?\s*\)?\s*(.*)$/i.exec(name) ?? []
  if (!sign && !/^\(?\s*(UTC|GMT)/i.test(name)) return undefined
  const pad = (number: string) => number.padStart(2, '0')
  const offset = `${sign === '+' || !sign ? '+' : '-'}${pad(hours)}:${pad(minutes)}`
  const fixed = orUndefined(() => namedZone(offset))
  if (!fixed || rest === '') return fixed
  if (/^coordinated universal time/i.test(rest)) return fixed
  const isFitting = (zone: Zone) =>
    zone.localOf(winter).equals(fixed.localOf(winter)) || zone.localOf(summer).equals(fixed.localOf(summer))
  return placesIn(rest).find(isFitting) ?? { ...fixed, uncertainty: hour }
}

const winter = Date.parse('2026-01-15T12:00Z')
const summer = Date.parse('2026-07-15T12:00Z')

/** The zones of the cities in a name that Windows shows, such as `Chennai, Kolkata, Mumbai` or `Eastern Time (US & Canada)`. */
function placesIn(text: string): Zone[] {
  const american = /^(\w+) Time \((US & Canada|Canada|US)\)/.exec(text)?.[1]
  const names = [american ? `${american} Standard Time` : text, `${text} Standard Time`]
  const named = [placeIn(text), ...names.map(windowsZone)].filter((zone) => zone !== undefined)
  const cities = text.split(',').map((city) => city.trim().replaceAll(' ', '_'))
  const found = cities.flatMap((city) =>
    regions.flatMap((region) => orUndefined(() => namedZone(`${region}/${city}`)) ?? []),
  )
  return [...named, ...found]
}

const regions = ['Europe', 'America', 'Asia', 'Africa', 'Australia', 'Pacific', 'Atlantic']
