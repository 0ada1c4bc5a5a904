import type { z } from 'zod'
import { brandSchema } from './brand.ts'
import { placeSchema } from './locations.ts'
import { mapSchema, type RegionMap } from './map.ts'
import { pagesSchema } from './pages.ts'
import { projectSchema } from './projects.ts'
import { questionsSchema } from './questions.ts'
import { ownFactsSchema } from './read-facts.ts'
import { serviceSchema } from './services.ts'
import { testimonialSchema } from './testimonial-schema.ts'

/** The schema of each kind of YAML file, by its path without the folder. The map says which towns a place may name. */
export const schemasWith = (map: RegionMap): ReadonlyMap<string, z.ZodType> =>
  new Map<string, z.ZodType>([
    ['brand.yaml', brandSchema],
    ['facts.yaml', ownFactsSchema],
    ['map.yaml', mapSchema],
    ['pages.yaml', pagesSchema],
    ['places/place.yaml', placeSchema(map)],
    ['projects/project.yaml', projectSchema],
    ['questions/questions.yaml', questionsSchema],
    ['services/service.yaml', serviceSchema],
    ['testimonials/testimonial.yaml', testimonialSchema],
  ])
