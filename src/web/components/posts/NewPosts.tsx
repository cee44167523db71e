import { useEffect, useRef, useState } from 'react'
import { IconArrowUp } from '@tabler/icons-react'
import { Plural } from '@lingui/react/macro'
import { limits } from '../../../contract/limits.ts'
import { callApi } from '../../api/session/browser-session.ts'
import { useWatched } from '../../api/session/useWatched.ts'
import type { Watched, WatchedState } from '../../api/session/watching.ts'
import { Button } from '../../ui/Button.tsx'
import styles from './NewPosts.module.css'

/** Before all posts there are. */
const beforeAll = '00000000-0000-7000-8000-000000000000'

type Props = {
  /** Of whom they come: a feed or a timeline; undefined where nobody is signed in. */
  of: Watched | undefined
  /** Of a feed, the company whose it is. */
  businessID?: string | undefined
  /** The newest post that is shown. */
  after: string | undefined
  onShow(): void
}

/** Says that there are newer posts, in place of a list that jumps (D23): as soon as the page hears of them. It stands before the list. */
export function NewPosts({ of, businessID, after = beforeAll, onShow }: Props) {
  const box = useRef<HTMLDivElement>(null)
  /** The newest that was shown when they were asked for. */
  const wantedAt = useRef<string>(undefined)
  const [news, setNews] = useState({ after, count: 0 })
  useWatched(of, (state) => {
    countAfter(state, { after, businessID }).then(
      (count) => setNews({ after, count }),
      // Asked again with the next one, or from time to time.
      () => {},
    )
  })
  useEffect(() => {
    if (wantedAt.current === undefined || wantedAt.current === after) return
    wantedAt.current = undefined
    // The button is gone: who pressed it goes on with what it brought.
    box.current?.parentElement?.querySelector<HTMLElement>('article a')?.focus({ preventScroll: true })
  })
  const count = news.after === after ? news.count : 0
  return (
    <div ref={box} role="status" className={styles.news}>
      {count > 0 && (
        <Button
          variant="primary"
          size="small"
          onClick={() => {
            window.scrollTo({ top: 0 })
            wantedAt.current = after
            onShow()
          }}
        >
          <IconArrowUp size={16} stroke={1.75} aria-hidden />
          {count < limits.newsCounted ? (
            <Plural value={count} one="# new post" other="# new posts" />
          ) : (
            <Plural value={count} one="#+ new posts" other="#+ new posts" />
          )}
        </Button>
      )}
    </div>
  )
}

/** How many the reader meets that are newer than one. */
async function countAfter(
  { resourceType, resourceID: id, newest }: WatchedState,
  { after, businessID }: { after: string; businessID: string | undefined },
): Promise<number> {
  if (resourceType === 'feed')
    return (await callApi('countNews', { after, ...(businessID && { businessID }) })).count
  if (newest === null || newest <= after) return 0
  const { items } = await callApi('showTimeline', { id })
  return items.filter(({ postID }) => postID > after).length
}
