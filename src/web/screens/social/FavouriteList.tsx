import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { Trans } from '@lingui/react/macro'
import { noStanding } from '../../api/no-standing.ts'
import { StandingProvider } from '../../components/acts/standing.tsx'
import { LinkButton } from '../../ui/Button.tsx'
import { FavouriteCard, type KeptBy } from './FavouriteCard.tsx'
import type { FavouriteLine } from './favourite-lines.ts'
import { onPlainClick } from '../../ui/plainClick.ts'
import styles from './FavouritesScreen.module.css'

type Part = { lines: FavouriteLine[]; next: string | null }
type Props = {
  /** Whether it is saved or followed what is listed. */
  act: KeptBy
  first: Part
  /** The address of what follows a cursor. */
  pathOf(cursor: string): string
  language: string
  /** What stands there once all of it was removed. */
  empty: React.ReactNode
  /** How many of those that are listed were removed. */
  onRemoved?: (count: number) => void
}

/** Saved or followed things, newest first; more of them come below, or on a page of their own without scripts. */
export function FavouriteList({ act, first, pathOf, language, empty, onRemoved }: Props) {
  const { parts, more, isLoading } = useParts(first)
  const lines = parts.flatMap((part) => part.lines)
  const next = parts.at(-1)?.next ?? null
  // All that is listed is saved, or followed: nobody needs to ask.
  const listed = lines.map(({ id }) => id).join(' ')
  const standing = useMemo(() => ({ ...noStanding, [listOf[act]]: listed.split(' ') }), [listed, act])
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set())
  const noteTurned = useCallback((id: string, isThere: boolean) => {
    setRemoved((before) => {
      if (before.has(id) === !isThere) return before
      const after = new Set(before)
      if (isThere) after.delete(id)
      else after.add(id)
      return after
    })
  }, [])
  useLayoutEffect(() => onRemoved?.(removed.size), [onRemoved, removed])
  const list = useRef<HTMLUListElement>(null)
  const shown = useRef(lines.length)
  useEffect(() => {
    if (lines.length <= shown.current) return
    list.current?.children[shown.current]?.querySelector('a')?.focus()
    shown.current = lines.length
  }, [lines.length])
  return (
    <StandingProvider standing={standing}>
      <ul ref={list} className={styles.list}>
        {lines.map((line) => (
          <FavouriteCard key={line.id} act={act} line={line} language={language} onTurned={noteTurned} />
        ))}
      </ul>
      {/* The cards stay there unseen: Undo brings them back. */}
      {removed.size === lines.length && next === null && empty}
      {next && (
        <p className={styles.more}>
          <LinkButton
            to={pathOf(next)}
            aria-disabled={isLoading}
            onClick={onPlainClick(() => more(pathOf(next)))}
          >
            <Trans>Load more</Trans>
          </LinkButton>
        </p>
      )}
    </StandingProvider>
  )
}

const listOf = { save: 'saved', follow: 'followed' } as const

/** The parts that have come so far, the first of them with the page. */
function useParts(first: Part) {
  const fetcher = useFetcher<Part>()
  const [added, setAdded] = useState<Part[]>([])
  const { data, state } = fetcher
  if (data && !added.includes(data)) setAdded([...added, data])
  return {
    parts: [first, ...added],
    isLoading: state !== 'idle',
    more(address: string) {
      if (state === 'idle') void fetcher.load(address)
    },
  }
}
