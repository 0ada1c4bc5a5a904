import { once } from 'node:events'
import pino from 'pino'
import { readConfig } from '../core/config/config.server.ts'
import { createHttpServer } from '../core/http/http.server.ts'
import type { ServeOnDemand } from '../core/served/on-demand.server.ts'
import { createApp } from './app.ts'
import { features } from './features.ts'
import { finishBackgroundWork, startRuntime } from './runtime.ts'

export const serveOnDemand: ServeOnDemand = async (site, make) => {
  const config = readConfig(process.env)
  // What the server writes into has to be there before anybody asks for it.
  for (const { slots = [] } of features)
    for (const path of slots.flatMap(({ page }) => Object.values(page)))
      await make(new URL(path, config.siteUrl))
  const log = pino({ base: null, level: 'warn', timestamp: pino.stdTimeFunctions.isoTime })
  const runtime = await startRuntime(config, site, log)
  const app = createApp(runtime)
  const { server } = createHttpServer(
    {
      fetch: async (request, env) => {
        return (await make(new URL(request.url))) ?? app.fetch(request, env)
      },
    },
    { trustedProxies: config.trustedProxies },
  )
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('The server listens on no port')
  const stop = () => finishBackgroundWork(runtime).then(() => runtime.database.destroy())
  return { port: address.port, stop }
}
