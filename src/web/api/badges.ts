// What is new for the person of a page.
import type { BadgesEntry } from '../../contract/notifications.ts'
import type { Page } from './page.ts'

/** The numbers of the top bar; undefined for visitors, and when they cannot be had: no page waits or fails for them. */
export async function badgesOf({ api, session, onError }: Page): Promise<BadgesEntry | undefined> {
  if (!session) return undefined
  try {
    return await api.showBadges({})
  } catch (error) {
    if (((error as { status?: number }).status ?? 500) >= 500) onError(error)
    return undefined
  }
}
