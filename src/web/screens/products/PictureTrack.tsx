import { useEffect, useRef } from 'react'
import { useLingui } from '@lingui/react/macro'
import { onPlainClick } from '../../ui/plainClick.ts'
import type { ShownPicture } from './page-data.ts'
import styles from './PictureTrack.module.css'

type Props = {
  name: string
  pictures: readonly ShownPicture[]
  current: number
  /** Told when somebody pushes the row to another picture. */
  onCurrent(picture: number): void
  /** Pictures are links to themselves that open the full screen; without it they are pictures alone. */
  onOpen?: () => void
  isScripted?: boolean
}

/** All pictures in one row that snaps: pushed by hand, or moved to `current`. */
export function PictureTrack({ name, pictures, current, onCurrent, onOpen, isScripted = true }: Props) {
  const { t } = useLingui()
  const total = pictures.length
  const { row, onScroll, onTouch } = useRow(current, onCurrent)
  return (
    <ul
      ref={row}
      className={onOpen ? styles.row : `${styles.row} ${styles.full}`}
      // What scrolls must be reached by keyboard; links inside are enough.
      tabIndex={onOpen ? undefined : 0}
      aria-label={onOpen ? undefined : t`Pictures of ${name}`}
      onScroll={onScroll}
      onPointerDown={onTouch}
      onWheel={onTouch}
    >
      {pictures.map(({ url: address, text, lang }, at) => {
        const number = at + 1
        // Its own words where there are some; else which it is of how many.
        const label = text ?? (total === 1 ? name : t`${name}, picture ${number} of ${total}`)
        const picture = (
          <img
            src={address}
            alt={label}
            lang={lang}
            width={480}
            height={480}
            loading={onOpen && at === 0 ? 'eager' : 'lazy'}
            fetchPriority={onOpen && at === 0 ? 'high' : undefined}
            decoding="async"
            draggable={false}
          />
        )
        return (
          <li key={address} id={onOpen && `picture-${number}`}>
            {onOpen ? (
              <a
                href={address}
                data-picture={at}
                // One stop on the way through the page; arrow keys and thumbnails lead to the others.
                tabIndex={isScripted && at !== current ? -1 : undefined}
                onClick={onPlainClick(() => {
                  onCurrent(at)
                  onOpen()
                })}
              >
                {picture}
              </a>
            ) : (
              picture
            )}
            {text && (
              // Who hears the page has heard it as the picture's own words.
              <p className={styles.words} lang={lang} aria-hidden="true">
                {text}
              </p>
            )}
          </li>
        )
      })}
    </ul>
  )
}

const seenIn = (row: HTMLElement) => Math.round(row.scrollLeft / Math.max(row.clientWidth, 1))

/** Keeps a row of pictures and the number of the current one in step, in both directions. */
function useRow(current: number, onCurrent: (picture: number) => void) {
  const row = useRef<HTMLUListElement>(null)
  const isMoved = useRef(false)
  /** Where the row is on its way to; what it passes on the way is not seen. */
  const goal = useRef<number | null>(null)

  useEffect(() => {
    const list = row.current
    if (!list || seenIn(list) === current) return
    if (!isMoved.current && current === 0) {
      // Pushed, or led here by a fragment, before scripts ran.
      onCurrent(seenIn(list))
      return
    }
    goal.current = current
    list.scrollTo({ left: current * list.clientWidth, behavior: isMoved.current ? 'auto' : 'instant' })
    if (list.contains(document.activeElement) && document.activeElement !== list)
      list.querySelector<HTMLElement>(`[data-picture="${current}"]`)?.focus({ preventScroll: true })
  }, [current, onCurrent])

  useEffect(() => {
    isMoved.current = true
  }, [])

  return {
    row,
    onScroll() {
      const list = row.current
      if (!list) return
      const seen = seenIn(list)
      if (goal.current === null) {
        if (seen !== current) onCurrent(seen)
      } else if (seen === goal.current) goal.current = null
    },
    onTouch() {
      goal.current = null
    },
  }
}
