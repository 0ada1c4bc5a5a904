import type { Light } from './palette.ts'
import { recolored } from './recolor.ts'
import { redrawn } from './topics.ts'

/** The files of a drawn cover: the dark theme shows the night, the light theme the morning. */
export const coverFiles: Record<Light, string> = { night: 'cover.svg', morning: 'cover-morning.svg' }

/** A cover in one of the two lights, in the current colors. Undefined for a picture of the owner's own. */
export const coverIn = (light: Light, picture: string) => redrawn(picture, light) ?? recolored(picture, light)
