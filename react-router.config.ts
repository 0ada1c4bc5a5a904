import type { Config } from '@react-router/dev/config'
import { pageBundle } from './engine/core/base/build-folder.ts'

export default {
  appDirectory: 'engine',
  buildDirectory: pageBundle,
  ssr: true,
  routeDiscovery: { mode: 'initial' },
} satisfies Config
