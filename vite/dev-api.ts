import { existsSync } from 'node:fs'
import { getRequestListener } from '@hono/node-server'
import pino from 'pino'
import { isRunnableDevEnvironment, type Plugin } from 'vite'
import type { Services } from '../server/services.ts'

/** When its configuration changes, Vite starts anew beside the old server: the database stays open, as only one may open it. */
const shared: typeof globalThis & { devServices?: Promise<Services> } = globalThis

/** Answers /api in development, from the sources as they are at each request and a database of its own. */
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
      const answer = getRequestListener(
        async (request, bindings) => {
          const { createApp } = await runner.import<typeof import('../server/app.ts')>('/server/app.ts')
          return createApp({ ...services, site: await siteWithoutFiles() }).fetch(request, bindings)
        },
        // Its own Response would take the place of Node's for everything else in this process.
        { overrideGlobalObjects: false },
      )
      server.middlewares.use((request, response, next) =>
        request.url?.startsWith('/api/') ? answer(request, response) : next(),
      )
    },
  }
}
