import { data, Link, useLocation } from 'react-router'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Route } from './+types/SuspendedExportScreen'
import { exportSuspendedAccount, type ExportEntry } from '../../../contract/exports.ts'
import { metaOf } from '../../api/head.ts'
import { pageOf } from '../../api/page.ts'
import { sentText } from '../../api/sent.ts'
import { ExportState, Fetch } from '../../components/exports/Exports.tsx'
import { AccountCard, CardFoot } from './AccountCard.tsx'
import { AccountForm } from './AccountForm.tsx'
import { ExportContents } from './ExportContents.tsx'
import styles from './ExportScreen.module.css'
import { accountHead, accountHeaders } from './head.ts'
import { SuspendedProof } from './SuspendedProof.tsx'
import { submit, type FormAnswer } from './submission.ts'
import { codeIn } from './two-factor.ts'
import { accountPath } from './ways.ts'

export const headers = accountHeaders

export function loader({ context }: Route.LoaderArgs) {
  const page = pageOf(context)
  return { head: accountHead(page, 'export-suspended', page.i18n._(msg`Download your data`)) }
}

type Taken = FormAnswer & { entry?: ExportEntry }

export async function action({ request, context }: Route.ActionArgs) {
  const page = pageOf(context)
  const form = await request.formData()
  const email = sentText(form, 'email')
  let entry: ExportEntry | undefined
  const answer = await submit(page, {
    schema: exportSuspendedAccount.body,
    raw: { email, password: sentText(form, 'password'), code: codeIn(form) || undefined },
    kept: ['email'],
    fieldOf: { CodeNeeded: 'code', WrongCode: 'code' },
    send: async (body) => {
      entry = await page.api.exportSuspendedAccount(body)
      return new Response()
    },
  })
  return entry ? data<Taken>({ fields: {}, values: { email }, entry }) : answer
}

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head)

/** For who cannot log in any more, since their account is suspended: each look proves them anew. */
export default function SuspendedExportScreen({ actionData }: Route.ComponentProps) {
  const { search } = useLocation()
  const answer: Taken | undefined = actionData
  const entry = answer?.entry
  return (
    <AccountCard
      title={<Trans>Download your data</Trans>}
      lead={
        <Trans>
          Your account is suspended, but everything that is kept of you is still yours to take along, as one
          archive.
        </Trans>
      }
    >
      <ExportContents />
      <div className={styles.exports}>
        {entry && (
          <p role="status">
            <ExportState entry={entry} />
          </p>
        )}
        {entry?.url && <Fetch to={entry.url} entry={entry} primary />}
        <TakeForm answer={answer} />
      </div>
      <CardFoot>
        <Link className="reach" to={accountPath('log-in', search)}>
          <Trans>Log in</Trans>
        </Link>
      </CardFoot>
    </AccountCard>
  )
}

function TakeForm({ answer }: { answer: Taken | undefined }) {
  return (
    <AccountForm
      answer={answer}
      tone={answer?.entry?.url ? 'plain' : 'primary'}
      button={answer?.entry ? <Trans>Look again</Trans> : <Trans>Start export</Trans>}
      busy={<Trans>Starting…</Trans>}
      stores={false}
    >
      <SuspendedProof answer={answer} />
    </AccountForm>
  )
}
