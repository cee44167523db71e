import { Link } from 'react-router'
import { IconChevronDown } from '@tabler/icons-react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { PageSession } from '../../api/page.ts'
import { Menu } from '../../ui/Menu.tsx'
import { personName } from '../person/person.ts'
import { PersonPicture } from '../person/PersonPicture.tsx'
import { dropdownEntries } from './accountEntries.ts'
import { dropDrafts } from '../../ui/useDraft.ts'
import styles from './AccountMenu.module.css'

/** The signed-in person, with their entries behind name and photo; the name alone is for readers aloud on small screens. */
export function AccountMenu({ session }: { session: PageSession }) {
  const { i18n } = useLingui()
  const name = personName(session)
  return (
    <Menu
      className={styles.menu}
      summary={
        <>
          <span className={styles.picture}>
            <PersonPicture person={session} url={session.photo} size={28} first />
          </span>
          <span className={styles.name}>{name || <Trans>My account</Trans>}</span>
          <IconChevronDown size={16} stroke={1.75} aria-hidden />
        </>
      }
    >
      <ul className={styles.list}>
        {name && (
          <li className={styles.who} aria-hidden="true">
            {name}
          </li>
        )}
        {dropdownEntries.map(({ to, label }) => (
          <li key={to}>
            <Link to={to}>{i18n._(label)}</Link>
          </li>
        ))}
        <li className={styles.last}>
          <LogOut />
        </li>
      </ul>
    </Menu>
  )
}

/** A form of its own, so that it works without script and no link does it; the document is left by it. */
export function LogOut({ className }: { className?: string }) {
  return (
    <form method="post" action="/log-out" className={className} onSubmit={dropDrafts}>
      <button type="submit">
        <Trans>Logout</Trans>
      </button>
    </form>
  )
}
