import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { OwnerError } from '../../engine/core/base/owner-error.ts'

/** Bundles the pages with React Router. In a process of its own, so that the other bundles are made at the same time. */
export async function bundlePages() {
  const command = ['node_modules/@react-router/dev/bin.cjs', 'build', '--logLevel', 'error']
  const env = {
    ...process.env,
    NODE_COMPILE_CACHE: resolve('.cache/compile'),
    // Long tests pack the engine too; the configuration is another one for tests.
    VITEST: '',
    // Looking for what the configuration could not do without a bundler takes a second.
    VITE_CONFIG_NATIVE_IGNORE_WARNING: '1',
  }
  const [code] = await once(spawn(process.execPath, command, { stdio: 'inherit', env }), 'exit')
  if (code !== 0) throw new OwnerError('The pages could not be bundled; the reason is above')
}
