import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src/web',
  buildDirectory: 'build',
  ssr: true,
  // Few routes: all are known from the start, so no page asks for more and addresses keep only what pages read.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
