import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseDocument } from 'yaml'
import { siteFolder } from '../../engine/core/site/folder.ts'
import { processEnvironment } from './process-environment.ts'

/**
 * Makes a site with facts alone in `site` of a folder: without prices, which name services and articles. Returns the
 * environment of processes for it.
 */
export function copyFacts(folder: string) {
  const facts = parseDocument(readFileSync(join(siteFolder, 'facts.yaml'), 'utf8'))
  facts.set('prices', facts.createNode([]))
  mkdirSync(join(folder, 'site'))
  writeFileSync(join(folder, 'site/facts.yaml'), facts.toString())
  return { ...processEnvironment, SITE_FOLDER: 'site' }
}
