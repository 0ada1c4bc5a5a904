import { z } from 'zod'
import { addressWords, bilingual, filled as text, titled } from '../facts-schema.ts'
import { isCovered, regionMap } from '../region-map.ts'
import { allNames } from './all-names.ts'
import { type View, viewSchema } from './map-view.ts'
import { foldersIn, readFolders } from './read-yaml.ts'

const yesOrNo = z.boolean().default(false)

const words = z.strictObject({
  ...addressWords,
  name: text,
  /** Whether the page begins with the way to it from the home page. */
  hasBreadcrumb: yesOrNo,
  /** Whether analytics, where visitors allow it, are told who follows its links to write or book. */
  tracksInterest: yesOrNo,
  title: text,
  description: text,
  keywords: text,
  heading: text,
  lead: text,
  intro: z.array(text),
  /** Why somebody here should choose this business, in a heading and four answers. */
  why: z.strictObject({ heading: text, presence: text, response: text, communication: text, cost: text }),
  /** Whom the business helps here. */
  audience: z.strictObject({ heading: text, cards: z.array(titled) }).optional(),
  /** The end of the page. */
  call: z.strictObject({ heading: text, text, mail: text }),
})

const places = foldersIn('places')

/** place.yaml: a town or region where the business works. */
const placeSchema = bilingual(words)
  .extend({
    /** Places stand in this order. */
    order: z.number().default(0),
    /** A county or such, not a town. */
    isRegion: yesOrNo,
    /** The folder of the place that it lies in. */
    region: z.enum(places, `name the folder of a place: ${places.join(', ')}`).optional(),
    towns: z.array(text),
    /** What its map shows. */
    map: viewSchema.optional(),
    /** Its share image is the coast: the town with the light, and the width in degrees of longitude. */
    shareImage: z
      .strictObject({ light: text, degrees: z.number().positive('write a number above 0') })
      .optional(),
  })
  .superRefine((place, context) => {
    const { map, shareImage } = onMap(place)
    const named = [
      ...(map ? place.towns.map((town, index) => [town, 'towns', index] as const) : []),
      ...(shareImage ? [[shareImage.light, 'shareImage', 'light'] as const] : []),
    ]
    const message = 'say in map.yaml where this town is, or mend its name'
    for (const [town, ...path] of named)
      if (!Object.hasOwn(regionMap.towns, town)) context.addIssue({ code: 'custom', message, path })
  })

/** What a place shows of the map of the region: nothing without map.yaml, and no map that reaches beyond it. */
function onMap<Image>(place: { map?: View | undefined; shareImage?: Image | undefined }) {
  return {
    map: place.map && isCovered(place.map) ? place.map : undefined,
    shareImage: Object.keys(regionMap.towns).length > 0 ? place.shareImage : undefined,
  }
}

/** Where the business works, in the order of the owner. `slug` names the folder. Each has a page. */
export const locations = readFolders('places', 'place.yaml', placeSchema, allNames)
  .map((place) => ({ ...place, ...onMap(place) }))
  .sort((a, b) => a.order - b.order)

export type Location = (typeof locations)[number]
