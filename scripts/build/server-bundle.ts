import { readFileSync } from 'node:fs'
import { build } from 'vite'
import { z } from 'zod'
import { buildFolder } from './folder.ts'

const packageFile = z.object({ scripts: z.record(z.string(), z.string()) })

/**
 * Bundles the server, and the commands of the owner's desk, into server/ of the build's folder: main.js, commands/*.js and
 * what they share. It needs a third less memory than the sources, whose types are taken out each time that they start,
 * and nothing of node_modules. What only some settings need stays in files of its own.
 */
export async function buildServer() {
  const { scripts } = packageFile.parse(JSON.parse(readFileSync('package.json', 'utf8')))
  const commands = Object.values(scripts).flatMap(
    (script) => /^node server\/(commands\/\w+)\.ts/.exec(script)?.[1] ?? [],
  )
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    // Asked for by pg where it is installed, which it is not.
    ssr: { noExternal: true, external: ['pg-native'] },
    build: {
      ssr: true,
      outDir: `${buildFolder}/server`,
      emptyOutDir: true,
      sourcemap: true,
      rolldownOptions: {
        input: Object.fromEntries(['main', ...commands].map((name) => [name, `server/${name}.ts`])),
        output: { entryFileNames: '[name].js', chunkFileNames: 'parts/[name]-[hash].js', comments: false },
      },
    },
  })
}
