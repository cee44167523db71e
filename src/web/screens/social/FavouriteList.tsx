import { useEffect, useMemo, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { Trans } from '@lingui/react/macro'
import type { FavouriteKind } from '../../../contract/favourites.ts'
import { StandingProvider } from '../../components/acts/standing.tsx'
import { LinkButton } from '../../ui/Button.tsx'
import { FavouriteCard } from './FavouriteCard.tsx'
import { favouritesPath, type FavouriteLine } from './favourite-lines.ts'
import { onPlainClick } from '../../ui/plainClick.ts'
import styles from './FavouritesScreen.module.css'

type Part = { lines: FavouriteLine[]; next: string | null }
type Props = { kind: FavouriteKind; first: Part; language: string }

/** Saved things, newest first; more of them come below, or on a page of their own without scripts. */
export function FavouriteList({ kind, first, language }: Props) {
  const { parts, more, isLoading } = useParts(first)
  const lines = parts.flatMap((part) => part.lines)
  const next = parts.at(-1)?.next ?? null
  // All that is listed is saved: nobody needs to ask.
  const saved = lines.map(({ id }) => id).join(' ')
  const standing = useMemo(() => ({ liked: [], followed: [], saved: saved.split(' '), mine: [] }), [saved])
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
          <FavouriteCard key={line.id} line={line} language={language} />
        ))}
      </ul>
      {next && (
        <p className={styles.more}>
          <LinkButton
            to={favouritesPath(kind, next)}
            aria-disabled={isLoading}
            onClick={onPlainClick(() => more(favouritesPath(kind, next)))}
          >
            <Trans>Load more</Trans>
          </LinkButton>
        </p>
      )}
    </StandingProvider>
  )
}

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
