import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  buildDirectory: 'build/react-router',
  ssr: true,
  routeDiscovery: { mode: 'initial' },
} satisfies Config
