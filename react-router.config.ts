import type { Config } from '@react-router/dev/config'
import { buildFolder } from './server/build-folder.ts'

export default {
  appDirectory: 'app',
  buildDirectory: `${buildFolder}/react-router`,
  ssr: true,
  routeDiscovery: { mode: 'initial' },
} satisfies Config
