// Attempts to get in, as a metric and as lines of the log, for the alerts of docs/operations.
import { Counter } from '@prometheus-io/client'
import type { Logger } from '../platform/log.ts'
import type { Metrics } from '../platform/metrics.ts'
import { onSecurityEvent, type SecurityEvent } from '../platform/security-events.ts'

/** Those that people cause every day by mistyping are counted and not logged. */
const logged: Record<SecurityEvent, boolean> = {
  'log-in refused': false,
  'second factor refused': false,
  'company key refused': false,
  'company key out of place': false,
  'second factor locked': true,
  'console refused': true,
  'console on a new device': true,
  'account suspended': true,
}

/** Counts and logs what is noted from now on. */
export function tellSecurity({ registry }: Pick<Metrics, 'registry'>, log: Logger): void {
  const counter = new Counter({
    name: 'security_events_total',
    help: 'Refused log-ins and second factors, console openings on new devices, suspensions',
    labelNames: ['event'],
    registers: [registry],
  })
  for (const event of Object.keys(logged)) counter.inc({ event }, 0)
  onSecurityEvent(({ event, userID }) => {
    counter.inc({ event })
    if (logged[event]) log.warn({ event, userID }, 'security event')
  })
}
