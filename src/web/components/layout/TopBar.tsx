import { useLocation, useMatches } from 'react-router'
import { IconMenu2, IconSearch } from '@tabler/icons-react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { BadgesEntry } from '../../../contract/notifications.ts'
import type { Acting } from '../../api/acting.ts'
import type { PageSession } from '../../api/page.ts'
import { Button, LinkButton } from '../../ui/Button.tsx'
import { AccountMenu } from './AccountMenu.tsx'
import { barEntries } from './accountEntries.ts'
import { Badges } from './Badges.tsx'
import { LanguageMenu } from './LanguageMenu.tsx'
import { Logo } from './Logo.tsx'
import { menuId, MobileMenu } from './MobileMenu.tsx'
import { accountsAddress } from '../../api/accounts-address.ts'
import { searchLink } from './searchLink.ts'
import { useHere, useSite, type LayoutHandle } from './site.ts'
import styles from './TopBar.module.css'

/** Logo, the search bar of routes that have one (`handle.searchBar`) or a button that opens it, languages, and the person's entries or Login and Register (P2.6). */
export function TopBar() {
  const { t } = useLingui()
  const here = useHere()
  const site = useSite()
  const session = site?.session
  const handles = useMatches().map((match) => match.handle as LayoutHandle | undefined)
  const SearchBar = handles.findLast((handle) => handle?.searchBar)?.searchBar
  return (
    <header className={styles.topbar}>
      <div className={`wrap ${styles.row} ${session ? styles.signed : ''}`}>
        <div className={styles.start}>
          <Button variant="quiet" className={styles.menu} popoverTarget={menuId} aria-label={t`Menu`}>
            <IconMenu2 size={20} stroke={1.5} aria-hidden />
          </Button>
          <Logo />
        </div>
        {SearchBar && (
          <div className={styles.search}>
            <SearchBar />
          </div>
        )}
        <nav className={styles.account} aria-label={t`Account`}>
          {!SearchBar && (
            <LinkButton
              {...searchLink}
              variant="quiet"
              className={styles.lookup}
              aria-label={t`Search`}
              aria-keyshortcuts="/"
            >
              <IconSearch size={20} stroke={1.5} aria-hidden />
            </LinkButton>
          )}
          <LanguageMenu />
          {session ? (
            <SignedIn session={session} acting={site?.acting} badges={site?.badges} />
          ) : (
            <>
              <LinkButton variant="quiet" size="small" to={accountsAddress('log-in', here)}>
                <Trans>Login</Trans>
              </LinkButton>
              <LinkButton size="small" className={styles.wide} to={accountsAddress('register', here)}>
                <Trans>Register</Trans>
              </LinkButton>
            </>
          )}
        </nav>
      </div>
      <MobileMenu />
    </header>
  )
}

type SignedInProps = {
  session: PageSession
  acting: Acting | undefined
  badges: BadgesEntry | undefined
}

function SignedIn({ session, acting, badges }: SignedInProps) {
  const { i18n } = useLingui()
  const { pathname } = useLocation()
  return (
    <>
      {barEntries.map(({ to, label }) => (
        <LinkButton
          key={to}
          variant="quiet"
          size="small"
          className={styles.wide}
          to={to}
          aria-current={pathname === to ? 'page' : undefined}
        >
          {i18n._(label)}
        </LinkButton>
      ))}
      {badges && <Badges counts={badges} />}
      <AccountMenu session={session} acting={acting} />
    </>
  )
}
