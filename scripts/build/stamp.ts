import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

export const stampFile = 'build/stamp'

const sources = [
  'app', 'content', 'public', 'scripts/build', 'scripts/build.ts', 'scripts/vite-plugins.ts', 'vite.config.ts',
  'react-router.config.ts', 'package-lock.json',
]

function filesIn(path: string): string[] {
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path).sort().flatMap((name) => filesIn(join(path, name)))
}

/** Everything that the built site depends on, as one hash: the sources and the address that is baked into pages. */
export function stampOfSources(): string {
  const hash = createHash('sha256').update(process.env.SITE_URL ?? '')
  for (const file of sources.flatMap(filesIn)) hash.update(file).update(readFileSync(file))
  return hash.digest('hex')
}

/** Whether build/ holds the site as its sources are now. */
export const isBuilt = () => existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stampOfSources()
