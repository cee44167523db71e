import { IconBookmark, IconHeart, IconPlus, IconUserPlus } from '@tabler/icons-react'
import { Trans, useLingui } from '@lingui/react/macro'
import { actAddress, type Act } from '../layout/site.ts'
import { LinkButton } from '../../ui/Button.tsx'
import styles from './Actions.module.css'

/** Like, follow, connect, save and share in one bar (section 2); its parts are `ActionLink` and `ShareButton`. */
export function Actions({ children }: { children: React.ReactNode }) {
  const { t } = useLingui()
  return (
    <div className={styles.actions} role="group" aria-label={t`Actions`}>
      {children}
    </div>
  )
}

const icons = { like: IconHeart, follow: IconPlus, connect: IconUserPlus, save: IconBookmark }

/** Needs a session: the account service leads back to `path`, where the action is finished (sections 1 and 6). */
export function ActionLink({ act, path, count }: { act: Act; path: string; count?: string }) {
  const Icon = icons[act]
  return (
    <LinkButton to={actAddress(act, path)} rel="nofollow">
      <Icon size={16} stroke={1.75} aria-hidden />
      <span>
        <ActName act={act} />
        {count !== undefined && (
          <>
            {' '}
            <span className={styles.count}>{count}</span>
          </>
        )}
      </span>
    </LinkButton>
  )
}

function ActName({ act }: { act: Act }) {
  switch (act) {
    case 'like':
      return <Trans>Like</Trans>
    case 'follow':
      return <Trans>Follow</Trans>
    case 'connect':
      return <Trans>Connect</Trans>
    case 'save':
      return <Trans>Save</Trans>
  }
}
