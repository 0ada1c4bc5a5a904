/** Changes values in facts.yaml and leaves comments and everything else as they are. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseDocument } from 'yaml'
import { siteFolder } from '../../content/site/folder.ts'

type Value = string | number | boolean | Value[] | { [key: string]: Value }

/** A fact by its path in the file, and its new value. */
export interface Change {
  path: readonly string[]
  value: Value
}

const file = join(siteFolder, 'facts.yaml')

/** Writes the changes. */
export function changeFacts(changes: readonly Change[]) {
  const document = parseDocument(readFileSync(file, 'utf8'))
  for (const { path, value } of changes)
    document.setIn(
      path.map((name) => (/^\d+$/.test(name) ? Number(name) : name)),
      document.createNode(value),
    )
  writeFileSync(file, document.toString({ lineWidth: 0, singleQuote: true, flowCollectionPadding: false }))
}
