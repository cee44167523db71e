import { useState } from 'react'
import { Link } from 'react-router'
import { IconBan, IconDots, IconFlag } from '@tabler/icons-react'
import { Trans } from '@lingui/react/macro'
import { addTexts } from '../../api/i18n.ts'
import { closeMenuAround, Menu } from '../../ui/Menu.tsx'
import { isPlainClick } from '../../ui/plainClick.ts'
import { accountsAddress } from '../../api/accounts-address.ts'
import { useSite } from '../layout/site.ts'
import { blockPath, isBlockable, reportPath, type ReportedThing } from './things.ts'
import styles from './MoreMenu.module.css'

type Props = {
  thing: ReportedThing
  name: string
  /** More to do, below the rest. */
  children?: React.ReactNode
}

type Dialogs = typeof import('./SafetyDialogs.tsx').SafetyDialogs

async function loadDialogs(): Promise<Dialogs> {
  const [{ SafetyDialogs }] = await Promise.all([import('./SafetyDialogs.tsx'), addTexts(['inside'])])
  return SafetyDialogs
}

/** Report and, for companies and people, Block: pages of their own, dialogs for who is signed in and has scripts. */
export function MoreMenu({ thing, name, children }: Props) {
  const signedIn = useSite()?.session !== undefined
  const [Dialogs, setDialogs] = useState<Dialogs>()
  const [open, setOpen] = useState<'report' | 'block'>()
  const { type, id } = thing
  const instead = (dialog: 'report' | 'block') => (event: React.MouseEvent<HTMLAnchorElement>) => {
    if (!signedIn || !isPlainClick(event)) return
    event.preventDefault()
    closeMenuAround(event.currentTarget)
    const { href } = event.currentTarget
    loadDialogs().then(
      (loaded) => {
        setDialogs(() => loaded)
        setOpen(dialog)
      },
      () => window.location.assign(href),
    )
  }
  const way = (path: string) => (signedIn ? path : accountsAddress('log-in', path))
  const close = () => setOpen(undefined)
  return (
    <>
      <Menu
        className={styles.menu}
        summary={
          <>
            <IconDots size={18} stroke={1.75} aria-hidden />
            <span className="vh">
              <Trans>More actions</Trans>
            </span>
          </>
        }
      >
        <ul className={styles.list}>
          <li>
            <Link to={way(reportPath(type, id))} rel="nofollow" onClick={instead('report')}>
              <IconFlag size={16} stroke={1.75} aria-hidden />
              <Trans>Report…</Trans>
            </Link>
          </li>
          {isBlockable(type) && (
            <li>
              <Link to={way(blockPath(type, id))} rel="nofollow" onClick={instead('block')}>
                <IconBan size={16} stroke={1.75} aria-hidden />
                <Trans>Block…</Trans>
              </Link>
            </li>
          )}
          {children}
        </ul>
      </Menu>
      {Dialogs && <Dialogs thing={thing} name={name} open={open} onClose={close} />}
    </>
  )
}
