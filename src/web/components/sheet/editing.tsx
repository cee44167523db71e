// A sheet that its own people edit (P4.11, edit mode): each part leads to its tab, and what is empty asks to be filled.
import { createContext, useContext } from 'react'
import { Link } from 'react-router'
import { IconPencil, IconPlus } from '@tabler/icons-react'
import { Trans } from '@lingui/react/macro'
import { managePath, type ManageTab } from '../manage/tabs.ts'
import styles from './editing.module.css'

const EditingContext = createContext<string | undefined>(undefined)

type ProviderProps = {
  /** The company whose page is edited; undefined for a page as everybody sees it. */
  businessID: string | undefined
  children: React.ReactNode
}

export const EditingProvider = ({ businessID, children }: ProviderProps) => (
  <EditingContext value={businessID}>{children}</EditingContext>
)

/** Where `tab` is edited; undefined unless the page is being edited. */
export function useEditPath(tab: ManageTab | undefined): string | undefined {
  const businessID = useContext(EditingContext)
  return businessID === undefined || tab === undefined ? undefined : managePath(businessID, tab)
}

/** Beside the title of a part; `part` is the id of the title. */
export function EditLink({ to, part }: { to: string; part: string }) {
  return (
    <Link to={to} id={`${part}-edit`} className={styles.edit} aria-labelledby={`${part}-edit ${part}`}>
      <IconPencil size={16} stroke={1.75} aria-hidden />
      <Trans>Edit</Trans>
    </Link>
  )
}

/** In the place of a value that is not there yet; `name` says which. */
export function AddLink({ to, name }: { to: string; name?: React.ReactNode }) {
  return (
    <Link to={to} className={`${styles.add} reach`}>
      <IconPlus size={16} stroke={1.75} aria-hidden />
      <Trans>Add</Trans>
      {name !== undefined && <span className="vh"> {name}</span>}
    </Link>
  )
}
