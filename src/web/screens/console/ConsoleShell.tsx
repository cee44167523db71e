import { useEffect, useRef } from 'react'
import { Form } from 'react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '../../ui/Button.tsx'
import { Link } from '../../ui/Link.tsx'
import { consoleRooms, roleNames } from './rooms.ts'
import { opens, type ConsoleStanding } from './standing.ts'
import { shellKeys, useKeys } from './use-keys.ts'
import styles from './ConsoleShell.module.css'

type Props = {
  standing: ConsoleStanding
  /** The room that the page belongs to, by its address. */
  room: string
  title: React.ReactNode
  /** Beside the title: numbers, filters or the way to the next case. */
  beside?: React.ReactNode
  children: React.ReactNode
}

/** The frame of every page of the console: who one is here, the rooms of one's roles, and the way out; keys go through its rows. Its route's `handle` says `footer: false`. */
export function ConsoleShell({ standing, room, title, beside, children }: Props) {
  const { t, i18n } = useLingui()
  useKeys(shellKeys)
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => hiddenWhenLeft(frame.current), [])
  return (
    <div ref={frame} className={`wrap ${styles.frame}`}>
      <aside className={styles.side}>
        <p className={styles.name}>
          <Trans>Console</Trans>
        </p>
        <nav aria-label={t`Rooms of the console`}>
          <ul className={styles.rooms}>
            {consoleRooms
              .filter(({ roles }) => opens(standing.roles, roles))
              .map(({ to, label }) => (
                <li key={to}>
                  <Link to={to} aria-current={to === room ? 'page' : undefined}>
                    {i18n._(label)}
                  </Link>
                </li>
              ))}
          </ul>
        </nav>
        <div className={styles.who}>
          <p>{standing.roles.map((role) => i18n._(roleNames[role])).join(', ')}</p>
          <Form method="post" action="/console">
            <input type="hidden" name="intent" value="lock" />
            <Button type="submit">
              <Trans>Lock the console</Trans>
            </Button>
          </Form>
        </div>
      </aside>
      <div className={styles.main}>
        <div className={styles.head}>
          <h1 className="t-page" tabIndex={-1}>
            {title}
          </h1>
          {beside}
        </div>
        {children}
      </div>
    </div>
  )
}

/** A page that the browser keeps for Back or Forward may have been locked meanwhile: it comes back empty, and is asked for anew. */
function hiddenWhenLeft(frame: HTMLElement | null): () => void {
  const onHide = () => {
    if (frame) frame.style.visibility = 'hidden'
  }
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) window.location.reload()
  }
  window.addEventListener('pagehide', onHide)
  window.addEventListener('pageshow', onShow)
  return () => {
    window.removeEventListener('pagehide', onHide)
    window.removeEventListener('pageshow', onShow)
  }
}
