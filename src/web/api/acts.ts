// Liking, following and saving (P4.3): how a page, a form and a cookie name what somebody does, and the calls behind it.
import { followableTypes, keepableTypes, likeableTypes } from '../../contract/resources.ts'
import type { CallApi } from './session/browser-calls.ts'

const kindsOf = { like: likeableTypes, follow: followableTypes, save: keepableTypes } as const
export type ActName = keyof typeof kindsOf
export type ThingType = 'business' | 'product' | 'user' | 'post' | 'comment'
export type Thing = { type: ThingType; id: string }
/** What is done to a thing: begun, or taken back. */
export type Act = { name: ActName; on: boolean; thing: Thing }

const back = { like: 'unlike', follow: 'unfollow', save: 'unsave' } as const
const written =
  /^(un)?(like|follow|save)\.(business|product|user|post|comment)\.([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/

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

/** Does it by the calls of P7.7, as `businessID` or as the person; answers how many do it now, where anybody counts. */
export async function perform(
  { name, on, thing: { type, id } }: Act,
  businessID: string | undefined,
  call: CallApi,
): Promise<number | undefined> {
  const input = { resourceID: id, businessID }
  if (name === 'like' && isOneOf(likeableTypes, type)) {
    const { reactionCount } = await call(on ? 'react' : 'unreact', { ...input, resourceType: type })
    return reactionCount.like
  }
  if (name === 'follow' && isOneOf(followableTypes, type)) {
    const { followersCount } = on
      ? await call('follow', { ...input, resourceType: type })
      : await call('unfollow', { id, businessID })
    return followersCount
  }
  if (name === 'save' && isOneOf(keepableTypes, type))
    await call(on ? 'saveFavourite' : 'removeFavourite', { ...input, resourceType: type })
  return undefined
}

/** Whether it is of these types: acts on other things are never read (`readAct`). */
export const isOneOf = <Type extends string>(types: readonly Type[], type: string): type is Type =>
  types.some((one) => one === type)
