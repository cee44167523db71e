import { useEffect, useState } from 'react'
import type { MailboxEntry } from '../../../contract/inquiries.ts'
import { changesBadges } from '../../../contract/live-events.ts'
import { callApi } from '../../api/session/browser-session.ts'
import { useLive } from '../../api/session/useLive.ts'
import { joinFirstPage, joinNextPage, type ListPage } from './merging.ts'
import type { RequestsData } from './requests-data.ts'
import { useFresh } from './use-fresh.ts'
import { queryOf } from './wish.ts'

type Known = Pick<RequestsData, 'mailboxID' | 'mailboxes' | 'wish' | 'list'> & {
  /** By the page's clock; undefined when it came with the page. */
  askedAt?: number | undefined
}
type Shown = { of: Known; mailboxes: MailboxEntry[]; list: ListPage }

/** The list of a mailbox as the page brought it, and as it has become since; further pages stay below. */
export function useMailbox(data: Known) {
  const { mailboxID, wish } = data
  const [shown, setShown] = useState<Shown>(() => fresh(data))
  if (shown.of !== data) setShown(after(shown, data))
  const refresh = useFresh(async () => {
    const [mailboxes, list] = await Promise.all([
      callApi('listMailboxes', {}),
      callApi('listInquiries', { ubid: mailboxID, ...wish }),
    ])
    setShown((before) =>
      before.of !== data
        ? before
        : {
            ...before,
            mailboxes,
            list: joinFirstPage(before.list, list, wish.sort),
          },
    )
  })
  useLive(changesBadges, refresh, data.askedAt)
  const loadMore = async () => {
    const { nextCursor } = shown.list
    if (nextCursor === null) return
    const next = await callApi('listInquiries', { ubid: mailboxID, ...wish, cursor: nextCursor })
    setShown((before) => (before.of === data ? { ...before, list: joinNextPage(before.list, next) } : before))
  }
  return { mailboxes: shown.mailboxes, list: shown.list, loadMore }
}

const fresh = (data: Known): Shown => ({ of: data, mailboxes: data.mailboxes, list: data.list })

/** Another conversation of the same list leaves what was loaded below. */
function after(shown: Shown, data: Known): Shown {
  const { mailboxID, wish } = data
  const { of } = shown
  const isSame = of.mailboxID === mailboxID && queryOf(of.wish) === queryOf(wish)
  return isSame ? { ...fresh(data), list: joinFirstPage(shown.list, data.list, wish.sort) } : fresh(data)
}

/** The time by which states are told: that of the page at first, then once a minute. */
export function useNow(first: number): number {
  const [now, setNow] = useState(first)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 60_000)
    return () => clearInterval(timer)
  }, [])
  return Math.max(now, first)
}
