import { useEffect, useId, useRef } from 'react'
import styles from './Dialog.module.css'

type Props = {
  open: boolean
  title: React.ReactNode
  /** Called for Esc, a click beside it, and whatever else closes it. */
  onClose(): void
  /** The answers to a question, whose words are the children: buttons, the leading one last. */
  actions?: React.ReactNode
  wide?: boolean
  children?: React.ReactNode
}

/** A question over the page: the focus stays inside, on what has `data-first` or else the first button; Esc closes it, and it goes back to where it came from. */
export function Dialog({ open, title, onClose, actions, wide, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleID = useId()
  const bodyID = useId()
  useEffect(() => {
    const element = dialog.current
    if (!element || element.open === open) return
    if (!open) return element.close()
    element.showModal()
    element.querySelector<HTMLElement>('[data-first]')?.focus()
  }, [open])
  return (
    // Esc is the keyboard's way to what the click beside it does.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={`${styles.dialog} ${wide ? styles.wide : ''}`}
      aria-labelledby={titleID}
      // A question is heard with its words; what is filled in is gone through.
      aria-describedby={actions && children && !wide ? bodyID : undefined}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => {
        if (event.target === dialog.current && isBeside(event, dialog.current)) onClose()
      }}
    >
      {open && (
        <>
          <h2 id={titleID} className="t-card">
            {title}
          </h2>
          {children && (
            <div id={bodyID} className={styles.body}>
              {children}
            </div>
          )}
          {actions && <div className={styles.actions}>{actions}</div>}
        </>
      )}
    </dialog>
  )
}

/** Whether a click on the dialog's own area fell on what is behind it. */
function isBeside({ clientX: x, clientY: y }: React.MouseEvent, element: HTMLElement): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  return x < left || x > right || y < top || y > bottom
}
