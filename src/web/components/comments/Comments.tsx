import { useRef } from 'react'
import { Link } from 'react-router'
import { Trans } from '@lingui/react/macro'
import { accountsAddress } from '../../api/accounts-address.ts'
import { noStanding } from '../../api/no-standing.ts'
import { useSeen } from '../../ui/useSeen.ts'
import { StandingProvider } from '../acts/standing.tsx'
import { useSite } from '../layout/site.ts'
import { CommentBox } from './CommentBox.tsx'
import { CommentItem } from './CommentItem.tsx'
import { Earlier, Later } from './CommentTurns.tsx'
import type { CommentAnswer } from './commenting.ts'
import { commentsPath, type Commented, type CommentData, type CommentPage } from './comment-data.ts'
import { useComments, type Root } from './use-comments.ts'
import styles from './Comments.module.css'

const none: CommentPage = { comments: [], total: 0, nextSkip: null }

type Props = {
  thing: Commented
  first: CommentPage | undefined
  /** How many there are, where they are not loaded yet. */
  known?: number
  /** The page on which they stand: where a log-in, and forms and links without scripts, lead. */
  back: string
  /** What became of the form without scripts. */
  answer?: CommentAnswer | undefined
  /** Of answers, where on that page what is answered stands, and about what it was said. */
  above?: { id: string; skip: number; root: Root | undefined }
  /** Somebody is about to say something. */
  focused?: boolean
}

type Around = Pick<Props, 'first' | 'back' | 'answer'> & { skipped: number; root: Root | undefined }

/** The answers of a comment, on this page. */
const answersIn =
  ({ first, skipped, back, answer, root }: Around) =>
  ({ id, replies }: CommentData, isAsked: boolean) => (
    <Comments
      thing={{ type: 'comment', id }}
      first={first?.open?.id === id ? first.open.page : replies === 0 ? none : undefined}
      known={replies}
      back={back}
      answer={answer}
      above={{ id, skip: skipped, root }}
      focused={isAsked}
    />
  )

/** What was said about a thing, the oldest first, five at a time, and the box to say something (P2.17, P4.4). */
export function Comments({ thing, first, known = 0, back, answer, above, focused = false }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const isSeen = useSeen(box)
  const { type, id } = thing
  const root = type === 'comment' ? above?.root : { type, id }
  const comments = useComments(thing, { first, known, root: isSeen ? root : undefined })
  const session = useSite()?.session
  const { shown, state } = comments
  const skipped = first?.skip ?? 0
  const liked = shown.filter(({ isLiked }) => isLiked).map(({ id }) => id)
  const pathAt = (skip: number) =>
    commentsPath(back, above ? { skip: above.skip, answers: { id: above.id, skip } } : { skip })
  // What answered something that has gone meanwhile is not lost either.
  const isHere = answer?.shown.id === thing.id || (!above && !shown.some(({ id }) => id === answer?.shown.id))
  return (
    // What is liked of them is known with them.
    <StandingProvider standing={session && { ...noStanding, liked }}>
      <div ref={box} className={styles.comments}>
        <Earlier skipped={skipped} pathAt={pathAt} />
        {shown.length > 0 && (
          <ul className={styles.list}>
            {shown.map((comment) => (
              <CommentItem
                key={comment.id}
                comment={comment}
                canReply={thing.type !== 'comment'}
                isOpen={first?.open?.id === comment.id}
                answersPath={commentsPath(back, { skip: skipped, answers: { id: comment.id, skip: 0 } })}
                answers={answersIn({ first, skipped, back, answer, root })}
                onChange={(changed) => comments.change(comment, changed)}
                onGone={() => comments.take(comment)}
                onBack={() => comments.bring(comment)}
              />
            ))}
          </ul>
        )}
        {comments.isEmpty && skipped === 0 && thing.type !== 'comment' && (
          <p className={styles.none}>
            <Trans>No content.</Trans>
          </p>
        )}
        {state === 'failed' && (
          <p role="alert">
            <Trans>The comments could not be loaded.</Trans>
          </p>
        )}
        <Later comments={comments} skipped={skipped} pathAt={pathAt} />
        {session ? (
          <CommentBox
            thing={thing}
            action={pathAt(skipped)}
            at={above?.skip ?? skipped}
            keyOfForm={first?.keyOfForm}
            answer={isHere ? answer : undefined}
            onSaid={comments.add}
            focused={focused}
          />
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
