import type { Config } from '@react-router/dev/config'
import { pageBundle } from './content/build-folder.ts'

export default {
  appDirectory: 'app',
  buildDirectory: pageBundle,
  ssr: true,
  routeDiscovery: { mode: 'initial' },
} satisfies Config
