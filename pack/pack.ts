/** `npm run pack`: makes the package of the engine, kodhamn-VERSION.tgz in .cache/package. */
import { execFileSync } from 'node:child_process'
import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { beside } from './beside.ts'
import { bundle } from './bundle.ts'

const folder = '.cache/package'

/** What is copied as it is of the engine. */
const ofEngine = ['bin', 'README.md', ...globSync('design/illustrations/*.svg', { cwd: 'engine' })]

const packageSchema = z.looseObject({ dependencies: z.record(z.string(), z.string()) })

/** What code imports, as its names or by calling, on lines that are no comment. */
const imports = /(?<!^\s*(?:\*|\/\/).*)(?:\bfrom|\bimport)\s*\(?["']((?:@[\w-]+\/)?[a-z][\w.-]*)/gm

/** The packages that the compiled code may import, with their versions, and those of which it reads files. */
function neededPackages(all: Record<string, string>) {
  const code = globSync('**/*.js', {
    cwd: folder,
    exclude: ['bundles/{browser,desk,server,pages/client}/**'],
  })
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n')
  const names = [...code.matchAll(imports)].map(([, name = '']) => name)
  const needed = new Set([...names, '@fontsource/bricolage-grotesque'])
  return Object.fromEntries(Object.entries(all).filter(([name]) => needed.has(name)))
}

await bundle()
rmSync(folder, { recursive: true, force: true })
execFileSync(process.execPath, ['node_modules/typescript/bin/tsc', '--project', 'pack/tsconfig.json'], {
  stdio: 'inherit',
})
for (const part of ofEngine) cpSync(join('engine', part), join(folder, part), { recursive: true })
for (const part of beside) cpSync(part, join(folder, part), { recursive: true })
const { dependencies, ...about } = packageSchema.parse(
  JSON.parse(readFileSync('engine/package.json', 'utf8')),
)
const packageFile = { ...about, dependencies: neededPackages(dependencies) }
writeFileSync(join(folder, 'package.json'), `${JSON.stringify(packageFile, null, 2)}\n`)
execFileSync('npm', ['pack', '--silent'], { cwd: folder, stdio: 'inherit' })
