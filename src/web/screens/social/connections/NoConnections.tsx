import { IconLink, IconMailOpened, IconSend } from '@tabler/icons-react'
import { Trans } from '@lingui/react/macro'
import type { ConnectionList } from '../../../../contract/connections.ts'
import { limits } from '../../../../contract/limits.ts'
import { LinkButton } from '../../../ui/Button.tsx'
import { Nothing } from '../../../ui/Nothing.tsx'

const icon = { size: 32, stroke: 1.25, 'aria-hidden': true } as const

/** In the place of a list that is empty. */
export function NoConnections({ list }: { list: ConnectionList }) {
  if (list === 'in')
    return (
      <Nothing
        icon={<IconMailOpened {...icon} />}
        title={<Trans>No requests to answer</Trans>}
        text={<Trans>Whoever asks for a connection stands here until you have answered.</Trans>}
      />
    )
  if (list === 'out')
    return (
      <Nothing
        icon={<IconSend {...icon} />}
        title={<Trans>No open requests</Trans>}
        text={
          <Trans>
            What you ask for stands here until it is answered, at most {limits.connectionRequestDays} days.
          </Trans>
        }
        way={<ToSearch />}
      />
    )
  return (
    <Nothing
      icon={<IconLink {...icon} />}
      title={<Trans>No connections yet</Trans>}
      text={
        <Trans>
          Press Connect on the page of a company or person you know. As soon as they accept, they stand here.
        </Trans>
      }
      way={<ToSearch />}
    />
  )
}

const ToSearch = () => (
  <LinkButton variant="primary" to="/search-result">
    <Trans>Search companies</Trans>
  </LinkButton>
)
