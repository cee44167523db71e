// The comments below a thing in the browser: more of them, and what is said, changed and taken away meanwhile.
import { useEffect, useRef, useState } from 'react'
import { useLingui } from '@lingui/react/macro'
import { limits } from '../../../contract/limits.ts'
import { useWatched } from '../../api/session/useWatched.ts'
import { useSite } from '../layout/site.ts'
import type { ChangedComment, Commented, CommentData, CommentPage } from './comment-data.ts'
import { isListed, knownTotal, reloadOf, totalOf } from './listed.ts'

/** A thing that is watched: what is said about it, and in answer to that. */
export type Root = { type: Exclude<Commented['type'], 'comment'>; id: string }

type Given = {
  /** Loaded at once when it is undefined. */
  first: CommentPage | undefined
  /** How many there are said to be. */
  known: number
  /** About what it was said, once that is to be heard of. */
  root: Root | undefined
}

export function useComments({ id, type }: Commented, { first, known, root }: Given) {
  const { i18n } = useLingui()
  const [pages, setPages] = useState<readonly CommentPage[]>(first ? [first] : [])
  const [said, setSaid] = useState<readonly CommentData[]>([])
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set())
  const [changed, setChanged] = useState<ReadonlyMap<string, ChangedComment>>(new Map())
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle')
  const nextSkip = pages.length === 0 ? 0 : (pages.at(-1)?.nextSkip ?? null)
  const listed = pages.flatMap(({ comments }) => comments)
  const all = new Map([...listed, ...said.filter((one) => !isListed(pages, one))].map((one) => [one.id, one]))
  const shown = [...all.values()]
    .filter((one) => !gone.has(one.id))
    .map((one) => {
      const now = changed.get(one.id)
      return now ? { ...one, ...now, isEdited: true } : one
    })

  async function load(skip: number, size: number): Promise<CommentPage> {
    const query = new URLSearchParams({ skip: String(skip), size: String(size), lang: i18n.locale })
    const answer = await fetch(`/resources/comments/${id}?${query}`, { cache: 'no-store' })
    if (!answer.ok) throw new Error(`comments: ${answer.status}`)
    return (await answer.json()) as CommentPage
  }
  async function more(): Promise<void> {
    if (state === 'loading' || nextSkip === null) return
    setState('loading')
    try {
      const page = await load(nextSkip, limits.commentPageSize)
      setPages((before) => [...before, page])
      setState('idle')
    } catch {
      setState('failed')
    }
  }
  /** What is loaded is loaded anew; what cannot be now stays as it is. */
  async function again(): Promise<void> {
    const span = reloadOf(pages)
    if (state === 'loading' || span === undefined) return
    const page = await load(span.skip, span.size).catch(() => undefined)
    // More that came meanwhile stands there.
    if (page) setPages((before) => (before === pages ? [{ ...page, skip: span.skip }] : before))
  }
  const begun = useRef(first !== undefined)
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    void more()
  })
  const isFirst = useRef(true)
  const session = useSite()?.session
  useWatched(session && root && { resourceType: root.type, resourceID: root.id }, ({ comments }, heard) => {
    // What was said before this page listened.
    const missed = isFirst.current && type !== 'comment' && ![undefined, comments].includes(knownTotal(pages))
    isFirst.current = false
    if (missed || heard.has('comments')) void again()
  })
  return {
    shown,
    /** All is loaded, and there is none. */
    isEmpty: nextSkip === null && shown.length === 0,
    total: totalOf({ pages, said, gone }, known),
    /** Where the next ones begin; null at the end. */
    nextSkip,
    state,
    more,
    add: (comment: CommentData) => setSaid((before) => [...before, comment]),
    change: ({ id: changedID }: CommentData, now: ChangedComment) =>
      setChanged((before) => new Map([...before, [changedID, now]])),
    take: (comment: CommentData) => setGone((before) => new Set([...before, comment.id])),
    bring: (comment: CommentData) => {
      setGone((before) => new Set([...before].filter((one) => one !== comment.id)))
      // It may have been loaded anew without it.
      setSaid((before) => (before.some(({ id: one }) => one === comment.id) ? before : [...before, comment]))
    },
  }
}
