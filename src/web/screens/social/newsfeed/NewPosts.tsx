import { useEffect, useState } from 'react'
import { IconArrowUp } from '@tabler/icons-react'
import { Plural } from '@lingui/react/macro'
import { limits } from '../../../../contract/limits.ts'
import { callApi } from '../../../api/session/browser-session.ts'
import { useSite } from '../../../components/layout/site.ts'
import { Button } from '../../../ui/Button.tsx'
import styles from './NewsfeedScreen.module.css'

const askEveryMs = 60_000
/** Before all posts there are. */
const beforeAll = '00000000-0000-7000-8000-000000000000'

type Props = {
  /** The newest post that is shown. */
  after: string | undefined
  onShow(): void
}

/** Says that there are newer posts, in place of a list that jumps (D23); asked each minute while the page is in sight. */
export function NewPosts({ after = beforeAll, onShow }: Props) {
  const count = useNews(after)
  return (
    <div role="status" className={styles.news}>
      {count > 0 && (
        <Button
          variant="primary"
          size="small"
          onClick={() => {
            window.scrollTo({ top: 0 })
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

function useNews(after: string): number {
  const businessID = useSite()?.acting?.chosen?.businessID
  const [news, setNews] = useState({ after, count: 0 })
  useEffect(() => {
    let isOver = false
    const ask = () => {
      if (document.visibilityState !== 'visible') return
      callApi('countNews', { after, ...(businessID && { businessID }) }).then(
        ({ count }) => {
          if (!isOver) setNews({ after, count })
        },
        // Asked again in a minute.
        () => {},
      )
    }
    const timer = setInterval(ask, askEveryMs)
    document.addEventListener('visibilitychange', ask)
    return () => {
      isOver = true
      clearInterval(timer)
      document.removeEventListener('visibilitychange', ask)
    }
  }, [after, businessID])
  return news.after === after ? news.count : 0
}
