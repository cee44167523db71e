// What others are told of a group.
import { staleKeysOf, type DomainEvent, type GroupEvent } from '../../contract/events.ts'
import type { Tx } from '../../platform/db.ts'
import { publishEvent } from '../../platform/events.ts'

/** Tells everybody within the transaction. */
export const tell = (tx: Tx, event: GroupEvent): Promise<void> =>
  publishEvent<DomainEvent>(tx, event, staleKeysOf(event))
