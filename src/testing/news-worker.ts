// A worker as a process of its own, for tests that kill it: delivers to planted listeners until it ends.
import { openDatabase } from '../platform/db.ts'
import { startDelivering } from '../platform/events.ts'
import { createLog } from '../platform/log.ts'
import { noting, notingAll, whileHeld } from './planted-listeners.ts'

/** Some of them stop in the middle of a portion for as long as they are held. */
const middle = 7
export const workerListeners = [
  noting('one by one', {
    before: (tx, { number }) => (number === middle ? whileHeld(tx, 'one by one') : undefined),
  }),
  notingAll('together', {
    before: (tx, { number }) => (number === middle ? whileHeld(tx, 'together') : undefined),
  }),
  noting('never held'),
]

if (import.meta.main) {
  const url = process.argv[2]!
  const log = createLog('silent')
  startDelivering(openDatabase(url, { max: 8, log }).db, url, workerListeners, log)
}
