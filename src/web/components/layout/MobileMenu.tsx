import { Link, useLocation } from 'react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import { Drawer } from '../../ui/Drawer.tsx'
import { LanguageLinks } from './LanguageMenu.tsx'
import { accountsAddress } from './site.ts'
import styles from './MobileMenu.module.css'

export const menuId = 'menu'

/** The slide-in menu of small screens (section 2); visitors find Login and Register under ACCOUNT. */
export function MobileMenu() {
  const { t } = useLingui()
  const { pathname, search } = useLocation()
  return (
    <Drawer id={menuId} label={t`Menu`}>
      <div className={styles.menu}>
        <Group title={t`ACCOUNT`}>
          <Link to={accountsAddress('log-in', pathname + search)}>
            <Trans>Login</Trans>
          </Link>
          <Link to={accountsAddress('register', pathname + search)}>
            <Trans>Register</Trans>
          </Link>
        </Group>
        <Group title={t`MAIN MENU`}>
          <Link to="/">
            <Trans>Home</Trans>
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
