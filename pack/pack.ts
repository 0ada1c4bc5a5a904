/** `npm run pack`: makes the package of the engine, kodhamn-VERSION.tgz in .cache/package. */
import { execFileSync } from 'node:child_process'
import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { bundle } from './bundle.ts'

const folder = '.cache/package'

const versions = z.record(z.string(), z.string())
const projectSchema = z.object({
  name: z.string(),
  version: z.string(),
  description: z.string(),
  license: z.string(),
  repository: z.unknown(),
  engines: z.unknown(),
  packageManager: z.string(),
  dependencies: versions,
  optionalDependencies: versions,
  devDependencies: versions,
})

/** What code imports, as its names or by calling. */
const imports = /(?:\bfrom|\bimport)\s*\(?["']((?:@[\w-]+\/)?[a-z][\w.-]*)/g

/** The packages that the compiled code may import, with their versions, and those of which it reads files. */
function neededPackages(all: Record<string, string>) {
  const code = globSync('{engine,bundles/pages/server}/**/*.js', { cwd: folder })
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n')
  const names = [...code.matchAll(imports)].map(([, name = '']) => name)
  const needed = new Set([...names, '@fontsource/bricolage-grotesque'])
  return Object.fromEntries(Object.entries(all).filter(([name]) => needed.has(name)))
}

/** What is read as it is. */
const copied = [
  'bin',
  'bundles',
  'deploy',
  'docs',
  'example',
  ...globSync('engine/design/illustrations/*.svg'),
  ...['.env.example', 'CHANGELOG.md', 'LICENSE'],
]

await bundle()
rmSync(folder, { recursive: true, force: true })
execFileSync(process.execPath, ['node_modules/typescript/bin/tsc', '--project', 'pack/tsconfig.json'], {
  stdio: 'inherit',
})
for (const part of copied) cpSync(part, join(folder, part), { recursive: true })
const project = projectSchema.parse(JSON.parse(readFileSync('package.json', 'utf8')))
const { dependencies, devDependencies, optionalDependencies, ...description } = project
const packageFile = {
  ...description,
  type: 'module',
  bin: { kodhamn: 'bin/kodhamn.js' },
  dependencies: neededPackages({ ...dependencies, ...devDependencies }),
  optionalDependencies,
}
writeFileSync(join(folder, 'package.json'), `${JSON.stringify(packageFile, null, 2)}\n`)
execFileSync('npm', ['pack', '--silent'], { cwd: folder, stdio: 'inherit' })
