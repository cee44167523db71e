import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { IconX } from '@tabler/icons-react'
import { useLingui } from '@lingui/react/macro'
import { useLeft } from './useLeft.ts'
import styles from './Drawer.module.css'

/** A panel that slides in from the left, opened by any `<button popoverTarget={id}>`, script or not; Esc, a click outside and a change of page close it. It covers the page, so Tab goes round within it. */
export function Drawer({ id, label, children }: { id: string; label: string; children: React.ReactNode }) {
  const { t } = useLingui()
  const panel = useRef<HTMLElement>(null)
  const { key } = useLocation()
  const shownOn = useRef(key)
  useEffect(() => {
    if (shownOn.current === key) return
    shownOn.current = key
    if (panel.current?.matches(':popover-open')) panel.current.hidePopover()
  }, [key])
  useLeft(panel, () => {
    if (panel.current?.matches(':popover-open')) panel.current.hidePopover()
  })
  function goRound(event: React.KeyboardEvent<HTMLElement>): void {
    if (event.key !== 'Tab') return
    const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('a[href], button')]
    const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]]
    if (event.target !== from) return
    event.preventDefault()
    to?.focus()
  }
  return (
    // The keys are those of what is in it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <nav
      ref={panel}
      id={id}
      popover="auto"
      className={styles.drawer}
      aria-label={label}
      onKeyDown={goRound}
      onToggle={(event) => {
        if (event.newState === 'open') panel.current?.querySelector('button')?.focus()
      }}
    >
      <button
        type="button"
        className={styles.close}
        popoverTarget={id}
        popoverTargetAction="hide"
        aria-label={t`Close`}
      >
        <IconX size={20} stroke={1.5} aria-hidden />
      </button>
      {children}
    </nav>
  )
}
