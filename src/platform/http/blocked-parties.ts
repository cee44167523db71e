// What is kept from whoever calls: it answers as if it were not there.
import { failure } from './failures.ts'
import type { CallContext } from './routes.ts'

const nothing: ReadonlySet<string> = new Set()

/** The ids that are kept from this caller; nothing is asked for visitors. */
export async function blockedPartiesOf({
  withheld,
}: Pick<CallContext, 'withheld'>): Promise<ReadonlySet<string>> {
  return withheld ? withheld() : nothing
}

/** Throws NotFound when `id` is kept from this caller; asked after the thing was read, so that the time tells nothing. */
export async function requireNotBlocked(context: Pick<CallContext, 'withheld'>, id: string): Promise<void> {
  if ((await blockedPartiesOf(context)).has(id)) throw failure('NotFound', 404)
}

/** Those of `things` none of whose ids is kept from this caller. */
export async function notBlockedAmong<Thing>(
  context: Pick<CallContext, 'withheld'>,
  things: readonly Thing[],
  idsOf: (thing: Thing) => readonly string[],
): Promise<Thing[]> {
  const withheld = await blockedPartiesOf(context)
  return things.filter((thing) => !idsOf(thing).some((id) => withheld.has(id)))
}
