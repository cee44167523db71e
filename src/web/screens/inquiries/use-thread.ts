import { useEffect, useState } from 'react'
import type { CallOutput } from '../../../contract/endpoint.ts'
import type { MessageEntry, showInquiry } from '../../../contract/inquiries.ts'
import { limits } from '../../../contract/limits.ts'
import { changesBadges } from '../../../contract/live-events.ts'
import { callApi } from '../../api/session/browser-session.ts'
import { useLive } from '../../api/session/useLive.ts'
import { joinMessages } from './merging.ts'
import type { ThreadData } from './requests-data.ts'
import { useFresh } from './use-fresh.ts'

type Answer = CallOutput<typeof showInquiry>
type Shown = Pick<
  Answer,
  'request' | 'silentBecause' | 'mayFollowUp' | 'readByOther' | 'document' | 'wonAt'
> & {
  of: ThreadData
  messages: readonly MessageEntry[]
}

/** A conversation as the page brought it, and what was written since: nothing twice, nothing left out. */
export function useThread(data: ThreadData, mailboxID: string, askedAt: number | undefined) {
  const [shown, setShown] = useState<Shown>(() => ({ ...data, of: data }))
  if (shown.of !== data)
    setShown({ ...data, of: data, messages: joinMessages(shown.messages, data.messages) })
  const rid = data.request.requestID
  const ask = (pages: { before?: number; after?: number }) =>
    callApi('showInquiry', { rid, bid: mailboxID, ...pages })
  const take = ({ request, silentBecause, mayFollowUp, readByOther, document, wonAt, messages }: Answer) =>
    setShown((before) => ({
      ...before,
      request,
      silentBecause,
      mayFollowUp,
      readByOther,
      document,
      wonAt,
      messages: joinMessages(before.messages, messages),
    }))
  const refresh = useFresh(async () => {
    let last = shown.messages.at(-1)?.number ?? 0
    for (;;) {
      const answer = await ask({ after: last })
      take(answer)
      if (answer.messages.length < limits.messagesPageSize) return
      last = answer.messages.at(-1)!.number
    }
  })
  useLive(
    [...changesBadges, 'inquiry.seen'],
    (event) => {
      // What has ended may have been followed up, by whichever side.
      const isNext = event.type === 'inquiry.received' && shown.request.status === 'closed'
      const isAll = event.type === 'gap' || event.type === 'badges'
      if (isAll || isNext || ('requestID' in event && event.requestID === rid)) refresh()
    },
    askedAt,
  )
  return {
    request: shown.request,
    silentBecause: shown.silentBecause,
    mayFollowUp: shown.mayFollowUp,
    readByOther: shown.readByOther,
    document: shown.document,
    wonAt: shown.wonAt,
    messages: shown.messages,
    hasOlder: (shown.messages[0]?.number ?? 1) > 1,
    refresh,
    loadOlder: async () => take(await ask({ before: shown.messages[0]?.number ?? 1 })),
    /** What the server has taken from this page. */
    add: (message: MessageEntry) =>
      setShown((before) => ({ ...before, messages: joinLater(before.messages, message) })),
  }
}

/** One that leaves a hole is fetched with what lies before it. */
function joinLater(shown: readonly MessageEntry[], message: MessageEntry): readonly MessageEntry[] {
  const last = shown.at(-1)?.number ?? 0
  return message.number === last + 1 ? [...shown, message] : shown
}

/** Notes as read what the person has before their eyes. */
export function useReading({
  mailboxID,
  rid,
  number,
  isUnread,
}: {
  mailboxID: string
  rid: string
  number: number
  /** Whether there is anything to note. */
  isUnread: boolean
}): void {
  useEffect(() => {
    if (!isUnread) return
    const note = () => {
      if (document.visibilityState !== 'visible') return
      callApi('readInquiry', { rid, bid: mailboxID, number }).catch(() => {})
    }
    note()
    document.addEventListener('visibilitychange', note)
    return () => document.removeEventListener('visibilitychange', note)
  }, [mailboxID, rid, number, isUnread])
}
