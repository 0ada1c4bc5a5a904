import { existsSync } from 'node:fs'
import { getRequestListener } from '@hono/node-server'
import { isRunnableDevEnvironment, type Plugin } from 'vite'
import type { listing as Listing } from '../app/listing.ts'
import type { answerApi as AnswerApi, apiOf as ApiOf } from '../server/api.ts'
import type { Database } from '../server/database/open.ts'

/** When its configuration changes, Vite starts anew beside the old: the database stays open, as it is one server's alone. */
const kept: typeof globalThis & { devDatabase?: Promise<Database> } = globalThis

/** Answers /api in development, from the sources as they are at each request and a database of its own. */
export function devApi(): Plugin {
  return {
    name: 'dev-api',
    apply: 'serve',
    async configureServer(server) {
      if (existsSync('.env')) process.loadEnvFile('.env')
      const { readConfig } = await import('../server/config.ts')
      const { openDatabase } = await import('../server/database/open.ts')
      const { startOutbox } = await import('../server/mail/outbox.ts')
      const config = readConfig(process.env)
      kept.devDatabase ??= openDatabase(config)
      const database = await kept.devDatabase
      const outbox = startOutbox({
        database,
        ...(config.smtpUrl ? { smtpUrl: config.smtpUrl } : {}),
        from: config.mailFrom,
        to: config.mailTo,
        siteUrl: config.siteUrl,
        log: (event) => server.config.logger.info(JSON.stringify(event)),
      })
      const { ssr } = server.environments
      if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite runs no server environment')
      const answer = getRequestListener(
        async (request, { incoming }) => {
          // What these modules export is what their types say: they are imported as types above.
          const { answerApi, apiOf } = (await ssr.runner.import('/server/api.ts')) as {
            answerApi: typeof AnswerApi
            apiOf: typeof ApiOf
          }
          const { listing } = (await ssr.runner.import('/app/listing.ts')) as { listing: typeof Listing }
          const api = apiOf({
            database,
            siteUrl: config.siteUrl,
            trustedProxies: config.trustedProxies,
            counted: listing().counted,
            onMessage: outbox.wake,
            isStopping: () => false,
          })
          return answerApi(request, incoming.socket.remoteAddress, api)
          // Its own Response would take the place of Node's for everything else in this process.
        },
        { overrideGlobalObjects: false },
      )
      server.middlewares.use((request, response, next) =>
        request.url?.startsWith('/api/') ? answer(request, response) : next(),
      )
    },
  }
}
