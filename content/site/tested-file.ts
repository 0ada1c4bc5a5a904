import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { siteFolder } from './folder.ts'

/** What `npm run test:accessibility` writes into the owner's folder. `site` is the address of the site that was tested. */
const testSchema = z.strictObject({
  site: z.url(),
  version: z.string(),
  date: z.iso.date(),
  browser: z.string(),
  pages: z.int(),
})

export type AccessibilityTest = z.infer<typeof testSchema>

const file = join(siteFolder, 'accessibility.json')

export const testedFile = existsSync(file)
  ? testSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  : undefined
