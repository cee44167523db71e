import { useLingui } from '@lingui/react/macro'
import { staffRoles } from '../../../../contract/staff-roles.ts'
import { subscriptions } from '../../../../contract/subscription-names.ts'
import type { ListedProposal } from '../../../../contract/proposals.ts'
import { TierName } from '../../../components/business/marks.tsx'
import { formatDay } from '../../../components/text/formats.ts'
import { Link } from '../../../ui/Link.tsx'
import { roleNames } from '../rooms.ts'

/** What something will be done with: a role, a plan with its last day, the case that led to it, or what the owners are told. */
export function ProposedDetails({ input }: Pick<ListedProposal, 'input'>) {
  const { i18n, t } = useLingui()
  const role = staffRoles.find((one) => one === input['role'])
  const plan = subscriptions.find((one) => one === input['plan'])
  const said = (name: string) => (typeof input[name] === 'string' ? input[name] : '')
  if (role) return `${i18n._(roleNames[role])} ${said('edition')}`.trim()
  const until = said('until').slice(0, 10)
  if (plan)
    return (
      <>
        <TierName tier={plan} /> · {until && formatDay(until, i18n.locale)}
      </>
    )
  if (said('case') !== '')
    return <Link to={`/console/reports/${said('case')}`}>{t`The reports about it`}</Link>
  if (said('words') !== '') return <bdi>{said('words')}</bdi>
  const rest = Object.entries(input).filter(([, value]) => ['string', 'number'].includes(typeof value))
  return rest.map(([name, value]) => `${name}: ${String(value)}`).join(', ')
}
