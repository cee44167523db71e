// What each call is given, and what calls have in common: lists in pages, expansion, what a browser may see.
import { invalid, missing } from './faults.ts'
import type { GivenParams } from './form.ts'
import type { Charge, Customer, PaymentIntent, PaymentMethod, Refund } from './objects.ts'
import type { Kinds, Store } from './store.ts'

export type Call = {
  store: Store
  params: GivenParams
  /** The parts of the address that stand for ids. */
  ids: string[]
  /** Asked with the public key: by a browser. */
  isPublic: boolean
  /** Where this server is reached. */
  origin: string
  /** Makes an event of what has just happened. */
  emit(type: string, object: Charge | Customer | PaymentIntent | PaymentMethod | Refund): void
}

export type Page<T> = { object: 'list'; url: string; has_more: boolean; data: T[] }
type Paging = {
  limit?: number | undefined
  starting_after?: string | undefined
  ending_before?: string | undefined
}

/** The object with this id; throws StripeFault 404 when there is none. */
export function required<K extends keyof Kinds>(
  store: Store,
  kind: K,
  id: string,
  param?: string,
  status?: number,
): Kinds[K] {
  const found = store.find(kind, id)
  // Stripe writes payment_intent, but PaymentMethod.
  if (!found) throw missing(kind === 'payment_method' ? 'PaymentMethod' : kind, id, param, status)
  return found
}

/** Newest first. */
export function pageOf<T extends { id: string }>(oldestFirst: T[], url: string, paging: Paging): Page<T> {
  const { limit = 10, starting_after, ending_before } = paging
  if (limit < 1 || limit > 100)
    throw invalid(`Invalid integer: limit must be between 1 and 100`, {
      code: 'parameter_invalid_integer',
      param: 'limit',
    })
  const newest = oldestFirst.toReversed()
  const placeOf = (id: string, param: string) => {
    const at = newest.findIndex((object) => object.id === id)
    if (at === -1) throw missing('object', id, param, 400)
    return at
  }
  if (ending_before !== undefined) {
    const until = placeOf(ending_before, 'ending_before')
    const from = Math.max(0, until - limit)
    return { object: 'list', url, has_more: from > 0, data: newest.slice(from, until) }
  }
  const from = starting_after === undefined ? 0 : placeOf(starting_after, 'starting_after') + 1
  return {
    object: 'list',
    url,
    has_more: newest.length > from + limit,
    data: newest.slice(from, from + limit),
  }
}

/** Fields that hold an id and can be answered as the object itself. */
const expandable: Record<string, keyof Kinds> = {
  customer: 'customer',
  payment_method: 'payment_method',
  latest_charge: 'charge',
  charge: 'charge',
  payment_intent: 'payment_intent',
}

/** The answer with what `expand` names in place of its ids; throws StripeFault for what cannot be expanded. */
export function expanded(store: Store, answer: unknown, expand: readonly string[]): unknown {
  return expand.reduce((whole, path) => expandedAt(store, whole, path.split('.'), path), answer)
}

function expandedAt(store: Store, answer: unknown, [field, ...rest]: string[], path: string): unknown {
  if (field === undefined || answer === null || typeof answer !== 'object') return answer
  if (Array.isArray(answer)) return answer.map((item) => expandedAt(store, item, [field, ...rest], path))
  const object = answer as Record<string, unknown>
  if (field === 'data' && object['object'] === 'list')
    return { ...object, data: expandedAt(store, object['data'], rest, path) }
  const kind = expandable[field]
  if (!Object.hasOwn(object, field) || !kind)
    throw invalid(`This property cannot be expanded (${path}).`, { param: 'expand' })
  const held = object[field]
  if (typeof held !== 'string')
    return held === null ? object : { ...object, [field]: expandedAt(store, held, rest, path) }
  const found = store.find(kind, held)
  return { ...object, [field]: expandedAt(store, found && shown(found), rest, path) }
}

/** Without what only this server needs to know. */
export function shown<T extends object>(object: T): Omit<T, 'kept'> {
  const { kept: _kept, ...told } = object as T & { kept?: unknown }
  return told
}

/** What a browser with the public key sees of a payment. */
export function shownInBrowser(intent: PaymentIntent): Partial<PaymentIntent> {
  const { customer: _customer, metadata: _metadata, latest_charge: _charge, ...told } = intent
  return told
}
