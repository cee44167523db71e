// What /metrics tells, as metrics of OpenTelemetry: one set of names for both.
import type { HrTime } from '@opentelemetry/api'
import type { Resource } from '@opentelemetry/resources'
import {
  AggregationTemporality,
  DataPointType,
  type MetricData,
  type MetricProducer,
} from '@opentelemetry/sdk-metrics'
import type { MetricObjectWithValues, MetricValue, Registry } from '@prometheus-io/client'

/** Reads `registry` whenever metrics are sent. */
export function metricsOf(registry: Registry, resource: Resource): MetricProducer {
  const began = hrTime(Date.now())
  return {
    async collect() {
      const told = await registry.getMetricsAsJSON()
      const now = hrTime(Date.now())
      const metrics = told.flatMap((metric) => dataOf(metric, began, now) ?? [])
      return {
        resourceMetrics: { resource, scopeMetrics: [{ scope: { name: 'millwright' }, metrics }] },
        errors: [],
      }
    },
  }
}

const hrTime = (ms: number): HrTime => [Math.floor(ms / 1000), Math.round((ms % 1000) * 1e6)]

type Metric = MetricObjectWithValues<MetricValue<string>>
type Labels = Record<string, string>

const cumulative = AggregationTemporality.CUMULATIVE

/** Undefined for summaries, of which none is ours. */
function dataOf(metric: Metric, startTime: HrTime, endTime: HrTime): MetricData | undefined {
  const { name, help, type, values } = metric
  const descriptor = { name, description: help, unit: name.endsWith('_seconds') ? 's' : '', valueType: 1 }
  const at = { startTime, endTime }
  const points = values
    .filter(({ value }) => Number.isFinite(value))
    .map(({ labels, value }) => ({ ...at, attributes: labels as Labels, value }))
  if (type === 'gauge')
    return {
      descriptor,
      aggregationTemporality: cumulative,
      dataPointType: DataPointType.GAUGE,
      dataPoints: points,
    }
  if (type === 'counter')
    return {
      descriptor,
      aggregationTemporality: cumulative,
      dataPointType: DataPointType.SUM,
      isMonotonic: true,
      dataPoints: points,
    }
  if (type !== 'histogram') return undefined
  return {
    descriptor,
    aggregationTemporality: cumulative,
    dataPointType: DataPointType.HISTOGRAM,
    dataPoints: histogramsOf(metric).map(({ attributes, value }) => ({ ...at, attributes, value })),
  }
}

/** The lines of a histogram by what they are about; its buckets count what is up to their bound, those of OTLP what lies between two. */
function histogramsOf({ name, values }: Metric) {
  const lines = values as (MetricValue<string> & { metricName?: string })[]
  const groups = Map.groupBy(lines, ({ labels }) => {
    const { le: _, ...others } = labels as Labels
    return JSON.stringify(Object.entries(others).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  })
  return [...groups].map(([key, group]) => {
    const valueOf = (suffix: string) =>
      group.find(({ metricName }) => metricName === name + suffix)?.value ?? 0
    const buckets = group
      .filter(({ metricName }) => metricName === `${name}_bucket`)
      .map(({ labels, value }) => ({
        bound: Number(String((labels as Labels)['le']).replace('+Inf', 'Infinity')),
        value,
      }))
      .toSorted((one, other) => one.bound - other.bound)
    return {
      attributes: Object.fromEntries(JSON.parse(key) as [string, string][]),
      value: {
        buckets: {
          boundaries: buckets.map(({ bound }) => bound).filter(Number.isFinite),
          counts: buckets.map(({ value }, index) => value - (buckets[index - 1]?.value ?? 0)),
        },
        sum: valueOf('_sum'),
        count: valueOf('_count'),
      },
    }
  })
}
