import { IconBellOff, IconEyeOff, IconInfoCircle, IconX } from '@tabler/icons-react'
import { Trans } from '@lingui/react/macro'
import { limits } from '../../../../contract/limits.ts'
import type { MutedType } from '../../../../contract/newsfeed.ts'
import type { PostData } from '../../../components/posts/post-data.ts'
import { closeMenuAround } from '../../../ui/Menu.tsx'
import { muteIntent } from './mute-intent.ts'
import type { FeedActs } from './use-feed-acts.ts'
import styles from './FeedMenu.module.css'

const { muteDays } = limits

type Props = { post: PostData; acts: FeedActs }

/** Why a post stands in the feed, and how not to read the like of it again (D23). */
export function FeedMenu({ post, acts }: Props) {
  return (
    <>
      <li className={styles.why}>
        <IconInfoCircle size={16} stroke={1.75} aria-hidden />
        <span>
          <Why post={post} />
        </span>
      </li>
      {post.reason === 'group' && post.on && <MuteGroup group={post.on} acts={acts} />}
      {post.reason !== 'own' && <MuteAuthor post={post} acts={acts} />}
      <MuteItem what={{ type: 'post', id: post.id }} onMute={() => acts.hide(post)}>
        <IconEyeOff size={16} stroke={1.75} aria-hidden />
        <span>
          <Trans>Hide this post</Trans>
        </span>
      </MuteItem>
    </>
  )
}

function MuteGroup({ group, acts }: Pick<Props, 'acts'> & { group: NonNullable<PostData['on']> }) {
  const name = <bdi>{group.name}</bdi>
  return (
    <>
      <MuteItem what={group} onMute={() => acts.muteGroup(group, false)}>
        <IconBellOff size={16} stroke={1.75} aria-hidden />
        <span>
          <Trans>
            Mute the group {name} for {muteDays} days
          </Trans>
        </span>
      </MuteItem>
      <MuteItem what={group} isForGood onMute={() => acts.muteGroup(group, true)}>
        <IconX size={16} stroke={1.75} aria-hidden />
        <span>
          <Trans>Mute the group {name} for good</Trans>
        </span>
      </MuteItem>
    </>
  )
}

function MuteAuthor({ post, acts }: Props) {
  const name = <bdi>{post.author.name}</bdi>
  return (
    <>
      <MuteItem what={post.author} onMute={() => acts.mute(post, false)}>
        <IconBellOff size={16} stroke={1.75} aria-hidden />
        <span>
          <Trans>
            Mute {name} for {muteDays} days
          </Trans>
        </span>
      </MuteItem>
      <MuteItem what={post.author} isForGood onMute={() => acts.mute(post, true)}>
        <IconX size={16} stroke={1.75} aria-hidden />
        <span>
          <Trans>Mute {name} for good</Trans>
        </span>
      </MuteItem>
    </>
  )
}

function Why({ post }: Pick<Props, 'post'>) {
  const name = <bdi>{post.author.name}</bdi>
  if (post.reason === 'own') return <Trans>You see this because it is your own.</Trans>
  if (post.reason === 'group') {
    const group = <bdi>{post.on?.name}</bdi>
    return <Trans>You see this because you are in the group {group}.</Trans>
  }
  if (post.reason === 'connected')
    return <Trans>You are connected with {name}, which is why you see this.</Trans>
  return <Trans>You follow {name}, which is why you see this.</Trans>
}

type ItemProps = {
  what: { type: MutedType; id: string }
  isForGood?: boolean
  onMute(): void
  children: React.ReactNode
}

/** One button; without scripts the feed itself does it. */
function MuteItem({ what: { type, id }, isForGood = false, onMute, children }: ItemProps) {
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
        <input type="hidden" name="intent" value={isForGood ? `${muteIntent}-for-good` : muteIntent} />
        <input type="hidden" name="type" value={type} />
        <input type="hidden" name="id" value={id} />
        <button type="submit">{children}</button>
      </form>
    </li>
  )
}
