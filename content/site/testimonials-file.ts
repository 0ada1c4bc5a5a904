import { allNames } from './all-names.ts'
import { drawingIn } from './drawing.ts'
import { readFolders } from './read-yaml.ts'
import { testimonialSchema } from './testimonial-schema.ts'

/** What clients say, in its order. A drawing may stand beside it: `logo.svg` in its folder, in the color of the text. */
export const testimonialsFile = readFolders('testimonials', 'testimonial.yaml', testimonialSchema, allNames)
  .map((one) => ({ ...one, logo: drawingIn(`testimonials/${one.slug}/logo.svg`) }))
  .sort((a, b) => a.order - b.order)
