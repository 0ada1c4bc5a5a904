import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { processEnvironment } from './process-environment.ts'

const run = promisify(execFile)

/** The product alone: the types of tests take as long again. */
const productTypes = {
  extends: './tsconfig.json',
  include: ['engine', 'pack', 'scripts', 'harness', '.react-router/types'],
  exclude: ['**/*.test.ts', '**/*.test.tsx'],
  compilerOptions: { incremental: false, tsBuildInfoFile: null },
}

/** Checks the types of the product in a copy of the project. Throws with what the compiler says where they do not hold. */
export async function checkTypes(folder: string) {
  writeFileSync(join(folder, 'tsconfig.product.json'), JSON.stringify(productTypes))
  const compiler = [
    'node_modules/typescript/bin/tsc',
    '--project',
    'tsconfig.product.json',
    '--checkers',
    '1',
  ]
  await run(process.execPath, compiler, { cwd: folder, env: processEnvironment }).catch(({ stdout }) => {
    throw new Error(stdout)
  })
}
