import { useState } from 'react'
import { Link } from 'react-router'
import { IconBan, IconDots, IconFlag } from '@tabler/icons-react'
import { Trans } from '@lingui/react/macro'
import type { Thing } from '../../api/acts.ts'
import { closeMenuAround, Menu } from '../../ui/Menu.tsx'
import { accountsAddress, useSite } from '../layout/site.ts'
import { BlockDialog } from './BlockDialog.tsx'
import { ReportDialog } from './ReportDialog.tsx'
import { blockPath, reportPath } from './things.ts'
import styles from './MoreMenu.module.css'

type Props = {
  thing: Thing
  name: string
  /** More to do, below the rest. */
  children?: React.ReactNode
}

/** Report and, for companies and people, Block: pages of their own, dialogs for who is signed in and has scripts. */
export function MoreMenu({ thing, name, children }: Props) {
  const signedIn = useSite()?.session !== undefined
  const [open, setOpen] = useState<'report' | 'block'>()
  const { type, id } = thing
  const instead = (dialog: 'report' | 'block') => (event: React.MouseEvent) => {
    if (!signedIn || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    closeMenuAround(event.currentTarget)
    setOpen(dialog)
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
          {type !== 'product' && (
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
      <ReportDialog thing={thing} name={name} open={open === 'report'} onClose={close} />
      {type !== 'product' && (
        <BlockDialog type={type} id={id} name={name} open={open === 'block'} onClose={close} />
      )}
    </>
  )
}
