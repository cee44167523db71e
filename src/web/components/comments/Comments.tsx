import { Link } from 'react-router'
import { Trans } from '@lingui/react/macro'
import { accountsAddress } from '../../api/accounts-address.ts'
import { noStanding } from '../../api/no-standing.ts'
import { Button } from '../../ui/Button.tsx'
import { StandingProvider } from '../acts/standing.tsx'
import { useSite } from '../layout/site.ts'
import { CommentBox } from './CommentBox.tsx'
import { CommentItem } from './CommentItem.tsx'
import type { Commented, CommentData, CommentPage } from './comment-data.ts'
import { useComments } from './use-comments.ts'
import styles from './Comments.module.css'

const none: CommentPage = { comments: [], total: 0, nextSkip: null }

type Props = {
  thing: Commented
  first: CommentPage | undefined
  /** How many there are, where they are not loaded yet. */
  known?: number
  /** The page on which they stand: where a log-in, and a form without scripts, come back to. */
  back: string
}

/** The answers of a comment, on this page. */
const answersIn =
  (back: string) =>
  ({ id, replies }: CommentData) => (
    <Comments
      thing={{ type: 'comment', id }}
      first={replies === 0 ? none : undefined}
      known={replies}
      back={back}
    />
  )

/** What was said about a thing, the oldest first, five at a time, and the box to say something (P2.17, P4.4). */
export function Comments({ thing, first, known = 0, back }: Props) {
  const comments = useComments(thing, first, known)
  const session = useSite()?.session
  const { shown, hasMore, state, total } = comments
  const left = total - shown.length
  const liked = shown.filter(({ isLiked }) => isLiked).map(({ id }) => id)
  return (
    // What is liked of them is known with them.
    <StandingProvider standing={session && { ...noStanding, liked }}>
      <div className={styles.comments}>
        {shown.length > 0 && (
          <ul className={styles.list}>
            {shown.map((comment) => (
              <CommentItem
                key={comment.id}
                comment={comment}
                canReply={thing.type !== 'comment'}
                answers={answersIn(back)}
                onChange={(content) => comments.change(comment, content)}
                onGone={() => comments.take(comment)}
                onBack={() => comments.bring(comment)}
              />
            ))}
          </ul>
        )}
        {state === 'failed' && (
          <p role="alert">
            <Trans>The comments could not be loaded.</Trans>
          </p>
        )}
        {hasMore && (
          <Button size="small" disabled={state === 'loading'} onClick={() => void comments.more()}>
            {state === 'loading' ? (
              <Trans>Loading</Trans>
            ) : state === 'failed' ? (
              <Trans>Try again</Trans>
            ) : (
              <Trans>Load more comments ({left})</Trans>
            )}
          </Button>
        )}
        {session ? (
          <CommentBox thing={thing} back={back} onSaid={comments.add} />
        ) : thing.type === 'comment' ? null : (
          <p className={styles.visitor}>
            <Trans>If you want to comment you must be loged in.</Trans>{' '}
            <Link to={accountsAddress('log-in', back)} rel="nofollow">
              <Trans>Login</Trans>
            </Link>
          </p>
        )}
      </div>
    </StandingProvider>
  )
}
