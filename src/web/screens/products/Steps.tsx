import { IconChevronLeft, IconChevronRight, IconMaximize, IconX } from '@tabler/icons-react'
import { useLingui } from '@lingui/react/macro'
import { stepped } from './steps.ts'
import styles from './Steps.module.css'

export type StepsProps = {
  name: string
  current: number
  total: number
  onCurrent(picture: number): void
}

/** Where one is among the pictures, one back, one on; and into full screen or out of it. Needs scripts. */
export function Steps({
  current,
  total,
  onCurrent,
  onOpen,
  onClose,
}: StepsProps & { onOpen?: () => void; onClose?: () => void }) {
  const { t } = useLingui()
  return (
    <div className={onOpen ? `${styles.steps} ${styles.small}` : styles.steps}>
      {total > 1 && (
        <>
          <span className={styles.position} aria-hidden="true">
            {current + 1} / {total}
          </span>
          <button
            type="button"
            aria-label={t`Previous picture`}
            onClick={() => onCurrent(stepped(current, -1, total))}
          >
            <IconChevronLeft size={16} stroke={1.75} aria-hidden />
          </button>
          <button
            type="button"
            aria-label={t`Next picture`}
            onClick={() => onCurrent(stepped(current, 1, total))}
          >
            <IconChevronRight size={16} stroke={1.75} aria-hidden />
          </button>
        </>
      )}
      {onOpen && (
        <button type="button" aria-label={t`Full screen`} onClick={onOpen}>
          <IconMaximize size={16} stroke={1.75} aria-hidden />
        </button>
      )}
      {onClose && (
        <button type="button" aria-label={t`Close`} onClick={onClose}>
          <IconX size={16} stroke={1.75} aria-hidden />
        </button>
      )}
    </div>
  )
}
