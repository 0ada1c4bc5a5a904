import type { PerLanguage } from '../text/language.ts'
import { drawingIn } from './drawing.ts'
import type { FactNames } from './placeholders.ts'
import { readFolders } from './read-yaml.ts'
import { testimonialSchema } from './testimonial-schema.ts'

/** What clients say, in its order. A drawing may stand beside it: `logo.svg` in its folder, in the color of the text. */
export const readTestimonials = (names: PerLanguage<FactNames>) =>
  readFolders('testimonials', 'testimonial.yaml', testimonialSchema, names)
    .map((one) => ({ ...one, logo: drawingIn(`testimonials/${one.slug}/logo.svg`) }))
    .sort((a, b) => a.order - b.order)
