// Telemetry where it is asked for.
import type { Config } from '../platform/config.ts'
import type { Logger } from '../platform/log.ts'
import type { Metrics } from '../platform/metrics.ts'

/** Traces and metrics for a receiver of OTLP; its packages are read only when there is one; undefined without. */
export async function openTelemetry(config: Config, metrics: Metrics, log: Logger) {
  const endpoint = config.OTEL_EXPORTER_OTLP_ENDPOINT
  if (endpoint === undefined) return undefined
  const { startTelemetry } = await import('../platform/telemetry/telemetry.ts')
  return startTelemetry({ ...config, endpoint }, metrics.registry, log)
}
