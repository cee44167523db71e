import { redirect, useLocation } from 'react-router'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Route } from './+types/ExportScreen'
import { exportAccount } from '../../../contract/exports.ts'
import { metaOf } from '../../api/head.ts'
import { pageOf } from '../../api/page.ts'
import { sentText } from '../../api/sent.ts'
import { requireSession } from '../../api/session/require-session.ts'
import { Exports } from '../../components/exports/Exports.tsx'
import { AccountCard } from './AccountCard.tsx'
import { AccountForm } from './AccountForm.tsx'
import type { Account } from './AddPasskey.tsx'
import { BackToSecurity } from './BackToSecurity.tsx'
import { CodeField } from '../../components/second-factor/CodeField.tsx'
import { ExportContents } from './ExportContents.tsx'
import styles from './ExportScreen.module.css'
import { accountHead, accountHeaders } from './head.ts'
import { PasswordField } from './PasswordField.tsx'
import { submit, type FormAnswer } from './submission.ts'
import { codeIn } from './two-factor.ts'
import { UserNameForManagers } from './UserNameForManagers.tsx'
import { accountPath } from './ways.ts'

export const headers = accountHeaders

export async function loader({ context }: Route.LoaderArgs) {
  requireSession(context)
  const page = pageOf(context)
  const [account, exports] = await Promise.all([
    page.accounts.showAccount({}),
    page.api.listAccountExports({}),
  ])
  return {
    account,
    exports,
    head: accountHead(page, 'export', page.i18n._(msg`Download your data`)),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  requireSession(context)
  const page = pageOf(context)
  const form = await request.formData()
  return submit(page, {
    schema: exportAccount.body,
    raw: { password: sentText(form, 'password'), code: codeIn(form) || undefined },
    fieldOf: { WrongCredentials: 'password', CodeNeeded: 'code', WrongCode: 'code' },
    send: async (body) => {
      await page.api.exportAccount(body)
      return redirect(accountPath('export', page.url.search))
    },
  })
}

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head)

/** All that is kept of the person as one archive: asked for with the password, gathered while they look or do not, fetched. */
export default function ExportScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { account, exports } = loaderData
  const { search } = useLocation()
  return (
    <AccountCard
      above={<BackToSecurity />}
      title={
        <span id="export">
          <Trans>Download your data</Trans>
        </span>
      }
      lead={<Trans>Everything that is kept of you here, as one archive that only you can download.</Trans>}
    >
      <ExportContents />
      <div className={styles.exports}>
        <Exports
          exports={exports}
          page={accountPath('export', search)}
          downloadOf={(jobID) => `/accounts/exports/${jobID}`}
          labelledBy="export"
        >
          {/* For another one the password is typed anew. */}
          <AskForm
            key={exports[0]?.jobID}
            answer={actionData}
            account={account}
            asksCode={account.twoFactor || actionData?.refused === 'CodeNeeded'}
            again={exports[0]?.status === 'ready'}
          />
        </Exports>
      </div>
    </AccountCard>
  )
}

type AskProps = { answer: FormAnswer | undefined; account: Account; asksCode: boolean; again: boolean }

function AskForm({ answer, account, asksCode, again }: AskProps) {
  return (
    <AccountForm
      answer={answer}
      tone={again ? 'plain' : 'primary'}
      button={again ? <Trans>Start a new export</Trans> : <Trans>Start export</Trans>}
      busy={<Trans>Starting…</Trans>}
    >
      <UserNameForManagers email={account.email} />
      <PasswordField
        label={<Trans>Password</Trans>}
        name="password"
        autoComplete="current-password"
        required
        error={answer?.fields['password']}
        hint={<Trans>So that nobody else can do this on an unlocked screen.</Trans>}
      />
      {asksCode && <CodeField answer={answer} factors={account} />}
    </AccountForm>
  )
}
