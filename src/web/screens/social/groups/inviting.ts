// People by name, for who invites them.
import type { PageOnServer } from '../../../api/page.ts'
import { partyLine } from '../favourite-lines.ts'

const most = 8

/** Up to eight people whom a name finds, as cards show them; none while search has no answer. */
export async function peopleToInvite({ api, language }: PageOnServer, find: string) {
  const found = await api.searchUsers({ textQuery: find.slice(0, 100), size: most }).catch(() => undefined)
  return (found?.profiles ?? []).flatMap((user) => {
    const { id, face } = partyLine(
      { resourceType: 'user', resourceID: user.userID, business: null, user },
      language,
    )
    return face ? [{ id, face }] : []
  })
}

export type Invitable = Awaited<ReturnType<typeof peopleToInvite>>
