import { existsSync } from 'node:fs'
import { getRequestListener } from '@hono/node-server'
import pino from 'pino'
import { isRunnableDevEnvironment, type Plugin } from 'vite'
import type { Runtime } from '../engine/server/runtime.ts'

/** Vite restarts in the same process when its configuration changes. The database stays open, because it can be opened only once. */
const shared: typeof globalThis & { devRuntime?: Promise<Runtime> } = globalThis

/** Serves /api in development, from the current sources and with its own database. */
export function devApi(): Plugin {
  return {
    name: 'dev-api',
    apply: 'serve',
    async configureServer(server) {
      if (existsSync('.env')) process.loadEnvFile('.env')
      const { readConfig } = await import('../engine/server/config.ts')
      const { startRuntime } = await import('../engine/server/runtime.ts')
      const { ssr } = server.environments
      if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite runs no server environment')
      const { runner } = ssr
      const siteWithoutFiles = async () => {
        const { siteIndex } = await runner.import<typeof import('../engine/shell/site-index.ts')>(
          '/engine/shell/site-index.ts',
        )
        return { ...siteIndex(), files: new Map(), titles: {} }
      }
      shared.devRuntime ??= siteWithoutFiles().then((site) =>
        startRuntime(readConfig(process.env), site, pino()),
      )
      const runtime = await shared.devRuntime
      const handle = getRequestListener(
        async (request, bindings) => {
          const { createApp } =
            await runner.import<typeof import('../engine/server/app.ts')>('/engine/server/app.ts')
          return createApp({ ...runtime, site: await siteWithoutFiles() }).fetch(request, bindings)
        },
        // Hono's Response would replace Node's in the whole process.
        { overrideGlobalObjects: false },
      )
      server.middlewares.use((request, response, next) =>
        request.url?.startsWith('/api/') ? handle(request, response) : next(),
      )
    },
  }
}
