import { existsSync } from 'node:fs'
import { getRequestListener } from '@hono/node-server'
import pino from 'pino'
import { isRunnableDevEnvironment, type Plugin } from 'vite'
import type { Services } from '../server/services.ts'

/** Vite restarts in the same process when its configuration changes. The database stays open, because it can be opened only once. */
const shared: typeof globalThis & { devServices?: Promise<Services> } = globalThis

/** Serves /api in development, from the current sources and with its own database. */
export function devApi(): Plugin {
  return {
    name: 'dev-api',
    apply: 'serve',
    async configureServer(server) {
      if (existsSync('.env')) process.loadEnvFile('.env')
      const { readConfig } = await import('../server/config.ts')
      const { startServices } = await import('../server/services.ts')
      const { ssr } = server.environments
      if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite runs no server environment')
      const { runner } = ssr
      const siteWithoutFiles = async () => {
        const { siteIndex } = await runner.import<typeof import('../app/site-index.ts')>('/app/site-index.ts')
        return { ...siteIndex(), files: new Map(), titles: {} }
      }
      shared.devServices ??= siteWithoutFiles().then((site) =>
        startServices(readConfig(process.env), site, pino()),
      )
      const services = await shared.devServices
      const handle = getRequestListener(
        async (request, bindings) => {
          const { createApp } = await runner.import<typeof import('../server/app.ts')>('/server/app.ts')
          return createApp({ ...services, site: await siteWithoutFiles() }).fetch(request, bindings)
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
