import { expect, test } from 'vitest'
import { createMetrics } from '../platform/metrics.ts'
import { noteSecurity } from '../platform/security-events.ts'
import { createLog } from '../platform/log.ts'
import { tellSecurity } from './security-metrics.ts'

test('attempts are counted, the rare ones logged by their account, and no name or address is told', async () => {
  const metrics = createMetrics()
  let said = ''
  tellSecurity(metrics, createLog('info', { write: (text: string) => void (said += text) }))
  noteSecurity('log-in refused', 'user-1')
  noteSecurity('log-in refused')
  noteSecurity('console on a new device', 'user-2')
  const told = await metrics.registry.metrics()
  expect(told).toContain('security_events_total{event="log-in refused"} 2')
  expect(told).toContain('security_events_total{event="console on a new device"} 1')
  expect(told).toContain('security_events_total{event="second factor locked"} 0')
  expect(told).not.toContain('user-')
  expect(said).toContain('"event":"console on a new device","userID":"user-2"')
  expect(said).not.toContain('log-in refused')
})
