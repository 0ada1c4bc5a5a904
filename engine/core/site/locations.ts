import { z } from 'zod'
import type { PerLanguage } from '../text/language.ts'
import { addressWords, eachLanguage, filled as text, titled } from './facts-schema.ts'
import type { RegionMap } from './map.ts'
import { isCovered, type View, viewSchema } from './map-view.ts'
import type { FactNames } from './placeholders.ts'
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
  intro: z.array(text).default([]),
  /** Why somebody here should choose this business, in a heading and four answers. */
  why: z
    .strictObject({ heading: text, presence: text, response: text, communication: text, cost: text })
    .optional(),
  /** Whom the business helps here. */
  audience: z.strictObject({ heading: text, cards: z.array(titled) }).optional(),
  /** The end of the page. */
  call: z.strictObject({ heading: text, text, mail: text }),
})

/** place.yaml: a town or region where the business works, which the map may show. */
export function placeSchema(map: RegionMap) {
  const places = foldersIn('places')
  return eachLanguage(words)
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
      const { map: view, shareImage } = onMap(place, map)
      const named = [
        ...(view ? place.towns.map((town, index) => [town, 'towns', index] as const) : []),
        ...(shareImage ? [[shareImage.light, 'shareImage', 'light'] as const] : []),
      ]
      const message = 'say in map.yaml where this town is, or mend its name'
      for (const [town, ...path] of named)
        if (!Object.hasOwn(map.towns, town)) context.addIssue({ code: 'custom', message, path })
    })
}

/** What a place shows of the map of the region: nothing without map.yaml, and no map that reaches beyond it. */
function onMap<Image>(
  place: { map?: View | undefined; shareImage?: Image | undefined },
  { covers, towns }: RegionMap,
) {
  return {
    map: place.map && isCovered(place.map, covers) ? place.map : undefined,
    shareImage: Object.keys(towns).length > 0 ? place.shareImage : undefined,
  }
}

/** Where the business works, in the order of the owner. `slug` names the folder. Each has a page. */
export const readLocations = (names: PerLanguage<FactNames>, map: RegionMap) =>
  readFolders('places', 'place.yaml', placeSchema(map), names)
    .map((place) => ({ ...place, ...onMap(place, map) }))
    .sort((a, b) => a.order - b.order)

export type Location = ReturnType<typeof readLocations>[number]
