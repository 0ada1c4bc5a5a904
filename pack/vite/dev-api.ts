import { getRequestListener } from '@hono/node-server'
import pino from 'pino'
import { isRunnableDevEnvironment, type Plugin } from 'vite'
import type { RunningFeature, ServerFeature } from '../../engine/core/feature.server.ts'
import type { Runtime } from '../../engine/server/runtime.ts'

/**
 * Vite restarts in the same process when its configuration changes. The database stays open, because it can be opened only once.
 * `answering` are the features that were started from the sources as they were last.
 */
const shared: typeof globalThis & {
  devRuntime?: Promise<Runtime>
  answering?: { features: readonly ServerFeature[]; running: Promise<RunningFeature[]> }
} = globalThis

/** Serves /api in development, from the current sources and with its own database. */
export function devApi(): Plugin {
  return {
    name: 'dev-api',
    apply: 'serve',
    async configureServer(server) {
      const { readConfig } = await import('../../engine/core/config/config.server.ts')
      const { features } = await import('../../engine/server/features.ts')
      const { startFeatures, startRuntime, stopFeatures } = await import('../../engine/server/runtime.ts')
      const { ssr } = server.environments
      if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite runs no server environment')
      const { runner } = ssr
      const siteWithoutFiles = async () => {
        const { siteIndex } = await runner.import<typeof import('../../engine/shell/site-index.ts')>(
          '/engine/shell/site-index.ts',
        )
        return { ...siteIndex(), files: new Map(), titles: {} }
      }
      const inBackground = features.map(({ start: _, ...feature }) => feature)
      shared.devRuntime ??= siteWithoutFiles().then((site) =>
        startRuntime(readConfig(process.env), site, pino(), inBackground),
      )
      const runtime = await shared.devRuntime

      /** The features as their sources are now. */
      async function currentFeatures(): Promise<RunningFeature[]> {
        const { features } = await runner.import<typeof import('../../engine/server/features.ts')>(
          '/engine/server/features.ts',
        )
        const last = shared.answering
        if (last?.features === features) return last.running
        shared.answering = { features, running: startFeatures(features, runtime) }
        if (last) await stopFeatures({ running: await last.running })
        return shared.answering.running
      }

      const handle = getRequestListener(
        async (request, bindings) => {
          const { createApp } =
            await runner.import<typeof import('../../engine/server/app.ts')>('/engine/server/app.ts')
          // The features hold this object.
          Object.assign(runtime.site, await siteWithoutFiles())
          const running = [...runtime.running, ...(await currentFeatures())]
          return createApp({ ...runtime, running }).fetch(request, bindings)
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
