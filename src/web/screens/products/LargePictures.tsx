import { useLayoutEffect, useRef } from 'react'
import { useLingui } from '@lingui/react/macro'
import type { ShownPicture } from './page-data.ts'
import { PictureTrack } from './PictureTrack.tsx'
import { Steps, type StepsProps } from './Steps.tsx'
import styles from './LargePictures.module.css'

type Props = StepsProps & { pictures: readonly ShownPicture[]; onClose(): void }

/** The pictures as large as the window; Esc closes, and the focus goes back to where it came from. */
export function LargePictures({ pictures, onClose, ...steps }: Props) {
  const { t } = useLingui()
  const dialog = useRef<HTMLDialogElement>(null)
  const { name, current, total, onCurrent } = steps
  const number = current + 1
  useLayoutEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog} className={styles.dialog} aria-label={t`Pictures of ${name}`} onClose={onClose}>
      <div className={styles.bar}>
        <p className={styles.name}>{name}</p>
        <p className="vh" role="status">
          {t`Picture ${number} of ${total}`}
        </p>
        <Steps {...steps} onClose={() => dialog.current?.close()} />
      </div>
      <PictureTrack name={name} pictures={pictures} current={current} onCurrent={onCurrent} />
    </dialog>
  )
}
