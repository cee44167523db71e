// Liking, following and saving (P4.3): how a page, a form and a cookie name what somebody does, and the call behind it.
import type { Call } from './session/calls.ts'

const kindsOf = {
  like: ['business', 'product'],
  follow: ['business', 'user'],
  save: ['business', 'product', 'user'],
} as const
export type ActName = keyof typeof kindsOf
export type ThingType = 'business' | 'product' | 'user'
export type Thing = { type: ThingType; id: string }
/** What is done to a thing: begun, or taken back. */
export type Act = { name: ActName; on: boolean; thing: Thing }

const back = { like: 'unlike', follow: 'unfollow', save: 'unsave' } as const
const written =
  /^(un)?(like|follow|save)\.(business|product|user)\.([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/

/** An act as a form and a cookie carry it, such as `unlike.product.<id>`. */
export const actText = ({ name, on, thing }: Act): string =>
  `${on ? name : back[name]}.${thing.type}.${thing.id}`

/** The act that a text names; undefined for anything else, and for what nobody can do to such a thing. */
export function readAct(text: string): Act | undefined {
  const [, un, name, type, id] = written.exec(text) ?? []
  if (!name || !type || !id) return undefined
  const act = { name: name as ActName, on: un === undefined, thing: { type: type as ThingType, id } }
  return (kindsOf[act.name] as readonly string[]).includes(act.thing.type) ? act : undefined
}

/** The call of P7.7 that does it, as `businessID` or as the person. */
export function callOf({ name, on, thing: { type, id } }: Act, businessID: string | undefined): Call {
  const acting = businessID === undefined ? {} : { businessID }
  const method = on ? 'POST' : 'DELETE'
  const body = { resourceID: id, ...acting }
  if (name === 'like') return { method, path: `/social/reaction/react/${type}`, body }
  if (name === 'save') return { method, path: `/favorites/${type}`, body }
  if (on) return { method, path: `/social/follow/${type}`, body }
  const query = businessID === undefined ? '' : `?businessID=${businessID}`
  return { method, path: `/social/follow/${id}${query}` }
}

/** How many do it now, from the answer to `callOf`; undefined where nobody counts. */
export function countIn(name: ActName, answer: unknown): number | undefined {
  if (name === 'like')
    return (answer as { reactionCount?: { like?: number } } | undefined)?.reactionCount?.like
  return name === 'follow' ? (answer as { followersCount?: number } | undefined)?.followersCount : undefined
}
