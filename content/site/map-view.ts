import { z } from 'zod'

export const degrees = z.number('write degrees, such as 14.58')

/** The visible part of a map: its edges. The northern one follows from the shape of the drawing. */
export const viewSchema = z
  .strictObject({ west: degrees, east: degrees, south: degrees })
  .refine(({ west, east }) => west < east, 'the west must lie west of the east')

export type View = z.infer<typeof viewSchema>
