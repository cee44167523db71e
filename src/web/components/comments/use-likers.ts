// Who likes a thing in the browser, a page after the other.
import { useEffect, useRef, useState } from 'react'
import { useLingui } from '@lingui/react/macro'
import type { PartyFace } from './party-face.ts'

export type LikersPage = { likers: PartyFace[]; nextSkip: number | null }

/** The first page at once; `more` brings the next, or tries again. */
export function useLikers(id: string) {
  const { i18n } = useLingui()
  const [pages, setPages] = useState<readonly LikersPage[]>([])
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('loading')
  const last = pages.at(-1)
  const nextSkip = last ? last.nextSkip : 0
  // Who likes it meanwhile moves all others on.
  const likers = [...new Map(pages.flatMap((page) => page.likers).map((one) => [one.id, one])).values()]

  async function load(skip: number): Promise<void> {
    setState('loading')
    try {
      const query = new URLSearchParams({ skip: String(skip), lang: i18n.locale })
      const answer = await fetch(`/resources/likers/${id}?${query}`, { cache: 'no-store' })
      if (!answer.ok) throw new Error(`likers: ${answer.status}`)
      const page = (await answer.json()) as LikersPage
      setPages((before) => [...before, page])
      setState('idle')
    } catch {
      setState('failed')
    }
  }
  const begun = useRef(false)
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    void load(0)
  })
  return {
    likers,
    hasMore: nextSkip !== null && (last !== undefined || state === 'failed'),
    state,
    more: () => load(nextSkip ?? 0),
  }
}
