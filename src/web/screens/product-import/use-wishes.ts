// What is wished of an import until it runs: kept in this tab, so that it outlives a reload and the pages of its rows.
import { useState } from 'react'
import { useDraft } from '../../ui/useDraft.ts'

export type Wishes = {
  publish: 'drafts' | 'published'
  which: 'first' | 'chosen'
  /** Of new products that are to be published. */
  rows: readonly number[]
  missing: 'keep' | 'unlist' | 'remove'
  /** Who opens the documents that come with it. */
  documents: 'open' | 'request'
}

const none = { publish: 'drafts', which: 'first', rows: [], missing: 'keep' } as const

/** `documents`: who opens them as it was chosen before. */
export function useWishes(importID: string, documents: Wishes['documents']) {
  const draft = useDraft(`import ${importID}`)
  const [said, setSaid] = useState<Partial<Wishes>>({})
  const kept = draft.draft
  const before: Wishes = kept
    ? {
        publish: kept['publish'] === 'published' ? 'published' : 'drafts',
        which: kept['which'] === 'chosen' ? 'chosen' : 'first',
        rows: (kept['rows'] ?? '').split(' ').filter(Boolean).map(Number),
        missing: missingOf(kept['missing']),
        documents:
          kept['documents'] === 'request' || kept['documents'] === 'open' ? kept['documents'] : documents,
      }
    : { ...none, documents }
  const wishes: Wishes = { ...before, ...said }
  return {
    wishes,
    wish(more: Partial<Wishes>): void {
      const next = { ...wishes, ...more }
      setSaid(next)
      draft.keepAs({ ...next, rows: next.rows.join(' ') })
    },
  }
}

const missingOf = (text: string | undefined) => (text === 'unlist' || text === 'remove' ? text : 'keep')
