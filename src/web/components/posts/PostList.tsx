import { Fragment, useEffect, useRef, useState } from 'react'
import { useFetcher, useLocation } from 'react-router'
import { Trans } from '@lingui/react/macro'
import { Button, LinkButton } from '../../ui/Button.tsx'
import { onPlainClick } from '../../ui/plainClick.ts'
import { noStanding } from '../../api/no-standing.ts'
import { StandingProvider } from '../acts/standing.tsx'
import { useSite } from '../layout/site.ts'
import { PostCard } from './PostCard.tsx'
import { likedAmong, type PostData } from './post-data.ts'
import styles from './PostList.module.css'

/** Posts as a page of them has them in its data; `failed` when it could not be loaded. */
export type PostPage = { posts: PostData[]; next: string | null; failed?: true }

type Props = {
  first: PostPage
  /** The address of what follows a cursor. */
  pathOf(cursor: string): string
  /** What stands there where there are none. */
  empty: React.ReactNode
  /** What stands below each post. */
  below?: (post: PostData) => React.ReactNode
  /** What else can be done with each. */
  menu?: (post: PostData) => React.ReactNode
  /** What stands among them that is no post, below the one at an index of the page; an element of a list. */
  among?: (at: number) => React.ReactNode
  /** Whether one is still to be shown. */
  isShown?: (post: PostData) => boolean
  /** Said when more could not be loaded. */
  failure?: React.ReactNode
}

/** Posts, newest first; more of them come below, also by themselves, or on a page of their own without scripts (D23). */
export function PostList({ first, pathOf, empty, below, menu, among, isShown = () => true, failure }: Props) {
  const { posts: all, next, more, isLoading, hasFailed } = usePosts(first, pathOf)
  const posts = all.filter(isShown)
  const session = useSite()?.session
  const end = useRef<HTMLParagraphElement>(null)
  useLoadsAtEnd(end, next === null || isLoading || hasFailed ? undefined : more)
  if (posts.length === 0 && next === null) return empty
  const liked = likedAmong(all)
  return (
    // What is liked of those that came later is known with them.
    <StandingProvider standing={session && { ...noStanding, liked }}>
      <ul className={styles.list}>
        {posts.map((post, at) => (
          <Fragment key={post.id}>
            <li>
              <PostCard post={post} comments={below?.(post)} menu={menu?.(post)} />
            </li>
            {among?.(at)}
          </Fragment>
        ))}
      </ul>
      {hasFailed && (
        <div className={styles.more} role="alert">
          <p>{failure ?? <Trans>More posts could not be loaded.</Trans>}</p>
          <Button onClick={more}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      )}
      {next !== null && !hasFailed && (
        <p ref={end} className={styles.more}>
          <LinkButton to={pathOf(next)} aria-disabled={isLoading} onClick={onPlainClick(more)}>
            {isLoading ? <Trans>Loading more posts</Trans> : <Trans>Load more</Trans>}
          </LinkButton>
        </p>
      )}
    </StandingProvider>
  )
}

/** What was loaded below a page, by its place in the history: who comes back finds it as it was. */
const keptPages = new Map<string, readonly PostPage[]>()
const placesKept = 10

function keepPages(key: string, pages: readonly PostPage[]): void {
  keptPages.delete(key)
  if (pages.length > 0) keptPages.set(key, pages)
  for (const oldest of keptPages.keys()) {
    if (keptPages.size <= placesKept) return
    keptPages.delete(oldest)
  }
}

/** What has come so far, each post once; the first page of them is that of the page itself. */
function usePosts(first: PostPage, pathOf: (cursor: string) => string) {
  const fetcher = useFetcher<PostPage>()
  const { key } = useLocation()
  const [added, setAdded] = useState<readonly PostPage[]>(() => keptPages.get(key) ?? [])
  const { data, state } = fetcher
  const loaded = data && !data.failed ? data : undefined
  if (loaded && !added.includes(loaded)) setAdded([...added, loaded])
  useEffect(() => keepPages(key, added), [key, added])
  const pages = [first, ...added]
  // The page itself is the newest of them.
  const posts = new Map<string, PostData>()
  for (const page of pages) for (const post of page.posts) if (!posts.has(post.id)) posts.set(post.id, post)
  const next = pages.at(-1)?.next ?? null
  return {
    posts: [...posts.values()],
    next,
    isLoading: state !== 'idle',
    hasFailed: state === 'idle' && data?.failed === true,
    more() {
      if (state === 'idle' && next !== null) void fetcher.load(pathOf(next))
    },
  }
}

const restMs = 4_000

/** Whether whoever reads asked for less to be sent, or for less to move: the button alone loads on then (D23). */
const wantsLess = () =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ||
  ('connection' in navigator && savesData(navigator.connection))

const savesData = (connection: unknown) =>
  typeof connection === 'object' &&
  connection !== null &&
  'saveData' in connection &&
  connection.saveData === true

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
      if (isInSight && document.visibilityState === 'visible' && !wantsLess())
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
