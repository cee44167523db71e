import { Trans } from '@lingui/react/macro'
import { badgeScopes } from '../../../contract/badge-scopes.ts'
import type { CheckEntryOf } from '../../../contract/verification.ts'
import { ScopeLine } from '../business/verification.tsx'

/** What a level is called. */
export function LevelName({ level }: Pick<CheckEntryOf, 'level'>) {
  switch (level) {
    case 1:
      return <Trans>Identity</Trans>
    case 2:
      return <Trans>Check of documents</Trans>
    case 3:
      return <Trans>Visit</Trans>
    case 4:
      return <Trans>Audit by others</Trans>
  }
}

/** What was looked at. */
export function CheckScope({ scope }: Pick<CheckEntryOf, 'scope'>) {
  if (scope.includes('number')) return <Trans>E-mail address at the website, register number</Trans>
  if (scope.includes('domain')) return <Trans>E-mail address at the website</Trans>
  return <ScopeLine scope={badgeScopes.filter((one) => scope.includes(one))} />
}
