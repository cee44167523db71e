// The comments below a thing in the browser: more of them, and what is said, changed and taken away meanwhile.
import { useEffect, useRef, useState } from 'react'
import { useLingui } from '@lingui/react/macro'
import type { Commented, CommentData, CommentPage } from './comment-data.ts'

/** Loaded at once when `first` is undefined; `known` is how many there are said to be. */
export function useComments({ id }: Commented, first: CommentPage | undefined, known: number) {
  const { i18n } = useLingui()
  const [pages, setPages] = useState<readonly CommentPage[]>(first ? [first] : [])
  const [said, setSaid] = useState<readonly CommentData[]>([])
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set())
  const [changed, setChanged] = useState<ReadonlyMap<string, string>>(new Map())
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle')
  const nextSkip = pages.length === 0 ? 0 : (pages.at(-1)?.nextSkip ?? null)
  const all = new Map([...pages.flatMap(({ comments }) => comments), ...said].map((one) => [one.id, one]))
  const shown = [...all.values()]
    .filter((one) => !gone.has(one.id))
    .map((one) => {
      const content = changed.get(one.id)
      return content === undefined ? one : { ...one, content, isEdited: true }
    })
  const total = pages[0]?.total ?? known

  async function more(): Promise<void> {
    if (state === 'loading' || nextSkip === null) return
    setState('loading')
    try {
      const query = new URLSearchParams({ skip: String(nextSkip), lang: i18n.locale })
      const answer = await fetch(`/resources/comments/${id}?${query}`, { cache: 'no-store' })
      if (!answer.ok) throw new Error(`comments: ${answer.status}`)
      const page = (await answer.json()) as CommentPage
      setPages((before) => [...before, page])
      setState('idle')
    } catch {
      setState('failed')
    }
  }
  const begun = useRef(first !== undefined)
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    void more()
  })
  return {
    shown,
    total: Math.max(0, total + said.filter((one) => !isListed(pages, one)).length - gone.size),
    hasMore: nextSkip !== null,
    state,
    more,
    add: (comment: CommentData) => setSaid((before) => [...before, comment]),
    change: ({ id: changedID }: CommentData, content: string) =>
      setChanged((before) => new Map([...before, [changedID, content]])),
    take: (comment: CommentData) => setGone((before) => new Set([...before, comment.id])),
    bring: (comment: CommentData) =>
      setGone((before) => new Set([...before].filter((one) => one !== comment.id))),
  }
}

const isListed = (pages: readonly CommentPage[], { id }: CommentData): boolean =>
  pages.some(({ comments }) => comments.some((one) => one.id === id))
