import { Link } from 'react-router'
import {
  IconCopy,
  IconDots,
  IconEye,
  IconEyeOff,
  IconPencil,
  IconTrash,
  IconUpload,
} from '@tabler/icons-react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Menu } from '../../../ui/Menu.tsx'
import type { ListRow } from './list-data.ts'
import styles from './RowMenu.module.css'

type Props = { businessID: string; row: ListRow; canManage: boolean }

const icon = { size: 18, stroke: 1.5, 'aria-hidden': true } as const

/** What can be done to one product; members may do so to drafts alone (D8). */
export function RowMenu({ businessID, row, canManage }: Props) {
  const { t } = useLingui()
  const { name, state, productID, path } = row
  const mayChange = canManage || state === 'draft'
  return (
    <Menu
      className={styles.menu}
      summary={
        <>
          <IconDots size={20} stroke={1.75} aria-hidden />
          <span className="vh">{t`Actions for ${name}`}</span>
        </>
      }
    >
      <ul className={styles.entries}>
        <li>
          <Link className={styles.entry} to={`/business/${businessID}/products/${productID}`}>
            {mayChange ? <IconPencil {...icon} /> : <IconEye {...icon} />}
            {mayChange ? <Trans>Edit</Trans> : <Trans>Look at it</Trans>}
          </Link>
        </li>
        {state === 'published' && (
          <li>
            <Link className={styles.entry} to={path}>
              <IconEye {...icon} />
              <Trans>View as a buyer</Trans>
            </Link>
          </li>
        )}
        {mayChange && (
          <Act act="duplicate" id={productID}>
            <IconCopy {...icon} />
            <Trans>Duplicate</Trans>
          </Act>
        )}
        {canManage && state !== 'published' && (
          <Act act="publish" id={productID}>
            <IconUpload {...icon} />
            <Trans>Publish</Trans>
          </Act>
        )}
        {canManage && state === 'published' && (
          <Act act="unpublish" id={productID}>
            <IconEyeOff {...icon} />
            <Trans>Unpublish</Trans>
          </Act>
        )}
        {mayChange && (
          <Act act="remove" id={productID} name={name} isDelete>
            <IconTrash {...icon} />
            <Trans>Delete</Trans>
          </Act>
        )}
      </ul>
    </Menu>
  )
}

type ActProps = {
  act: string
  id: string
  name?: string
  /** Red and under a line, away from what is pressed more often. */
  isDelete?: boolean
  children: React.ReactNode
}

const Act = ({ act, id, name, isDelete = false, children }: ActProps) => (
  <li className={isDelete ? styles.delete : undefined}>
    <button type="submit" name="act" value={`${act}:${id}`} data-name={name} className={styles.entry}>
      {children}
    </button>
  </li>
)
