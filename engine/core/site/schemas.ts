import type { z } from 'zod'
import { brandSchema } from './brand.ts'
import { placeSchema } from './locations.ts'
import { mapSchema } from './map.ts'
import { pagesSchema } from './pages.ts'
import { projectSchema } from './projects.ts'
import { questionsSchema } from './questions.ts'
import { ownFactsSchema } from './read-facts.ts'
import type { Site } from './read-site.ts'
import { serviceSchema } from './services.ts'
import { testimonialSchema } from './testimonial-schema.ts'

/** The schema of each kind of YAML file, by its path without the folder. The site's map says which towns a place may name, its pages.yaml what a project can be about. */
export const schemasWith = (site: Pick<Site, 'map' | 'pages'>): ReadonlyMap<string, z.ZodType> =>
  new Map<string, z.ZodType>([
    ['brand.yaml', brandSchema],
    ['facts.yaml', ownFactsSchema],
    ['map.yaml', mapSchema],
    ['pages.yaml', pagesSchema],
    ['places/place.yaml', placeSchema(site.map)],
    ['projects/project.yaml', projectSchema(site.pages)],
    ['questions/questions.yaml', questionsSchema],
    ['services/service.yaml', serviceSchema],
    ['testimonials/testimonial.yaml', testimonialSchema],
  ])
