import { IconLock } from '@tabler/icons-react'
import { Trans } from '@lingui/react/macro'
import styles from './OnlyManagers.module.css'

/** Says to members why they cannot change what stands here (D8). */
export function OnlyManagers({ children }: { children?: React.ReactNode }) {
  return (
    <p className={styles.note}>
      <IconLock size={20} stroke={1.5} aria-hidden />
      <span>
        {children ?? (
          <Trans>
            You can look at this, but not change it: only owners and admins of the company may. Ask one of
            them if something is wrong.
          </Trans>
        )}
      </span>
    </p>
  )
}
