import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { build } from 'vite'
import { bundles } from '../../engine/build/bundles.ts'
import { site } from '../vite/site.ts'
import { threadBundle } from './bundle-threads.ts'

/**
 * Bundles the server and the owner's commands into server/ of the bundles: main.js, on-demand.js, commands/*.js and shared chunks.
 * The bundle needs less memory than the sources, whose types Node strips at each start, and no node_modules. Code that
 * only some settings need stays in separate chunks.
 */
export async function bundleServer() {
  const commands = globSync('engine/cli/data/*.ts', { exclude: ['**/*.test.ts'] }).filter((file) =>
    readFileSync(file, 'utf8').includes('await runCommand('),
  )
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [site(), threadBundle()],
    // An optional dependency of pg that is not installed.
    ssr: { noExternal: true, external: ['pg-native'] },
    // Only the half of React that runs.
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      ssr: true,
      outDir: bundles.server,
      emptyOutDir: true,
      sourcemap: true,
      rolldownOptions: {
        input: {
          main: 'engine/server/main.ts',
          'on-demand': 'engine/server/on-demand.ts',
          ...Object.fromEntries(commands.map((file) => [`commands/${basename(file, '.ts')}`, file])),
        },
        output: { entryFileNames: '[name].js', chunkFileNames: 'parts/[name]-[hash].js', comments: false },
      },
    },
  })
  // Whatever the owner's package.json says.
  writeFileSync(join(bundles.server, 'package.json'), '{ "type": "module" }\n')
}
