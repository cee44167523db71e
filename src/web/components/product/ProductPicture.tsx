import { IconPhoto } from '@tabler/icons-react'
import { Plural } from '@lingui/react/macro'
import { ProductPlaceholder } from './ProductPlaceholder.tsx'
import styles from './ProductPicture.module.css'

type Props = {
  url: string | undefined
  industryID: string
  /** Pixels of its side at most; it fills its parent's width. */
  size: number
  /** True for the first pictures of a page, which the visitor waits for. */
  first?: boolean
}

/** A product's picture, or what stands for it; square, and decorative, since the name stands beside it. */
export function ProductPicture({ url, industryID, size, first = false }: Props) {
  return (
    <span className={styles.picture}>
      {url ? (
        <img
          src={url}
          alt=""
          width={size}
          height={size}
          loading={first ? 'eager' : 'lazy'}
          fetchPriority={first ? 'high' : undefined}
          decoding="async"
        />
      ) : (
        <ProductPlaceholder industryID={industryID} />
      )}
    </span>
  )
}

/** How many photos there are, in the corner of a positioned parent; nothing without any. */
export function PhotoCount({ photos }: { photos: number }) {
  if (photos === 0) return null
  return (
    <span className={styles.photos}>
      <IconPhoto size={14} stroke={1.75} aria-hidden />
      <span aria-hidden="true">{photos}</span>
      <span className="vh">
        <Plural value={photos} one="# photo" other="# photos" />
      </span>
    </span>
  )
}
