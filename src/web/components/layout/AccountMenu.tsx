import { Link } from 'react-router'
import { IconChevronDown } from '@tabler/icons-react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Acting } from '../../api/acting.ts'
import type { PageSession } from '../../api/page.ts'
import { tellLoggedOut } from '../../api/session/logged-out.ts'
import { dropDrafts } from '../../ui/drafts.ts'
import { Menu } from '../../ui/Menu.tsx'
import { ActorChoices } from '../acting/ActorChoices.tsx'
import { ActorPicture } from '../acting/ActorPicture.tsx'
import { personName } from '../person/person.ts'
import { dropdownEntries } from './accountEntries.ts'
import { useActsFor, useHere } from './site.ts'
import styles from './AccountMenu.module.css'

type Props = {
  session: PageSession
  /** Absent for people without a company. */
  acting: Acting | undefined
}

/** The signed-in person, with their entries behind name and photo; as whom they act is always in sight (U14), in words only for readers aloud on small screens. */
export function AccountMenu({ session, acting }: Props) {
  const { i18n } = useLingui()
  const here = useHere()
  const name = personName(session)
  const actsFor = useActsFor()
  const company = actsFor ?? acting?.chosen
  return (
    <Menu
      className={styles.menu}
      summary={
        <>
          <ActorPicture session={session} business={company} />
          <span className={styles.name}>
            {(acting || company) && (
              <span className={styles.as}>
                <Trans>Acting as</Trans>{' '}
              </span>
            )}
            {company ? <bdi>{company.name}</bdi> : name || <Trans>My account</Trans>}
          </span>
          <IconChevronDown size={16} stroke={1.75} aria-hidden />
        </>
      }
    >
      <ul className={styles.list}>
        {acting && (
          <li className={styles.first}>
            <span className={styles.label}>
              <Trans>Acting as</Trans>
            </span>
            <ActorChoices session={session} acting={acting} back={here} />
          </li>
        )}
        {name && !acting && (
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
    <form method="post" action="/log-out" className={className} onSubmit={forgetDrafts}>
      <button type="submit">
        <Trans>Logout</Trans>
      </button>
    </form>
  )
}

/** Of this tab, and of all others. */
function forgetDrafts(): void {
  dropDrafts()
  tellLoggedOut()
}
