import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { data } from 'react-router'
import type { Route } from './+types/MergeScreen'
import type { MergePreviewEntry } from '../../../../contract/merges.ts'
import { parametersOf } from '../../../../contract/pages/query.ts'
import { idIn, notFoundAs404 } from '../../../api/addresses.ts'
import { metaOf } from '../../../api/head.ts'
import { pageOf } from '../../../api/page.ts'
import { LinkButton } from '../../../ui/Button.tsx'
import { ConsoleProblem } from '../ConsoleProblem.tsx'
import { consoleHead, consoleHeaders } from '../head.ts'
import { sendAct } from '../sending.ts'
import { standingIn } from '../standing.ts'
import { act, type Acted } from '../acting.ts'
import { ActForm } from '../ActForm.tsx'
import { Desk } from './Desk.tsx'
import { Facts } from './Facts.tsx'
import { MergePreview } from './MergePreview.tsx'
import { companyPath, mergePath } from './paths.ts'
import { WordsField } from './WordsField.tsx'
import styles from './desk.module.css'

export const handle = { footer: false }
export const headers = consoleHeaders

const intoIn = (url: URL): string => {
  const into = parametersOf(url).get('into')
  if (into === null) throw data(null, { status: 404 })
  return idIn(into)
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const standing = await standingIn(context, [])
  const page = pageOf(context)
  const businessID = idIn(params.id)
  const into = intoIn(page.url)
  const preview = await page.api.previewMerge({ businessID, into }).catch(notFoundAs404)
  const title = page.i18n._(msg`Merge companies`)
  return { standing, preview, head: consoleHead(page, mergePath(businessID, into), title) }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  await standingIn(context, [])
  const page = pageOf(context)
  const businessID = idIn(params.id)
  const into = intoIn(page.url)
  const done = companyPath(businessID)
  return act(
    page,
    await request.formData(),
    {
      propose: ({ lines, reason }) =>
        page.api.proposeMerge({ businessID, into, words: lines('words'), reason }),
      approve: ({ about, reason }) => page.api.approveProposal({ proposalID: about, reason }),
      decline: ({ about, reason }) => page.api.declineProposal({ proposalID: about, reason }),
    },
    { approve: done },
  )
}

export const clientAction = (args: Route.ClientActionArgs) => sendAct(args)

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head)

export default function MergeScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { standing, preview } = loaderData
  const { from, into, proposal, refused } = preview
  const [goes, stays] = [from.name, into.name]
  return (
    <Desk
      standing={standing}
      room="/console/companies"
      title={
        <Trans>
          Merge {goes} into {stays}
        </Trans>
      }
      beside={
        <LinkButton to={mergePath(into.businessID, from.businessID)}>
          <Trans>The other way round</Trans>
        </LinkButton>
      }
    >
      {proposal && <Proposed proposal={proposal} refused={refused} answer={actionData} />}
      <MergePreview preview={preview} />
      {!proposal && refused.length === 0 && (
        <ActForm
          intent="propose"
          answer={actionData}
          title={<Trans>Propose this merge</Trans>}
          button={<Trans>Propose</Trans>}
        >
          <WordsField />
        </ActForm>
      )}
    </Desk>
  )
}

type Waiting = Pick<MergePreviewEntry, 'refused'> & {
  proposal: NonNullable<MergePreviewEntry['proposal']>
  answer: Acted | undefined
}

function Proposed({ proposal, refused, answer }: Waiting) {
  const { proposalID, isOwn, proposedBy, reason, words } = proposal
  const shared = { about: proposalID, answer }
  return (
    <section className={styles.stack}>
      <div className={`sheet ${styles.box}`}>
        <h2 className="t-card">
          <Trans>Waits for a second person</Trans>
        </h2>
        <Facts
          facts={[
            { key: 'by', name: <Trans>Proposed by</Trans>, value: proposedBy },
            { key: 'reason', name: <Trans>Reason</Trans>, value: reason },
            { key: 'words', name: <Trans>What the owners of both companies are told</Trans>, value: words },
          ]}
        />
      </div>
      {!isOwn && refused.length === 0 && (
        <ActForm
          intent="approve"
          isDanger
          title={<Trans>Approve</Trans>}
          button={<Trans>Approve</Trans>}
          {...shared}
        />
      )}
      <ActForm
        intent="decline"
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
