import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseDocument } from 'yaml'

/** Writes the facts of the example to a folder, without prices, which name services and articles that are not there. */
export function copyFacts(folder: string) {
  const facts = parseDocument(readFileSync('example/facts.yaml', 'utf8'))
  facts.set('prices', facts.createNode([]))
  mkdirSync(join(folder, 'example'))
  writeFileSync(join(folder, 'example/facts.yaml'), facts.toString())
}
