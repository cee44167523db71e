// Who hears news, and of what.
import type { Tx } from '../db.ts'

export type AnyEvent = { type: string }

/** The properties of an event of this type that can name a thing. */
type PropertyOf<E, Type> = E extends { type: infer Types }
  ? Type extends Types
    ? Exclude<keyof E & string, 'type'>
    : never
  : never

/**
 * What a domain does when it hears of something. What it does happens once for each event, in the transaction in which the
 * event leaves the queue; a run that fails is rolled back and tried again.
 */
export type Listener<E extends AnyEvent> = {
  /** Its place in the queue: who gives a listener another name renames what waits for it, by a migration. */
  name: string
  /** What it hears, each with the property that names the thing: news of one thing comes in the order of writing. */
  subscribesTo: { readonly [Type in E['type']]?: PropertyOf<E, Type> }
  /** After a turn it rests 20 ms for each event of it, at most so many: what comes meanwhile is taken together. 20 unless said. After a long turn it rests as long as that took. */
  restMs?: number
} & (
  | { handle(tx: Tx, event: E): Promise<void> }
  /** For whom many events cost hardly more than one: a portion at once, in the order of writing. */
  | { handleAll(tx: Tx, events: readonly E[]): Promise<void> }
)

/** The events of `types` among `events`. */
export function eventsOf<E extends AnyEvent, const Type extends E['type']>(
  events: readonly E[],
  ...types: readonly Type[]
): OfType<E, Type>[] {
  const wanted: readonly string[] = types
  return events.filter((event): event is OfType<E, Type> => wanted.includes(event.type))
}

type OfType<E, Type> = E extends { type: infer Types } ? ([Type & Types] extends [never] ? never : E) : never
