import type { Config } from '@react-router/dev/config'
import { bundles } from './engine/build/bundles.ts'

export default {
  appDirectory: 'engine',
  buildDirectory: bundles.pages,
  ssr: true,
  routeDiscovery: { mode: 'initial' },
} satisfies Config
