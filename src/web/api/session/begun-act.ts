// What somebody began before their log-in is finished after it (issue of the directory, 9). Only our own form puts it into
// the cookie, so that no link of another site can make anybody like, follow or save.
import { isAppError } from '../../../contract/errors.ts'
import type { ApiClient } from '../../../contract/api.ts'
import { followableTypes, keepableTypes, likeableTypes } from '../../../contract/resources.ts'
import { actText, isOneOf, readAct, type Act } from '../acts.ts'
import type { Page } from '../page.ts'
import { chooseActor, wantedActor } from './actor.ts'

const cookie = 'mw_act'
const livesSeconds = 600

/** Remembers what a visitor began, for ten minutes. */
export function rememberAct({ cookies }: Pick<Page, 'cookies'>, act: Act): void {
  cookies.set(cookie, actText(act), livesSeconds)
}

/** After a hand-off: does what was begun here, once, with the calls of the new session; a failure stays silent (P4.3). */
export async function finishAct(page: Pick<Page, 'cookies' | 'onError'>, api: ApiClient): Promise<void> {
  const begun = page.cookies.read(cookie)
  if (begun === undefined) return
  page.cookies.remove(cookie)
  const act = readAct(begun)
  if (!act) return
  try {
    await carryOut(page, api, act)
  } catch (error) {
    if (!isAppError(error) || error.status >= 500)
      page.onError(new Error('what was begun before a log-in was not done', { cause: error }))
  }
}

/** Does it as the chosen company, or as the person when that is theirs no longer. Throws what the calls throw. */
export async function carryOut(page: Pick<Page, 'cookies'>, api: ApiClient, act: Act): Promise<void> {
  const businessID = wantedActor(page)
  if (businessID === undefined) return call(api, act, {})
  try {
    await call(api, act, { businessID })
  } catch (error) {
    if (!isAppError(error) || error.name !== 'NotFound') throw error
    await call(api, act, {})
    chooseActor(page, undefined)
  }
}

async function call(
  api: ApiClient,
  { name, on, thing: { type, id: resourceID } }: Act,
  acting: { businessID?: string },
): Promise<void> {
  if (name === 'save' && isOneOf(keepableTypes, type)) {
    const body = { resourceType: type, resourceID, ...acting }
    await (on ? api.saveFavourite(body) : api.removeFavourite(body))
  } else if (name === 'like' && isOneOf(likeableTypes, type)) {
    const body = { resourceType: type, resourceID, ...acting }
    await (on ? api.react(body) : api.unreact(body))
  } else if (name === 'follow' && isOneOf(followableTypes, type)) {
    await (on
      ? api.follow({ resourceType: type, resourceID, ...acting })
      : api.unfollow({ id: resourceID, ...acting }))
  }
}
