import { useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { Trans } from '@lingui/react/macro'
import { LinkButton } from '../../ui/Button.tsx'
import { onPlainClick } from '../../ui/plainClick.ts'
import { PostCard } from './PostCard.tsx'
import type { PostData } from './post-data.ts'
import styles from './PostList.module.css'

/** Posts as a page of them has them in its data. */
export type PostPage = { posts: PostData[]; next: string | null }

type Props = {
  first: PostPage
  /** The address of what follows a cursor. */
  pathOf(cursor: string): string
  /** What stands there where there are none. */
  empty: React.ReactNode
  /** What stands below each post. */
  below?: (post: PostData) => React.ReactNode
}

/** Posts, newest first; more of them come below, also by themselves, or on a page of their own without scripts (D23). */
export function PostList({ first, pathOf, empty, below }: Props) {
  const { posts, next, more, isLoading } = usePosts(first, pathOf)
  const end = useRef<HTMLParagraphElement>(null)
  useLoadsAtEnd(end, next === null || isLoading ? undefined : more)
  if (posts.length === 0 && next === null) return empty
  return (
    <>
      <ul className={styles.list}>
        {posts.map((post) => (
          <li key={post.id}>
            <PostCard post={post} comments={below?.(post)} />
          </li>
        ))}
      </ul>
      {next !== null && (
        <p ref={end} className={styles.more}>
          <LinkButton to={pathOf(next)} aria-disabled={isLoading} onClick={onPlainClick(more)}>
            {isLoading ? <Trans>Loading more posts</Trans> : <Trans>Load more</Trans>}
          </LinkButton>
        </p>
      )}
    </>
  )
}

/** What has come so far, each post once; the first page of them is that of the page itself. */
function usePosts(first: PostPage, pathOf: (cursor: string) => string) {
  const fetcher = useFetcher<PostPage>()
  const [added, setAdded] = useState<readonly PostPage[]>([])
  const { data, state } = fetcher
  if (data && !added.includes(data)) setAdded([...added, data])
  const pages = [first, ...added]
  // The page itself is the newest of them.
  const posts = new Map<string, PostData>()
  for (const page of pages) for (const post of page.posts) if (!posts.has(post.id)) posts.set(post.id, post)
  const next = pages.at(-1)?.next ?? null
  return {
    posts: [...posts.values()],
    next,
    isLoading: state !== 'idle',
    more() {
      if (state === 'idle' && next !== null) void fetcher.load(pathOf(next))
    },
  }
}

const restMs = 4_000

/** Loads once the end of the list and the tab have been in sight for four seconds; nothing while there is nothing to load. */
function useLoadsAtEnd(end: React.RefObject<Element | null>, load: (() => void) | undefined): void {
  const latest = useRef(load)
  useEffect(() => {
    latest.current = load
  })
  const isOn = load !== undefined
  useEffect(() => {
    const element = end.current
    if (!element || !isOn) return
    let isInSight = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      clearTimeout(timer)
      if (isInSight && document.visibilityState === 'visible')
        timer = setTimeout(() => latest.current?.(), restMs)
    }
    const watching = new IntersectionObserver((entries) => {
      isInSight = entries.some(({ isIntersecting }) => isIntersecting)
      look()
    })
    watching.observe(element)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      watching.disconnect()
      document.removeEventListener('visibilitychange', look)
    }
  }, [end, isOn])
}
