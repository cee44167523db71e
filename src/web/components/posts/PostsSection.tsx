import { Link } from 'react-router'
import { Trans } from '@lingui/react/macro'
import { timelinePath } from '../../../contract/slugs.ts'
import { Section } from '../sheet/Section.tsx'
import { PostCard } from './PostCard.tsx'
import type { PostPage } from './PostList.tsx'
import styles from './PostList.module.css'

type Props = { timelineID: string; page: PostPage; most: number }

/** The newest posts of a person or company on their page, and the way to all of them; nothing where there are none. */
export function PostsSection({ timelineID, page: { posts, next }, most }: Props) {
  if (posts.length === 0) return null
  const shown = posts.slice(0, most)
  return (
    <Section
      id="posts"
      title={<Trans>Posts</Trans>}
      screenOnly
      note={
        (next !== null || posts.length > shown.length) && (
          <Link to={timelinePath(timelineID)} className="reach">
            <Trans>All posts</Trans>
          </Link>
        )
      }
    >
      <ul className={styles.list}>
        {shown.map((post) => (
          <li key={post.id}>
            <PostCard post={post} heading="h3" />
          </li>
        ))}
      </ul>
    </Section>
  )
}
