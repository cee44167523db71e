// Traces and metrics for a receiver of OTLP. The only files that read packages of OpenTelemetry are in this folder; it is read
// only when there is a receiver.
import { diag, DiagLogLevel } from '@opentelemetry/api'
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { Registry } from '@prometheus-io/client'
import type { Config } from '../config.ts'
import type { Logger } from '../log.ts'
import { traceBy } from '../tracing.ts'
import { metricsOf } from './metrics.ts'
import { tracerOf } from './traces.ts'

type Settings = Pick<
  Config,
  'OTEL_EXPORTER_OTLP_HEADERS' | 'OTEL_SERVICE_NAME' | 'OTEL_TRACES_SAMPLER_ARG' | 'ROLES'
> & { endpoint: string }

const spansEveryMs = 2_000
const metricsEveryMs = 30_000
const exportMs = 5_000
/** What cannot be sent is dropped beyond this, so that a receiver that is away costs no more memory. */
const spansMax = 4_096

/** From here on requests are traced and the metrics of `registry` are sent. `close` sends what is left, and waits for it. */
export function startTelemetry(
  settings: Settings,
  registry: Registry,
  log: Logger,
): { close(): Promise<void> } {
  const resource = resourceFromAttributes({
    'service.name': settings.OTEL_SERVICE_NAME,
    'service.instance.id': `${settings.ROLES.join('+')}-${process.pid}`,
  })
  tellTrouble(log)
  const to = (signal: string) => ({
    url: `${settings.endpoint.replace(/\/$/, '')}/v1/${signal}`,
    headers: headersOf(settings.OTEL_EXPORTER_OTLP_HEADERS),
    timeoutMillis: exportMs,
  })
  const provider = new TracerProvider({
    resource,
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(settings.OTEL_TRACES_SAMPLER_ARG) }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter(to('traces')),
        scheduledDelayMillis: spansEveryMs,
        exportTimeoutMillis: exportMs,
        maxQueueSize: spansMax,
      }),
    ],
  })
  const meters = new MeterProvider({
    resource,
    readers: [
      new PeriodicExportingMetricReader({
        exporter: new OTLPMetricExporter(to('metrics')),
        exportIntervalMillis: metricsEveryMs,
        exportTimeoutMillis: exportMs,
        metricProducers: [metricsOf(registry, resource)],
      }),
    ],
  })
  traceBy(tracerOf(provider.getTracer('millwright')))
  return {
    async close() {
      traceBy(undefined)
      await Promise.allSettled([provider.shutdown(), meters.shutdown()])
      diag.disable()
    },
  }
}

/** `name=value,name=value`, each value as in an address. */
function headersOf(given: string | undefined): Record<string, string> {
  const pairs = given?.split(',').map((pair) => pair.split(/=(.*)/s)) ?? []
  return Object.fromEntries(
    pairs.map(([name = '', value = '']) => [name.trim(), decodeURIComponent(value.trim())]),
  )
}

/** That a receiver is away is told once a minute, not with every try. */
function tellTrouble(log: Logger): void {
  let toldAt = 0
  const tell = (message: string) => {
    if (Date.now() - toldAt < 60_000) return
    toldAt = Date.now()
    log.warn({ error: message.slice(0, 300) }, 'telemetry not sent')
  }
  const nothing = () => {}
  diag.setLogger(
    { error: tell, warn: tell, info: nothing, debug: nothing, verbose: nothing },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  )
}
