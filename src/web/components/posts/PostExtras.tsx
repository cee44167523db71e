import { IconFileText, IconLinkOff } from '@tabler/icons-react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import type { SharedEntry } from '../../../contract/posts.ts'
import { CompanyName } from '../business/CompanyName.tsx'
import { VideoFrame } from '../sheet/VideoFrame.tsx'
import type { PostData } from './post-data.ts'
import styles from './PostExtras.module.css'

/** What goes with a post besides its pictures: a document, a film, the card of something else. */
export function PostExtras({ post: { document, video, shared, author } }: { post: PostData }) {
  const { t } = useLingui()
  const { name } = author
  return (
    <>
      {document && (
        <p>
          <a className={styles.document} href={document.url} target="_blank" rel="noopener">
            <IconFileText size={24} stroke={1.25} aria-hidden />
            <span>
              <bdi>{document.name}</bdi> <span className="muted">PDF</span>
            </span>
          </a>
        </p>
      )}
      {video && <VideoFrame source={video} title={t`Film in a post of ${name}`} />}
      {shared && <SharedCard shared={shared} />}
    </>
  )
}

function SharedCard({ shared }: { shared: SharedEntry }) {
  if (shared.isGone)
    return (
      <p className={`${styles.card} muted`}>
        <IconLinkOff size={20} stroke={1.25} aria-hidden />
        <Trans>What was shared here is not available.</Trans>
      </p>
    )
  const { name, by, picture, path, type } = shared
  return (
    <Link to={path} className={styles.card}>
      {picture && <img src={picture.url} alt="" width={72} height={72} loading="lazy" decoding="async" />}
      <span className={styles.words}>
        <span className={styles.kind}>
          <SharedKind type={type} />
        </span>
        <span className={styles.name}>
          {type === 'business' ? <CompanyName name={name} /> : <bdi>{name}</bdi>}
        </span>
        {by !== null && (
          <span className="muted">
            <bdi>{by}</bdi>
          </span>
        )}
      </span>
    </Link>
  )
}

function SharedKind({ type }: Pick<SharedEntry, 'type'>) {
  switch (type) {
    case 'business':
      return <Trans context="what is shown as a card">Company</Trans>
    case 'product':
      return <Trans>Product</Trans>
    case 'certificate':
      return <Trans>Certificate</Trans>
    case 'post':
      return <Trans context="what somebody wrote">Post</Trans>
  }
}
