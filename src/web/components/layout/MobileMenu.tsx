import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '../../ui/Link.tsx'
import { Drawer } from '../../ui/Drawer.tsx'
import { LogOut } from './AccountMenu.tsx'
import { menuEntries } from './accountEntries.ts'
import { LanguageLinks } from './LanguageMenu.tsx'
import { accountsAddress } from '../../api/accounts-address.ts'
import { searchLink } from './searchLink.ts'
import { useHere, useSite } from './site.ts'
import styles from './MobileMenu.module.css'

export const menuId = 'menu'

/** The slide-in menu of small screens (P2.7); visitors find Login and Register under ACCOUNT, others their entries, and Logout at the end. */
export function MobileMenu() {
  const { t, i18n } = useLingui()
  const session = useSite()?.session
  const here = useHere()
  return (
    <Drawer id={menuId} label={t`Menu`}>
      <div className={styles.menu}>
        <Group title={t`ACCOUNT`}>
          {session
            ? menuEntries.map(({ to, label }) => (
                <Link key={to} to={to}>
                  {i18n._(label)}
                </Link>
              ))
            : [
                <Link key="log-in" to={accountsAddress('log-in', here)}>
                  <Trans>Login</Trans>
                </Link>,
                <Link key="register" to={accountsAddress('register', here)}>
                  <Trans>Register</Trans>
                </Link>,
              ]}
        </Group>
        <Group title={t`MAIN MENU`}>
          <Link to="/">
            <Trans>Home</Trans>
          </Link>
          <Link {...searchLink}>
            <Trans>Search</Trans>
          </Link>
          <Link to="/b2b-tips/export-to-the-world-tip-0">
            <Trans>Articles</Trans>
          </Link>
          <Link to="/industries">
            <Trans>Industries</Trans>
          </Link>
        </Group>
        <Group title={t`SUPPORT`}>
          <Link to="/contact-us">
            <Trans>Contact us</Trans>
          </Link>
        </Group>
        <h2>
          <Trans>Language</Trans>
        </h2>
        <LanguageLinks className={styles.languages} />
        {session && <LogOut className={styles.logout} />}
      </div>
    </Drawer>
  )
}

function Group({ title, children }: { title: string; children: React.ReactNode[] | React.ReactNode }) {
  return (
    <>
      <h2>{title}</h2>
      <ul>
        {[children].flat().map((link, at) => (
          <li key={at}>{link}</li>
        ))}
      </ul>
    </>
  )
}
