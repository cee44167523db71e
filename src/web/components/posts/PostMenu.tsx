import { Link } from 'react-router'
import {
  IconDots,
  IconEdit,
  IconEye,
  IconEyeOff,
  IconPin,
  IconPinnedOff,
  IconTrash,
} from '@tabler/icons-react'
import { Trans } from '@lingui/react/macro'
import { closeMenuAround, Menu } from '../../ui/Menu.tsx'
import { MoreMenu } from '../safety/MoreMenu.tsx'
import type { PostData } from './post-data.ts'
import type { PostActs } from './use-post-acts.ts'
import styles from './PostMenu.module.css'

type Props = {
  post: PostData
  acts: PostActs
  /** What else can be done where it stands: list items. */
  more?: React.ReactNode
}

/** What can be done with a post besides liking it: for its people to edit and remove, for others to report it. */
export function PostMenu({ post, acts, more }: Props) {
  const { rights } = post
  const hiding = (
    <>
      {rights?.mayPin && <Pinning post={post} acts={acts} />}
      {rights?.mayHide && <Hiding post={post} acts={acts} />}
    </>
  )
  if (!rights?.mayRemove)
    return (
      <MoreMenu thing={{ type: 'post', id: post.id }} name={post.author.name}>
        {hiding}
        {more}
      </MoreMenu>
    )
  return (
    <Menu
      className={styles.menu}
      summary={
        <>
          <IconDots size={18} stroke={1.75} aria-hidden />
          <span className="vh">
            <Trans>Post settings</Trans>
          </span>
        </>
      }
    >
      <ul className={styles.list}>
        {rights.mayEdit && (
          <li>
            <Link to={`${post.path}/edit`} rel="nofollow">
              <IconEdit size={16} stroke={1.75} aria-hidden />
              <Trans>Edit post</Trans>
            </Link>
          </li>
        )}
        <li>
          <ActForm post={post} intent="remove" onAct={() => void acts.remove()}>
            <IconTrash size={16} stroke={1.75} aria-hidden />
            <Trans>Remove post</Trans>
          </ActForm>
        </li>
        {hiding}
        {more}
      </ul>
    </Menu>
  )
}

function Pinning({ post, acts }: Pick<Props, 'post' | 'acts'>) {
  const { isPinned } = acts
  return (
    <li>
      <ActForm post={post} intent={isPinned ? 'unpin' : 'pin'} onAct={() => void acts.setPinned(!isPinned)}>
        {isPinned ? (
          <>
            <IconPinnedOff size={16} stroke={1.75} aria-hidden />
            <Trans>No longer pin</Trans>
          </>
        ) : (
          <>
            <IconPin size={16} stroke={1.75} aria-hidden />
            <Trans>Pin on top of the group</Trans>
          </>
        )}
      </ActForm>
    </li>
  )
}

function Hiding({ post, acts }: Pick<Props, 'post' | 'acts'>) {
  const { isHidden } = acts
  return (
    <li>
      <ActForm post={post} intent={isHidden ? 'unhide' : 'hide'} onAct={() => void acts.setHidden(!isHidden)}>
        {isHidden ? (
          <>
            <IconEye size={16} stroke={1.75} aria-hidden />
            <Trans>Show on this page again</Trans>
          </>
        ) : (
          <>
            <IconEyeOff size={16} stroke={1.75} aria-hidden />
            <Trans>Hide from this page</Trans>
          </>
        )}
      </ActForm>
    </li>
  )
}

type ActProps = { post: PostData; intent: string; onAct(): void; children: React.ReactNode }

/** One button; without scripts the page of the post does it. */
function ActForm({ post, intent, onAct, children }: ActProps) {
  return (
    <form
      method="post"
      action={post.path}
      onSubmit={(event) => {
        event.preventDefault()
        closeMenuAround(event.currentTarget)
        onAct()
      }}
    >
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="timeline" value={post.timelineID} />
      <button type="submit">{children}</button>
    </form>
  )
}
