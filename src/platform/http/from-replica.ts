// Calls that a server which follows the database may answer (docs/decisions/0128).
import type { Db } from '../db.ts'
import type { ReplicaReading } from '../gathered.ts'
import { ReplicaBehind } from '../replicas/behind.ts'
import type { Outcome } from '../replicas/replicas.ts'
import { failureOf } from './failures.ts'

/** A replica for this request, undefined when none has what it must have; `count` is told how the call was answered. */
export type AskReplica = {
  reading(): Promise<ReplicaReading | undefined>
  count(outcome: Outcome): void
}

/** Who waited so long for what a replica could not answer is not kept waiting for the primary. */
const patienceMs = 1_500

type Answering = { db: Db; tag(...keys: string[]): void }

/**
 * What `work` answers from a replica where that may be shown, else from the primary. An error there is no answer: what is not
 * there yet may be here.
 */
export async function fromReplica<Context extends Answering, T>(
  context: Context,
  replica: AskReplica,
  work: (context: Context) => Promise<T>,
): Promise<T> {
  const began = performance.now()
  const reading = await replica.reading()
  if (!reading || reading.isLeft()) {
    replica.count('none')
    return work(context)
  }
  const keys = new Set<string>()
  const tag = (...more: string[]) => more.forEach((key) => keys.add(key))
  try {
    const answer = await work({ ...context, db: reading.db, tag })
    if (await reading.holds([...keys])) {
      replica.count('replica')
      context.tag(...keys)
      return answer
    }
    replica.count('outdated')
  } catch (error) {
    const outcome = outcomeOf(error)
    replica.count(outcome)
    if (outcome === 'failed') reading.leave()
    if (performance.now() - began > patienceMs) throw error
  }
  return work(context)
}

function outcomeOf(error: unknown): Outcome {
  if (error instanceof ReplicaBehind) return 'outdated'
  return failureOf(error).status < 500 ? 'refused' : 'failed'
}
