// Keeping out of the feed, and letting in again, by forms without scripts.
import { redirect } from 'react-router'
import { mute, unmute } from '../../../../contract/newsfeed.ts'
import type { PageOnServer } from '../../../api/page.ts'
import { sentText } from '../../../api/sent.ts'
import { actingID } from '../../../api/session/actor.ts'
import { muteIntent } from './mute-intent.ts'

export const isMuting = (form: FormData): boolean => sentText(form, 'intent').startsWith(muteIntent)

const thingIn = async (page: PageOnServer, form: FormData) => {
  const businessID = await actingID(page)
  return {
    resourceType: sentText(form, 'type'),
    resourceID: sentText(form, 'id'),
    ...(businessID && { businessID }),
  }
}

/** Keeps out what a form names and leads back to the feed; what cannot be kept out, such as who is gone, is not there either. */
export async function muteFrom(page: PageOnServer, form: FormData): Promise<never> {
  const forGood = sentText(form, 'intent') === `${muteIntent}-for-good`
  const body = mute.body.safeParse({ ...(await thingIn(page, form)), forGood })
  if (body.success) await page.api.mute(body.data)
  throw redirect('/newsfeed', 303)
}

/** Lets in again what a form names. */
export async function unmuteFrom(page: PageOnServer, form: FormData): Promise<never> {
  const body = unmute.body.safeParse(await thingIn(page, form))
  if (body.success) await page.api.unmute(body.data)
  throw redirect('/newsfeed/muted', 303)
}
