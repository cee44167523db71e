import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Route } from './+types/ProposalsScreen'
import type { ListedProposal } from '../../../../contract/proposals.ts'
import { metaOf } from '../../../api/head.ts'
import { pageOf } from '../../../api/page.ts'
import { LocalMoment } from '../../../components/text/Times.tsx'
import { Link } from '../../../ui/Link.tsx'
import { ConsoleProblem } from '../ConsoleProblem.tsx'
import { consoleHead, consoleHeaders } from '../head.ts'
import { sendAct } from '../sending.ts'
import { standingIn } from '../standing.ts'
import { act, type Acted } from '../acting.ts'
import { ActForm } from '../ActForm.tsx'
import { Desk } from './Desk.tsx'
import { Facts } from './Facts.tsx'
import { companyPath, mergePath, personPath } from './paths.ts'
import { ProposedDetails } from './ProposedDetails.tsx'
import { proposalActs } from './states.ts'
import styles from './desk.module.css'

export const handle = { footer: false }
export const headers = consoleHeaders

export async function loader({ context }: Route.LoaderArgs) {
  const standing = await standingIn(context, ['verifier', 'moderator'])
  const page = pageOf(context)
  const isAdmin = standing.roles.includes('admin')
  const [proposals, refunds] = await Promise.all([
    page.api.listProposals({}),
    isAdmin ? page.api.listRefunds({}) : [],
  ])
  const refundsWaiting = refunds.filter(({ status }) => status === 'proposed').length
  const head = consoleHead(page, '/console/proposals', page.i18n._(msg`Proposals`))
  return { standing, proposals, refundsWaiting, head }
}

export async function action({ request, context }: Route.ActionArgs) {
  await standingIn(context, ['verifier', 'moderator'])
  const page = pageOf(context)
  return act(page, await request.formData(), {
    approve: ({ about, reason }) => page.api.approveProposal({ proposalID: about, reason }),
    decline: ({ about, reason }) => page.api.declineProposal({ proposalID: about, reason }),
  })
}

export const clientAction = (args: Route.ClientActionArgs) => sendAct(args)

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head)

export default function ProposalsScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { standing, proposals, refundsWaiting } = loaderData
  return (
    <Desk standing={standing} room="/console/proposals" title={<Trans>Proposals</Trans>}>
      <p className="t-read">
        <Trans>What one of staff proposes another one does: nobody approves what they proposed.</Trans>
      </p>
      {refundsWaiting > 0 && (
        <p className={`sheet ${styles.box}`}>
          <Link data-row to="/console/money">
            <Trans>Refunds that wait for a second person: {refundsWaiting}</Trans>
          </Link>
        </p>
      )}
      {proposals.length === 0 && (
        <p className="muted">
          <Trans>Nothing waits here.</Trans>
        </p>
      )}
      {proposals.map((proposal) => (
        <Proposed key={proposal.proposalID} proposal={proposal} answer={actionData} />
      ))}
    </Desk>
  )
}

function Proposed({ proposal, answer }: { proposal: ListedProposal; answer: Acted | undefined }) {
  const { proposalID, act: what, about, name, input, reason, proposedBy, proposedAt, isOwn } = proposal
  const to = about.type === 'user' ? personPath(about.id) : companyPath(proposal.businessID ?? about.id)
  const shared = { about: proposalID, answer }
  const { i18n } = useLingui()
  // Whoever approves has what goes over before their eyes.
  const merge = what === 'business.merged' ? mergePath(about.id, String(input['into'])) : undefined
  const act = proposalActs[what] && i18n._(proposalActs[what])
  return (
    <section className={styles.stack} aria-label={`${act ?? what} ${name}`}>
      <div className={`sheet ${styles.box}`}>
        <h2 className="t-card">
          <Link data-row to={to}>
            {name || about.id}
          </Link>
        </h2>
        <Facts
          facts={[
            {
              key: 'act',
              name: <Trans>Act</Trans>,
              value: act ?? <code>{what}</code>,
            },
            { key: 'details', name: <Trans>Details</Trans>, value: <ProposedDetails input={input} /> },
            { key: 'by', name: <Trans>Proposed by</Trans>, value: proposedBy.name },
            { key: 'at', name: <Trans>When</Trans>, value: <LocalMoment at={proposedAt} /> },
            { key: 'reason', name: <Trans>Reason</Trans>, value: reason },
          ]}
        />
      </div>
      {merge !== undefined && (
        <p className={`sheet ${styles.box}`}>
          <Link to={merge}>
            {isOwn ? <Trans>See what goes over</Trans> : <Trans>See what goes over, and approve there</Trans>}
          </Link>
        </p>
      )}
      {!isOwn && merge === undefined && (
        <ActForm
          intent="approve"
          title={<Trans>Approve</Trans>}
          button={<Trans>Approve</Trans>}
          {...shared}
        />
      )}
      <ActForm
        intent="decline"
        isDanger
        title={isOwn ? <Trans>Take back</Trans> : <Trans>Do not approve</Trans>}
        button={isOwn ? <Trans>Take back</Trans> : <Trans>Do not approve</Trans>}
        {...shared}
      />
    </section>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ConsoleProblem error={error} />
}
