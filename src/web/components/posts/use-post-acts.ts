// What its people do with a post: at once where there are scripts, else by the forms of its menu.
import { useState } from 'react'
import { useLingui } from '@lingui/react/macro'
import { callApi } from '../../api/session/browser-session.ts'
import { showToast } from '../../ui/toastList.ts'
import type { PostData } from './post-data.ts'

const undoMs = 8_000

export type PostActs = ReturnType<typeof usePostActs>

/** Removes a post with a way back, and takes it off a timeline or puts it back there. */
export function usePostActs(post: Pick<PostData, 'id' | 'rights'>) {
  const { t } = useLingui()
  const [isGone, setGone] = useState(false)
  const [isHidden, setHidden] = useState(post.rights?.isHidden ?? false)
  const [isPinned, setPinned] = useState(post.rights?.isPinned ?? false)
  const [isBusy, setBusy] = useState(false)
  const { id } = post

  async function attempt(work: () => Promise<void>, failure: string): Promise<void> {
    if (isBusy) return
    setBusy(true)
    try {
      await work()
    } catch {
      showToast({ tone: 'failure', text: failure })
    } finally {
      setBusy(false)
    }
  }
  async function restore(): Promise<void> {
    try {
      await callApi('restorePost', { id })
      setGone(false)
    } catch {
      showToast({ tone: 'failure', text: t`The post could not be restored. Please try again.` })
    }
  }
  return {
    isGone,
    isHidden,
    isPinned,
    setPinned: (pinned: boolean) =>
      attempt(
        async () => {
          await callApi('pinPost', { id, pinned })
          setPinned(pinned)
          showToast({ tone: 'success', text: pinned ? t`Pinned on top of the group.` : t`No longer pinned.` })
        },
        t`This could not be changed. Please try again.`,
      ),
    remove: () =>
      attempt(
        async () => {
          await callApi('removePostByID', { id })
          setGone(true)
          const action = { label: t`Undo`, run: () => void restore() }
          showToast({ tone: 'success', text: t`Post removed`, shownMs: undoMs, action })
        },
        t`There was an error removing this post!`,
      ),
    setHidden: (hidden: boolean) =>
      attempt(
        async () => {
          await callApi('hidePost', { id, hidden })
          setHidden(hidden)
        },
        t`This could not be changed. Please try again.`,
      ),
  }
}
