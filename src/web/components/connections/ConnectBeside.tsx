import { IconCheck, IconClock, IconLink, IconMailOpened } from '@tabler/icons-react'
import { Trans } from '@lingui/react/macro'
import { accountsAddress } from '../../api/accounts-address.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { useConnection } from '../acts/standing.tsx'
import { useSite } from '../layout/site.ts'
import { connectPath, type Party } from './paths.ts'
import styles from './ConnectBeside.module.css'

type Props = {
  party: Party
  /** The bar of the other acts. */
  children: React.ReactNode
}

/** Connect beside the other acts of a page, below them on phones; visitors log in on the way. */
export function ConnectBeside({ party, children }: Props) {
  const state = useConnection(party.id)
  const isSignedIn = useSite()?.session !== undefined
  const path = connectPath(party)
  return (
    <div className={styles.beside}>
      {children}
      <LinkButton
        to={isSignedIn ? path : accountsAddress('log-in', path)}
        rel="nofollow"
        className={styles.connect}
      >
        <StateIcon state={state} />
        <StateName state={state} />
      </LinkButton>
    </div>
  )
}

type State = ReturnType<typeof useConnection>

function StateIcon({ state }: { state: State }) {
  const Icon = { none: IconLink, connected: IconCheck, asked: IconClock, received: IconMailOpened }[state]
  return <Icon size={16} stroke={1.75} aria-hidden />
}

function StateName({ state }: { state: State }) {
  if (state === 'connected') return <Trans context="two who are connected">Connected</Trans>
  if (state === 'asked') return <Trans context="a connection">Requested</Trans>
  if (state === 'received') return <Trans>Answer request</Trans>
  return <Trans>Connect</Trans>
}
