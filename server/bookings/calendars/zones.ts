import type ICAL from 'ical.js'
import { findIana } from 'windows-iana'
import { type Part, readPart } from './components.ts'
import { definedZone } from './defined-zone.ts'
import { namedZone, utc, type Zone } from './zone.ts'

/**
 * The zones of a calendar by the names that it gives them (TZID). Names of the IANA database mean what they mean there,
 * because calendars often define them for a single year. Others are as the calendar defines them; those of Windows are known
 * without.
 */
export function zonesOf(parts: readonly Part[]): (name: string) => Zone {
  const known = new Map<string, Zone>()
  const defined = new Map<string, ICAL.Component>()
  for (const part of parts.filter(({ name }) => name === 'VTIMEZONE')) {
    const component = orUndefined(() => readPart(part))
    const name: unknown = component?.getFirstPropertyValue('tzid')
    if (component && typeof name === 'string') defined.set(name, component)
  }

  function find(name: string): Zone {
    const definition = defined.get(name)
    const [windows] = findIana(name)
    return (
      orUndefined(() => namedZone(name)) ??
      (definition && orUndefined(() => definedZone(definition))) ??
      (windows && orUndefined(() => namedZone(windows))) ??
      orUndefined(() => namedZone(endOf(name))) ?? { ...utc, isKnown: false }
    )
  }

  return (name) => {
    const zone = known.get(name) ?? find(name)
    known.set(name, zone)
    return zone
  }
}

/** The name at the end of one such as `/citadel.org/20260101_1/Europe/Stockholm`. */
const endOf = (name: string) => /[A-Za-z_]+\/[A-Za-z_]+$/.exec(name)?.[0] ?? ''

function orUndefined<Value>(get: () => Value): Value | undefined {
  try {
    return get()
  } catch {
    return undefined
  }
}
