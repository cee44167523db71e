import { useEffect, useRef } from 'react'
import { IconPlayerPlayFilled } from '@tabler/icons-react'
import { Plural, useLingui } from '@lingui/react/macro'
import type { ProductPageData } from './page-data.ts'
import { onPlainClick } from '../../ui/plainClick.ts'
import styles from './Thumbnails.module.css'

type Props = { product: ProductPageData; current: number; onPick(picture: number): void }

/** Links to every picture and to the films; nothing where there is one picture alone. */
export function Thumbnails({ product: { pictures, videos }, current, onPick }: Props) {
  const { t } = useLingui()
  const strip = useStrip(current)
  const total = pictures.length
  const films = videos.length
  const poster = videos.map((source) => source.kind === 'file' && source.poster).find(Boolean)
  if (total < 2 && films === 0) return null
  return (
    <ul ref={strip} className={styles.strip}>
      {pictures.map(({ url: address }, at) => {
        const number = at + 1
        return (
          <li key={address}>
            <a
              href={`#picture-${number}`}
              className={styles.thumbnail}
              aria-label={t`Picture ${number} of ${total}`}
              aria-current={at === current ? true : undefined}
              onClick={onPlainClick(() => onPick(at))}
            >
              <img src={address} alt="" width={80} height={80} loading="lazy" decoding="async" />
            </a>
          </li>
        )
      })}
      {films > 0 && (
        <li>
          <a href="#videos" className={`${styles.thumbnail} ${styles.film}`}>
            {poster && <img src={poster} alt="" width={80} height={80} loading="lazy" decoding="async" />}
            <IconPlayerPlayFilled size={20} aria-hidden />
            <span className="vh">
              <Plural value={films} one="To the video" other="To the videos" />
            </span>
          </a>
        </li>
      )}
    </ul>
  )
}

/** Keeps the current thumbnail in view, and the focus on it while arrow keys move it. */
function useStrip(current: number) {
  const strip = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const list = strip.current
    const link = list?.children[current]?.querySelector<HTMLElement>('[aria-current]')
    if (!list || !link) return
    const { left, right } = link.getBoundingClientRect()
    const view = list.getBoundingClientRect()
    if (left < view.left) list.scrollBy({ left: left - view.left - 8 })
    else if (right > view.right) list.scrollBy({ left: right - view.right + 8 })
    const isHere = list.contains(document.activeElement) && document.activeElement?.hasAttribute('aria-label')
    if (isHere) link.focus({ preventScroll: true })
  }, [current])
  return strip
}
