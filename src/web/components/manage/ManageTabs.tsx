import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import { showWhole } from '../../ui/showWhole.ts'
import { managePath, manageTabs, type ManageTab } from './tabs.ts'
import styles from './ManageTabs.module.css'

type Props = { businessID: string; tab: ManageTab; wrong: readonly ManageTab[] }

/** The tabs of a company's management, as links; arrows move between them, and narrow windows push them sideways. */
export function ManageTabs({ businessID, tab, wrong }: Props) {
  const { i18n, t } = useLingui()
  const row = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const list = row.current
    const current = list?.querySelector<HTMLElement>(`[data-tab="${tab}"]`)
    // Only the row is moved: the page stays where it is.
    if (list && current) list.scrollLeft = current.offsetLeft - (list.clientWidth - current.clientWidth) / 2
  }, [tab])
  useEffect(() => {
    const list = row.current
    const onKey = (event: KeyboardEvent) => {
      if (list && moveAlong(list, event.key)) event.preventDefault()
    }
    list?.addEventListener('keydown', onKey)
    return () => list?.removeEventListener('keydown', onKey)
  }, [])
  return (
    <nav className={`wrap ${styles.tabs}`} aria-label={t`Manage business`}>
      <ul ref={row} className={styles.row}>
        {manageTabs.map((entry) => (
          <li key={entry.tab}>
            <Link
              to={managePath(businessID, entry.tab)}
              className={styles.tab}
              data-tab={entry.tab}
              onFocus={showWhole}
              aria-current={entry.tab === tab ? 'page' : undefined}
            >
              {i18n._(entry.label)}
              {wrong.includes(entry.tab) && (
                <>
                  <span className={styles.dot} aria-hidden="true" />
                  <span className="vh">
                    {' '}
                    <Trans>has an error</Trans>
                  </span>
                </>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** True when the key moved the focus: arrows to the neighbour, Home and End to the ends. */
function moveAlong(list: HTMLElement, key: string): boolean {
  const tabs = [...list.querySelectorAll('a')]
  const at = tabs.indexOf(document.activeElement as HTMLAnchorElement)
  const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[key]
  if (next === undefined || at === -1) return false
  tabs[(next + tabs.length) % tabs.length]?.focus()
  return true
}
