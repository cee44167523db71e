// Prometheus metrics of this process; labels are route patterns and names, never user data.
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from '@prometheus-io/client'

export type Metrics = {
  registry: Registry
  requests: Histogram<'method' | 'route' | 'status'>
  calls: Histogram<'call' | 'outcome'>
  pageCache: Counter<'result'>
  renders: Gauge
  pageTrips: Histogram
}

/** A fresh registry with the counters that the roles fill. */
export function createMetrics(): Metrics {
  const registry = new Registry()
  // Sampled seldom: at its own pace the library costs an idle process several milliseconds a second.
  collectDefaultMetrics({
    register: registry,
    eventLoopUtilizationTimeout: 5_000,
    eventLoopMonitoringPrecision: 100,
  })
  return {
    registry,
    requests: new Histogram({
      name: 'http_request_seconds',
      help: 'Time to answer, by route pattern',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2],
      registers: [registry],
    }),
    calls: new Histogram({
      name: 'call_seconds',
      help: 'Time of a call of the API, asked for by a page or over HTTP: done, refused, or failed by our fault',
      labelNames: ['call', 'outcome'],
      buckets: [0.005, 0.02, 0.1, 0.5, 2],
      registers: [registry],
    }),
    pageCache: new Counter({
      name: 'page_cache_total',
      help: 'Pages by how the cache answered: hit, stale, miss or pass',
      labelNames: ['result'],
      registers: [registry],
    }),
    renders: new Gauge({
      name: 'page_renders_running',
      help: 'Pages being rendered now',
      registers: [registry],
    }),
    pageTrips: new Histogram({
      name: 'page_database_trips',
      help: 'How often a rendered page waited for the database',
      buckets: [0, 1, 2, 3, 4, 5, 6, 8, 12],
      registers: [registry],
    }),
  }
}
