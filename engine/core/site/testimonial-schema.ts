import { z } from 'zod'
import { eachLanguage, filled as text } from './facts-schema.ts'

/** testimonial.yaml: what a client says. */
export const testimonialSchema = eachLanguage(
  z.strictObject({
    quote: text,
    /** A name, or a role until there is one. */
    author: text,
    role: text,
    /** Where it was said: the address of the review, or a few words. */
    source: text.optional(),
  }),
).extend({
  order: z.number().default(0),
  /** Stars, of five. They are shown beside a source: stars that nobody can trace cost trust. */
  rating: z.int().min(1).max(5).optional(),
})
