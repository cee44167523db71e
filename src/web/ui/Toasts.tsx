import { useEffect, useState, useSyncExternalStore } from 'react'
import { IconX } from '@tabler/icons-react'
import { Trans, useLingui } from '@lingui/react/macro'
import { dropToast, noToasts, onToasts, toastsShown, type Toast } from './toastList.ts'
import styles from './Toasts.module.css'

const shownMs = 5_000
/** Undo stays longer (U24). */
const withActionMs = 8_000

/** The toasts at the bottom of the page, in a polite live region that is there before the first of them. */
export function Toasts() {
  const toasts = useSyncExternalStore(onToasts, toastsShown, noToasts)
  return (
    <div className={styles.toasts} role="status">
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </div>
  )
}

function ToastCard({ toast }: { toast: Toast }) {
  const { t } = useLingui()
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (held) return
    const usual = toast.action ? withActionMs : shownMs
    const timer = setTimeout(() => dropToast(toast.id), toast.shownMs ?? usual)
    return () => clearTimeout(timer)
  }, [held, toast])
  return (
    <div
      className={`${styles.toast} ${styles[toast.tone]}`}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span>{toast.text ?? <DefaultText tone={toast.tone} />}</span>
      {toast.action && (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            toast.action?.run()
            dropToast(toast.id)
          }}
        >
          {toast.action.label}
        </button>
      )}
      <button type="button" aria-label={t`Close`} onClick={() => dropToast(toast.id)}>
        <IconX size={16} stroke={1.75} aria-hidden />
      </button>
    </div>
  )
}

function DefaultText({ tone }: { tone: Toast['tone'] }) {
  return tone === 'success' ? (
    <Trans>Saved successfully</Trans>
  ) : (
    <Trans>Something was wrong, try again please</Trans>
  )
}
