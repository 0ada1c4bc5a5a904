import { z } from 'zod'
import { type PerLanguage, perLanguage } from '../text/language.ts'
import { eachLanguage, filled as text } from './facts-schema.ts'
import { degrees, viewSchema } from './map-view.ts'
import type { FactNames } from './placeholders.ts'
import { readYamlIfThere } from './read-yaml.ts'

export interface GeoPoint {
  longitude: number
  latitude: number
}

const asPoints = 'write longitude,latitude in degrees: 14.58,56.05'

const point = z
  .string(asPoints)
  .regex(/^-?\d+(\.\d+)?,-?\d+(\.\d+)?$/, asPoints)
  .transform((pair): GeoPoint => {
    const [longitude = Number.NaN, latitude = Number.NaN] = pair.split(',').map(Number)
    return { longitude, latitude }
  })

/** With spaces between them. */
const points = z
  .string(asPoints)
  .transform((text) => text.trim().split(/\s+/))
  .pipe(z.array(point))

/** A long line, written in parts. */
const line = z.array(points, 'write a list of points').transform((parts) => parts.flat())

export const mapSchema = eachLanguage(z.strictObject({ name: text }))
  .extend({
    covers: z.strictObject({ west: degrees, east: degrees, south: degrees, north: degrees }),
    overview: viewSchema.optional(),
    coasts: z
      .array(
        z.strictObject({
          continues: z.enum(['north', 'east', 'south', 'west'], 'write north, east, south or west'),
          points: line,
        }),
      )
      .default([]),
    islands: z.array(points).default([]),
    lakes: z.array(points).default([]),
    roads: z.array(z.strictObject({ name: text, points: line })).default([]),
    towns: z
      .record(
        z.string(),
        z.strictObject({
          at: point,
          side: z.enum(['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'], 'write a side of its dot: n, ne or so'),
          /** Of earlier versions: names have given way to each other since. */
          isMinor: z.boolean().optional(),
        }),
      )
      .default({}),
  })
  .superRefine(({ covers, coasts, towns }, context) => {
    const refuse = (message: string, ...path: (string | number)[]) =>
      context.addIssue({ code: 'custom', message, path })
    for (const [name, { at }] of Object.entries(towns)) {
      if (isBeyond(at, covers)) refuse('this town is not in what the map covers', 'towns', name)
    }
    for (const [index, { continues, points: shore }] of coasts.entries()) {
      const ends = [shore.at(0), shore.at(-1)]
      if (!ends.every((end) => end && isBeyond(end, covers, continues)))
        refuse(`both of its ends must lie beyond the ${continues} of what the map covers`, 'coasts', index)
    }
  })

export type RegionMap = z.infer<typeof mapSchema>

/** Whether a point lies beyond an edge of the map, or beyond any of them. */
function isBeyond(
  { longitude, latitude }: GeoPoint,
  { west, east, south, north }: RegionMap['covers'],
  side?: RegionMap['coasts'][number]['continues'],
): boolean {
  const beyond = {
    north: latitude > north,
    east: longitude > east,
    south: latitude < south,
    west: longitude < west,
  }
  return side ? beyond[side] : Object.values(beyond).includes(true)
}

/** What a site without map.yaml has. */
const nothing: RegionMap = {
  ...perLanguage(() => ({ name: '' })),
  covers: { west: 0, east: 0, south: 0, north: 0 },
  coasts: [],
  islands: [],
  lakes: [],
  roads: [],
  towns: {},
}

export const readMap = (names: PerLanguage<FactNames>): RegionMap =>
  readYamlIfThere('map.yaml', mapSchema, nothing, names)
