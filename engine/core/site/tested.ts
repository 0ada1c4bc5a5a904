import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { siteFolder } from './folder.ts'
import { readYaml } from './read-yaml.ts'

/** What `npm run test:accessibility` writes into the owner's folder: JSON, which is YAML too. `site` is the address of the site that was tested. */
const testedSchema = z.strictObject({
  site: z.url(),
  version: z.string(),
  date: z.iso.date(),
  browser: z.string(),
  pages: z.int(),
})

export type AccessibilityTest = z.infer<typeof testedSchema>

const name = 'accessibility.json'

export const readTested = (): AccessibilityTest | undefined =>
  existsSync(join(siteFolder, name)) ? readYaml(name, testedSchema) : undefined
