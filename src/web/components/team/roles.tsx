import { Trans, useLingui } from '@lingui/react/macro'
import type { MemberEntry } from '../../../contract/team.ts'
import styles from './roles.module.css'

export type Role = MemberEntry['role']

/** What whoever comes into a company may come as: owners are named among its members. */
export const rolesToEnter: readonly Role[] = ['member', 'admin']

/** What somebody with this role may make a member (D8): admins name no owners. */
const rolesToGive = (own: Role): readonly Role[] =>
  own === 'owner' ? [...rolesToEnter, 'owner'] : rolesToEnter

/** The names of roles, for where a text is needed. */
export function useRoleNames(): Record<Role, string> {
  const { t } = useLingui()
  return { owner: t`Owner`, admin: t`Admin`, member: t`Member` }
}

/** What somebody is in a company, in words (D8). */
export const RoleName = ({ role }: { role: Role }) => useRoleNames()[role]

/** The entries of a pick list of roles. */
export function RoleOptions({ of }: { of: readonly Role[] }) {
  const names = useRoleNames()
  return of.map((role) => (
    <option key={role} value={role}>
      {names[role]}
    </option>
  ))
}

type SelectProps = {
  /** What whoever changes a member is; without it, for who comes in. */
  own?: Role
  /** Of the person it is chosen for. */
  name: string
  defaultValue: Role
  onChoose?: (role: Role) => void
}

/** A small pick list for the role of somebody. */
export function RoleSelect({ own, name, defaultValue, onChoose }: SelectProps) {
  const { t } = useLingui()
  return (
    <select
      name="role"
      className={styles.select}
      aria-label={t`Role of ${name}`}
      defaultValue={defaultValue}
      onChange={(event) => onChoose?.(event.currentTarget.value as Role)}
    >
      <RoleOptions of={own ? rolesToGive(own) : rolesToEnter} />
    </select>
  )
}

/** What a role may do, in a sentence. */
export function RoleMeaning({ role }: { role: Role }) {
  switch (role) {
    case 'owner':
      return <Trans>May do everything: also name other owners, hand the company over and remove it.</Trans>
    case 'admin':
      return (
        <Trans>
          Manages the page, products, certificates and members of the company, but not its owners.
        </Trans>
      )
    case 'member':
      return (
        <Trans>
          Reads and answers the inquiries of the company, and gets mail about them; sees how it is managed and
          who belongs to it, and writes drafts of products.
        </Trans>
      )
  }
}
