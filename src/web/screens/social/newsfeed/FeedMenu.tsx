import { IconBellOff, IconEyeOff, IconInfoCircle, IconX } from '@tabler/icons-react'
import { Trans } from '@lingui/react/macro'
import { limits } from '../../../../contract/limits.ts'
import type { PostData } from '../../../components/posts/post-data.ts'
import { closeMenuAround } from '../../../ui/Menu.tsx'
import { muteIntent } from './mute-intent.ts'
import type { FeedActs } from './use-feed-acts.ts'
import styles from './FeedMenu.module.css'

const { muteDays } = limits

type Props = { post: PostData; acts: FeedActs }

/** Why a post stands in the feed, and how not to read the like of it again (D23). */
export function FeedMenu({ post, acts }: Props) {
  const name = <bdi>{post.author.name}</bdi>
  return (
    <>
      <li className={styles.why}>
        <IconInfoCircle size={16} stroke={1.75} aria-hidden />
        <span>
          <Why post={post} />
        </span>
      </li>
      {post.reason !== 'own' && (
        <>
          <MuteItem post={post} what="author" onMute={() => acts.mute(post, false)}>
            <IconBellOff size={16} stroke={1.75} aria-hidden />
            <span>
              <Trans>
                Mute {name} for {muteDays} days
              </Trans>
            </span>
          </MuteItem>
          <MuteItem post={post} what="author-for-good" onMute={() => acts.mute(post, true)}>
            <IconX size={16} stroke={1.75} aria-hidden />
            <span>
              <Trans>Mute {name} for good</Trans>
            </span>
          </MuteItem>
        </>
      )}
      <MuteItem post={post} what="post" onMute={() => acts.hide(post)}>
        <IconEyeOff size={16} stroke={1.75} aria-hidden />
        <span>
          <Trans>Hide this post</Trans>
        </span>
      </MuteItem>
    </>
  )
}

function Why({ post }: Pick<Props, 'post'>) {
  const name = <bdi>{post.author.name}</bdi>
  if (post.reason === 'own') return <Trans>You see this because it is your own.</Trans>
  if (post.reason === 'connected') return <Trans>You see this because you are connected with {name}.</Trans>
  return <Trans>You see this because you follow {name}.</Trans>
}

type ItemProps = {
  post: PostData
  what: 'author' | 'author-for-good' | 'post'
  onMute(): void
  children: React.ReactNode
}

/** One button; without scripts the feed itself does it. */
function MuteItem({ post, what, onMute, children }: ItemProps) {
  const [type, id] = what === 'post' ? ['post', post.id] : [post.author.type, post.author.id]
  return (
    <li>
      <form
        method="post"
        action="/newsfeed"
        onSubmit={(event) => {
          event.preventDefault()
          closeMenuAround(event.currentTarget)
          onMute()
        }}
      >
        <input
          type="hidden"
          name="intent"
          value={what === 'author-for-good' ? `${muteIntent}-for-good` : muteIntent}
        />
        <input type="hidden" name="type" value={type} />
        <input type="hidden" name="id" value={id} />
        <button type="submit">{children}</button>
      </form>
    </li>
  )
}
