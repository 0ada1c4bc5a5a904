/**
 * `npm run schemas`: writes a JSON schema of each kind of file of the owner to .schemas/, with which an editor completes
 * fields and marks errors while one types (`$schema` in their first lines). https://json-schema.org
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { readEngineWords } from '../check/engine-words.ts'
import { languages } from '../core/site/languages.ts'
import { isUnsaid } from '../core/site/languages-said.ts'
import { schemasWith } from '../core/site/schemas.ts'
import { site } from '../core/site/site.ts'

const folder = '.schemas'

const schemas = schemasWith(site)
const engineWords = await readEngineWords()
for (const [name, schema] of schemas)
  write(name, z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))
for (const [part, words] of engineWords) write(`words/${part}.yaml`, schemaOf(words))
console.log(`${schemas.size + engineWords.size} schemas written to ${folder}`)

function write(name: string, schema: object) {
  const file = join(folder, name.replace('.yaml', '.json'))
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(schema, withoutUnsaid, 1)}\n`)
}

/** Nothing has to be written in a language that the site does without. */
function withoutUnsaid(key: string, value: unknown) {
  return key === 'required' && Array.isArray(value)
    ? value.filter((name) => !isUnsaid(name, languages))
    : value
}

/** The schema of words: any of them may be said otherwise, in lists of any length. Shows what the engine says. */
function schemaOf(words: unknown): object {
  if (Array.isArray(words)) {
    const isOfTexts = typeof words[0] === 'string' || Array.isArray(words[0])
    return { type: 'array', items: schemaOf(isOfTexts ? words[0] : Object.assign({}, ...words)), minItems: 1 }
  }
  if (typeof words !== 'object' || words === null) return { type: typeof words, description: String(words) }
  const properties = Object.fromEntries(Object.entries(words).map(([key, item]) => [key, schemaOf(item)]))
  return { type: 'object', properties, additionalProperties: false }
}
