import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { IconX } from '@tabler/icons-react'
import { Trans, useLingui } from '@lingui/react/macro'
import { dropToast, noToasts, onToasts, toastsShown, type Toast } from './toastList.ts'
import { liftClearOf } from './clearOf.ts'
import styles from './Toasts.module.css'

const shownMs = 5_000
/** Undo stays longer (U24). */
const withActionMs = 8_000

/** What a toast must not cover: buttons that send a form, and bars of buttons. */
const pressed = 'main :is(button[type="submit"], [data-acts])'

/** The toasts at the bottom of the page, above the buttons of forms there, in a polite live region that is there before the first of them. */
export function Toasts() {
  const toasts = useSyncExternalStore(onToasts, toastsShown, noToasts)
  const box = useClearOfButtons(toasts)
  return (
    <div ref={box} className={styles.toasts} role="status">
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </div>
  )
}

/** For the element around the toasts, which it moves up while they would cover buttons, or what has the focus of the keyboard. */
function useClearOfButtons(toasts: readonly Toast[]): React.RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const at = box.current
    if (!at || toasts.length === 0) return
    const place = () => {
      at.style.translate = ''
      const cards = [...at.children].map((card) => card.getBoundingClientRect())
      const buttons = [...document.querySelectorAll(pressed), ...withFocus(at)].map((button) =>
        button.getBoundingClientRect(),
      )
      const around = {
        left: Math.min(...cards.map(({ left }) => left)),
        right: Math.max(...cards.map(({ right }) => right)),
        top: Math.min(...cards.map(({ top }) => top)),
        bottom: Math.max(...cards.map(({ bottom }) => bottom)),
      }
      const lift = liftClearOf(around, buttons.filter(isSeen), 0)
      if (lift > 0) at.style.translate = `0 ${-lift}px`
    }
    place()
    addEventListener('scroll', place, { passive: true })
    addEventListener('resize', place)
    // Where it then stands is known once the page has been scrolled there.
    // Toasts stay where they are pressed: a button that moves away under the pointer is never pressed.
    const placeAgain = ({ target }: FocusEvent) => {
      if (target instanceof Node && at.contains(target)) return
      place()
      requestAnimationFrame(place)
    }
    document.addEventListener('focusin', placeAgain)
    return () => {
      removeEventListener('scroll', place)
      removeEventListener('resize', place)
      document.removeEventListener('focusin', placeAgain)
    }
  }, [toasts])
  return box
}

/** What is seen to have the focus, unless it is in a toast; a text of half the page is seen beside the toasts too. */
const withFocus = (toasts: Element): Element[] =>
  [...document.querySelectorAll(':focus-visible')].filter(
    (element) => !toasts.contains(element) && element.getBoundingClientRect().height < innerHeight / 2,
  )

const isSeen = ({ width, height, bottom, top }: DOMRect) =>
  width > 1 && height > 1 && bottom > 0 && top < innerHeight

function ToastCard({ toast }: { toast: Toast }) {
  const { t } = useLingui()
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (held || toast.stays) return
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
