import { Fragment, useState } from 'react'
import { Link } from 'react-router'
import { IconMessage2 } from '@tabler/icons-react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { ActButton } from '../acts/ActButton.tsx'
import { useAct } from '../acts/standing.tsx'
import { CompanyName } from '../business/CompanyName.tsx'
import { Comments } from '../comments/Comments.tsx'
import { LikersButton } from '../comments/LikersButton.tsx'
import { PartyPicture } from '../person/PartyPicture.tsx'
import { ShareButton } from '../sheet/ShareButton.tsx'
import { useHint } from '../text/Times.tsx'
import { onPlainClick } from '../../ui/plainClick.ts'
import { PostExtras } from './PostExtras.tsx'
import { PostMenu } from './PostMenu.tsx'
import { PostPictures } from './PostPictures.tsx'
import { PostText } from './PostText.tsx'
import { withoutLinkTo } from './linked.ts'
import type { PostData } from './post-data.ts'
import { useNumbers } from './use-numbers.ts'
import { usePostActs } from './use-post-acts.ts'
import styles from './PostCard.module.css'

type Props = {
  post: PostData
  /** On its own page the author's name is the heading. */
  heading?: 'h1' | 'h2' | 'h3'
  /** What else can be done with it. */
  menu?: React.ReactNode
  /** What was said about it stands below. */
  comments?: React.ReactNode
  /** Of the card, where the same post stands on a page twice. */
  id?: string
  /** What it said before, on its own page. */
  versions?: React.ReactNode
}

/** A post with its author, its moment, its text and pictures, how many like it, and what can be done with it (P2.17). */
export function PostCard({ post, heading: Heading = 'h2', menu, comments, id, versions }: Props) {
  const { t } = useLingui()
  const { author, on } = post
  const acts = usePostActs(post)
  const numbers = useNumbers(post)
  const [isOpen, setOpen] = useState(false)
  if (acts.isGone) return null
  const thing = { type: 'post', id: post.id } as const
  const text = withoutLinkTo(post.shared, post.content)
  const headingID = id ?? `post-${post.id}`
  return (
    <article className={`sheet ${styles.card}`} aria-labelledby={headingID} data-post={post.id}>
      <header className={styles.head}>
        <PartyPicture party={author} size={40} />
        <div className={styles.who}>
          <Heading id={headingID} className={styles.name} lang={author.nameLang}>
            <Link to={author.path} className="reach">
              {author.type === 'business' ? <CompanyName name={author.name} /> : <bdi>{author.name}</bdi>}
            </Link>
          </Heading>
          <p className={styles.meta}>
            {author.about.map((part) => (
              <Fragment key={part}>
                <bdi>{part}</bdi>
                {' · '}
              </Fragment>
            ))}
            {on && (
              <>
                <On on={on} />
                {' · '}
              </>
            )}
            <Link to={post.path} className={`${styles.when} reach`}>
              <When at={post.at}>{post.ago}</When>
            </Link>
            {post.edited && (
              <>
                {' · '}
                <When at={post.edited.at}>
                  <Trans>edited</Trans>
                </When>
              </>
            )}
            {acts.isHidden && (
              <>
                {' · '}
                <Trans>Hidden from this page</Trans>
              </>
            )}
          </p>
        </div>
        <PostMenu post={post} acts={acts} more={menu} />
      </header>
      {text !== '' && (
        <PostText
          text={text}
          lang={post.contentLang}
          mentions={post.mentions}
          // On its own page stands all of it.
          whole={Heading === 'h1' ? undefined : post.path}
        />
      )}
      {versions}
      <PostPictures pictures={post.pictures} />
      <PostExtras post={post} />
      <Counts path={post.path} id={post.id} {...numbers} />
      <div className={styles.acts}>
        <ActButton act="like" thing={thing} className={styles.act} bare label={() => t`Like this post`} />
        {/* On its own page they stand below. */}
        {comments === undefined && (
          <Link
            to={`${post.path}#comments`}
            className={styles.act}
            aria-expanded={isOpen}
            onClick={onPlainClick(() => setOpen(!isOpen))}
          >
            <IconMessage2 size={16} stroke={1.75} aria-hidden />
            <span>
              <Trans>Comment</Trans>
            </span>
          </Link>
        )}
        <ShareButton path={post.path} copied={t`Post Link copied!`} />
      </div>
      {comments ??
        (isOpen && (
          <Comments
            thing={thing}
            first={numbers.comments === 0 ? { comments: [], total: 0, nextSkip: null } : undefined}
            known={numbers.comments}
            back={post.path}
          />
        ))}
    </article>
  )
}

/** Where it stands, when that is not its author's own place. */
function On({ on: { type, path, name } }: { on: NonNullable<PostData['on']> }) {
  const place = (
    <Link to={path}>
      <bdi>{name}</bdi>
    </Link>
  )
  return type === 'group' ? <Trans>In the group {place}</Trans> : <Trans>On the page of {place}</Trans>
}

/** A moment in words, and exactly for whoever looks closer. */
function When({ at, children }: { at: string; children: React.ReactNode }) {
  return (
    <time dateTime={at} title={useHint(at)}>
      {children}
    </time>
  )
}

type CountsProps = Pick<PostData, 'id' | 'path' | 'likes' | 'comments'>

function Counts({ id, path, likes, comments }: CountsProps) {
  const { count = 0 } = useAct('like', { type: 'post', id }, likes)
  if (count === 0 && comments === 0) return null
  return (
    <div className={styles.likes}>
      <LikersButton thing={{ type: 'post', id }} likes={likes} className={`${styles.count} reach`} />
      {comments > 0 && (
        <Link to={`${path}#comments`} className="reach">
          <Plural value={comments} one="# comment" other="# comments" />
        </Link>
      )}
    </div>
  )
}
