import { useState } from 'react'
import { Link } from 'react-router'
import { Plural, Trans } from '@lingui/react/macro'
import { ActButton } from '../acts/ActButton.tsx'
import { useSite } from '../layout/site.ts'
import { PartyPicture } from '../person/PartyPicture.tsx'
import { PostText } from '../posts/PostText.tsx'
import { useHint } from '../text/Times.tsx'
import { useScripted } from '../../ui/useScripted.ts'
import { CommentEdit } from './CommentEdit.tsx'
import { CommentMenu } from './CommentMenu.tsx'
import type { ChangedComment, CommentData } from './comment-data.ts'
import { LikersButton } from './LikersButton.tsx'
import { PartyName } from './PartyName.tsx'
import styles from './Comments.module.css'

type Props = {
  comment: CommentData
  /** Answers stand below comments, not below answers (D5). */
  canReply: boolean
  /** Whether its answers are shown from the beginning. */
  isOpen: boolean
  /** Where they are read without scripts. */
  answersPath: string
  /** Its answers, once they are asked for; `isAsked` when somebody wants to answer. */
  answers(comment: CommentData, isAsked: boolean): React.ReactNode
  onChange(changed: ChangedComment): void
  onGone(): void
  onBack(): void
}

/** One comment with its author, its moment and its text, what can be done with it, and its answers, shown or hidden. */
export function CommentItem({
  comment,
  canReply,
  isOpen,
  answersPath,
  answers,
  onChange,
  onGone,
  onBack,
}: Props) {
  const signedIn = useSite()?.session !== undefined
  const [open, setOpen] = useState(isOpen)
  const [isAsked, setAsked] = useState(false)
  const [isEditing, setEditing] = useState(false)
  const { content, replies } = comment
  const thing = { type: 'comment', id: comment.id } as const
  return (
    <li className={styles.item} id={`comment-${comment.id}`} data-comment={comment.id}>
      <PartyPicture party={comment.by} size={28} />
      <div className={styles.body}>
        <p className={styles.head}>
          <PartyName of={comment.by} className={styles.name} />
          {comment.who ? (
            <>
              {' · '}
              <PartyName of={comment.who} />
            </>
          ) : (
            comment.by.company !== null && (
              <>
                {' · '}
                <bdi>{comment.by.company}</bdi>
              </>
            )
          )}
          {' · '}
          <When at={comment.at}>{comment.ago}</When>
          {comment.isEdited && (
            <>
              {' · '}
              <Trans>edited</Trans>
            </>
          )}
        </p>
        {isEditing ? (
          <CommentEdit
            comment={comment}
            onDone={(changed) => {
              if (changed) onChange(changed)
              setEditing(false)
            }}
          />
        ) : (
          <PostText small text={content} lang={comment.contentLang} mentions={comment.mentions} />
        )}
        <div className={styles.acts}>
          <ActButton act="like" thing={thing} bare className={styles.like} />
          <LikersButton thing={thing} likes={comment.likes} className={styles.act} />
          {canReply && (signedIn || replies > 0) && (
            <Answers
              open={open}
              replies={replies}
              path={`${answersPath}#comment-${comment.id}`}
              onTurn={(to) => {
                setOpen(to)
                // Where there are none yet it is to write one.
                setAsked(to && replies === 0)
              }}
            />
          )}
        </div>
      </div>
      <CommentMenu comment={comment} onEdit={() => setEditing(true)} onGone={onGone} onBack={onBack} />
      {open && <div className={styles.answers}>{answers(comment, isAsked)}</div>}
    </li>
  )
}

type AnswersProps = { open: boolean; replies: number; path: string; onTurn(open: boolean): void }

/** Shows and hides them; without scripts it leads to where they stand. */
function Answers({ open, replies, path, onTurn }: AnswersProps) {
  const scripted = useScripted()
  const label =
    open && scripted ? (
      <Trans>Hide replies</Trans>
    ) : replies > 0 ? (
      <Plural value={replies} one="# reply" other="# replies" />
    ) : (
      <Trans>Reply</Trans>
    )
  if (!scripted)
    return (
      <Link to={path} className={styles.act}>
        {label}
      </Link>
    )
  return (
    <button type="button" className={styles.act} aria-expanded={open} onClick={() => onTurn(!open)}>
      {label}
    </button>
  )
}

/** A moment in words, and exactly for whoever looks closer. */
function When({ at, children }: { at: string; children: React.ReactNode }) {
  return (
    <time dateTime={at} title={useHint(at)}>
      {children}
    </time>
  )
}
