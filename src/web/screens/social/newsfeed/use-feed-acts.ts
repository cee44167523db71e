// What is kept out of the feed: it goes at once, and comes back by Undo.
import { useState } from 'react'
import { useLingui } from '@lingui/react/macro'
import { limits } from '../../../../contract/limits.ts'
import type { MutedType } from '../../../../contract/newsfeed.ts'
import { callApi } from '../../../api/session/browser-session.ts'
import { useSite } from '../../../components/layout/site.ts'
import type { PostData } from '../../../components/posts/post-data.ts'
import { showToast } from '../../../ui/toastList.ts'

const { muteDays } = limits

export type FeedActs = ReturnType<typeof useFeedActs>

type Group = Pick<NonNullable<PostData['on']>, 'id' | 'name'>
type Kept = { resourceType: MutedType; resourceID: string; forGood: boolean }

export function useFeedActs() {
  const { t } = useLingui()
  const businessID = useSite()?.acting?.chosen?.businessID
  const as = businessID ? { businessID } : {}
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set())
  const without = (id: string) => setKept((ids) => new Set([...ids].filter((one) => one !== id)))

  async function letIn({ resourceType, resourceID }: Kept): Promise<void> {
    try {
      await callApi('unmute', { resourceType, resourceID, ...as })
      without(resourceID)
    } catch {
      showToast({ tone: 'failure', text: t`This could not be changed. Please try again.` })
    }
  }
  async function keepOut(what: Kept, text: string): Promise<void> {
    setKept((ids) => new Set([...ids, what.resourceID]))
    try {
      await callApi('mute', { ...what, ...as })
      showToast({ tone: 'success', text, action: { label: t`Undo`, run: () => void letIn(what) } })
    } catch {
      without(what.resourceID)
      showToast({ tone: 'failure', text: t`This could not be changed. Please try again.` })
    }
  }
  return {
    isShown: ({ id, author, on }: Pick<PostData, 'id' | 'author' | 'on'>): boolean =>
      !kept.has(id) && !kept.has(author.id) && !(on?.type === 'group' && kept.has(on.id)),
    mute({ author }: Pick<PostData, 'author'>, forGood: boolean): void {
      const { name, type: resourceType, id: resourceID } = author
      const text = forGood ? t`${name} is muted.` : t`${name} is muted for ${muteDays} days.`
      void keepOut({ resourceType, resourceID, forGood }, text)
    },
    muteGroup({ id: resourceID, name }: Group, forGood: boolean): void {
      const text = forGood
        ? t`The group ${name} is muted.`
        : t`The group ${name} is muted for ${muteDays} days.`
      void keepOut({ resourceType: 'group', resourceID, forGood }, text)
    },
    hide({ id: resourceID }: Pick<PostData, 'id'>): void {
      void keepOut(
        { resourceType: 'post', resourceID, forGood: true },
        t`This post is hidden from your feed.`,
      )
    },
  }
}
