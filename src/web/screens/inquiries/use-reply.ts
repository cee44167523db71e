import { useRef, useState } from 'react'
import type { MessageEntry } from '../../../contract/inquiries.ts'
import type { AttachedFile } from '../../components/upload/file-calls.ts'
import { callApi } from '../../api/session/browser-session.ts'
import { CallFailure } from '../../api/session/calls.ts'

export type Pending = {
  /** The same for each try, so that it is written once. */
  key: string
  content: string
  attachments: readonly AttachedFile[]
  /** The newest message when it was sent. */
  after: number
  state: 'sending' | 'failed'
  /** The server's words. */
  problem?: string
}

type Written = Pick<Pending, 'key' | 'content' | 'attachments'>

type Tools = {
  mailboxID: string
  rid: string
  last: number
  onSent(message: MessageEntry): void
  onRefused(): void
}

/** Messages on their way: shown at once, sent one after the other, kept when they fail. */
export function useReply({ mailboxID, rid, last, onSent, onRefused }: Tools) {
  const [pending, setPending] = useState<readonly Pending[]>([])
  const line = useRef<Promise<void>>(Promise.resolve())
  const change = (key: string, to: Partial<Pending> | undefined) =>
    setPending((all) => all.flatMap((one) => (one.key !== key ? [one] : to ? [{ ...one, ...to }] : [])))
  const send = async ({ key, content, attachments }: Written) => {
    try {
      const tokens = attachments.map(({ token }) => token)
      const message = { rid, bid: mailboxID, content, ...(tokens.length > 0 && { attachments: tokens }) }
      onSent(await callApi('sendMessage', message, { idempotencyKey: key }))
      change(key, undefined)
    } catch (error) {
      const isRefusal = error instanceof CallFailure && error.status < 500
      change(key, { state: 'failed', ...(isRefusal && { problem: error.message }) })
      if (isRefusal) onRefused()
    }
  }
  const enqueue = (one: Written) => {
    line.current = line.current.then(() => send(one))
  }
  return {
    pending,
    write(content: string, attachments: readonly AttachedFile[]) {
      const one: Pending = { key: crypto.randomUUID(), content, attachments, after: last, state: 'sending' }
      setPending((all) => [...all, one])
      enqueue(one)
    },
    again(one: Pending) {
      change(one.key, { state: 'sending' })
      enqueue(one)
    },
    discard: (one: Pending) => change(one.key, undefined),
  }
}

/** Of those on their way, the ones that have not come back as messages yet. */
export function notYetHere(
  pending: readonly Pending[],
  messages: readonly Pick<MessageEntry, 'number' | 'content' | 'author' | 'attachments'>[],
  userID: string | undefined,
): readonly Pending[] {
  const taken = new Set<number>()
  return pending.filter(({ content, attachments, after, state }) => {
    if (state === 'failed') return true
    const found = messages.find(
      (message) =>
        message.number > after &&
        !taken.has(message.number) &&
        message.author.userID === userID &&
        message.content === content &&
        message.attachments.length === attachments.length,
    )
    if (found) taken.add(found.number)
    return found === undefined
  })
}
