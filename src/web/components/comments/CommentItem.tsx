import { useState } from 'react'
import { Link } from 'react-router'
import { Plural, Trans } from '@lingui/react/macro'
import { ActButton } from '../acts/ActButton.tsx'
import { CompanyName } from '../business/CompanyName.tsx'
import { useSite } from '../layout/site.ts'
import { PartyPicture } from '../person/PartyPicture.tsx'
import { PostText } from '../posts/PostText.tsx'
import { useHint } from '../text/Times.tsx'
import { CommentEdit } from './CommentEdit.tsx'
import { CommentMenu } from './CommentMenu.tsx'
import type { CommentData } from './comment-data.ts'
import styles from './Comments.module.css'

type Props = {
  comment: CommentData
  /** Answers stand below comments, not below answers (D5). */
  canReply: boolean
  /** Its answers, once they are asked for. */
  answers(comment: CommentData): React.ReactNode
  onChange(content: string): void
  onGone(): void
  onBack(): void
}

/** One comment with its author, its moment and its text, what can be done with it, and its answers, shown or hidden. */
export function CommentItem({ comment, canReply, answers, onChange, onGone, onBack }: Props) {
  const signedIn = useSite()?.session !== undefined
  const [open, setOpen] = useState(false)
  const [isEditing, setEditing] = useState(false)
  const { content, replies } = comment
  return (
    <li className={styles.item} id={`comment-${comment.id}`} data-comment={comment.id}>
      <PartyPicture party={comment.by} size={28} />
      <div className={styles.body}>
        <p className={styles.head}>
          <Name of={comment.by} />
          {comment.who && (
            <>
              {' · '}
              <Name of={comment.who} plain />
            </>
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
            id={comment.id}
            content={content}
            onDone={(text) => {
              if (text !== undefined) onChange(text)
              setEditing(false)
            }}
          />
        ) : (
          <PostText text={content} lang={comment.contentLang} />
        )}
        <div className={styles.acts}>
          <ActButton
            act="like"
            thing={{ type: 'comment', id: comment.id }}
            {...(comment.likes > 0 && { count: comment.likes })}
            bare
            className={styles.act}
          />
          {canReply && (signedIn || replies > 0) && (
            <button type="button" className={styles.act} aria-expanded={open} onClick={() => setOpen(!open)}>
              {open ? (
                <Trans>Hide replies</Trans>
              ) : replies > 0 ? (
                <Plural value={replies} one="# reply" other="# replies" />
              ) : (
                <Trans>Reply</Trans>
              )}
            </button>
          )}
        </div>
        {open && answers(comment)}
      </div>
      <CommentMenu comment={comment} onEdit={() => setEditing(true)} onGone={onGone} onBack={onBack} />
    </li>
  )
}

function Name({ of: { type, name, nameLang, path }, plain }: { of: CommentData['by']; plain?: boolean }) {
  const shown = type === 'business' ? <CompanyName name={name} /> : <bdi>{name}</bdi>
  const className = plain ? undefined : styles.name
  if (path === undefined) return <span className={className}>{shown}</span>
  return (
    <Link to={path} lang={nameLang} className={className}>
      {shown}
    </Link>
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
