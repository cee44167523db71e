// Connections at once, for an invented world. Nobody is told.
import type { BulkClient } from '../../platform/copy.ts'
import { copyConnections, type Party } from './queries/pairs.ts'

export type LoadedConnection = {
  id: string
  from: Party
  to: Party
  /** The person who asked. */
  askedBy: string
  note: string
  askedAt: Date
  /** When it was accepted; null for one that is still open. */
  answeredAt: Date | null
}

/** Writes connections and open requests, each pair once; answers how many. */
export function loadConnections(
  client: BulkClient,
  connections: readonly LoadedConnection[],
): Promise<number> {
  const rows = connections.map(({ id, from, to, askedBy, note, askedAt, answeredAt }) => {
    const [low, high] = [from.id, to.id].toSorted() as [string, string]
    return {
      id,
      low_id: low,
      high_id: high,
      from_type: from.type,
      from_id: from.id,
      to_type: to.type,
      to_id: to.id,
      asked_by: askedBy,
      note,
      status: answeredAt ? ('accepted' as const) : ('asked' as const),
      asked_at: askedAt,
      answered_at: answeredAt,
    }
  })
  return copyConnections(client, rows)
}
