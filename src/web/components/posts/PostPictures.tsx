import { useLingui } from '@lingui/react/macro'
import type { PostPictureEntry } from '../../../contract/posts.ts'
import styles from './PostPictures.module.css'

/** Its pictures: one as wide as the card, several beside each other; each opens whole. */
export function PostPictures({ pictures }: { pictures: readonly PostPictureEntry[] }) {
  const { t } = useLingui()
  if (pictures.length === 0) return null
  const total = pictures.length
  return (
    <ul className={styles.pictures} data-many={total > 1 || undefined}>
      {pictures.map((picture, at) => {
        const number = at + 1
        const { width, height } = picture.versions.at(-1) ?? { width: 1_280, height: 720 }
        return (
          <li key={picture.url}>
            <a href={picture.url} target="_blank" rel="noopener">
              <img
                src={picture.url}
                srcSet={srcSetOf(picture)}
                sizes={total > 1 ? '(min-width: 768px) 312px, 50vw' : '(min-width: 768px) 624px, 100vw'}
                alt={picture.alt || t`Picture ${number} of ${total} in this post`}
                width={width}
                height={height}
                loading="lazy"
                decoding="async"
                style={picture.colour === null ? undefined : { backgroundColor: picture.colour }}
              />
            </a>
          </li>
        )
      })}
    </ul>
  )
}

function srcSetOf({ versions, url }: PostPictureEntry): string | undefined {
  const type = versions.find((version) => version.url === url)?.type
  const same = versions.filter((version) => version.type === type)
  return same.length > 1 ? same.map((version) => `${version.url} ${version.width}w`).join(', ') : undefined
}
