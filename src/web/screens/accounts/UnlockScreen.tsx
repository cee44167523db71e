import { redirect } from 'react-router'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Route } from './+types/UnlockScreen'
import { limits } from '../../../contract/limits.ts'
import { ownPath } from '../../../contract/own-path.ts'
import { parametersOf } from '../../../contract/pages/query.ts'
import { unlockConsole } from '../../../contract/staff.ts'
import { metaOf } from '../../api/head.ts'
import { pageOf, type PageOnServer } from '../../api/page.ts'
import { sentText } from '../../api/sent.ts'
import { staffIn } from '../../api/session/require-staff.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { AccountCard } from './AccountCard.tsx'
import { AccountForm } from './AccountForm.tsx'
import { CodeField } from '../../components/second-factor/CodeField.tsx'
import { accountHeaders, unlockHead } from './head.ts'
import { PasswordField } from './PasswordField.tsx'
import { submit } from './submission.ts'
import { codeIn } from './two-factor.ts'
import { UserNameForManagers } from './UserNameForManagers.tsx'

const { unlockedMinutes, unlockedHoursMax } = limits

export const headers = accountHeaders

/** A page of the console that was wanted, or its first. */
const wanted = ({ url }: PageOnServer): string => {
  const path = ownPath(parametersOf(url).get('continue'))
  return path.startsWith('/console') ? path : '/console'
}

export async function loader({ context }: Route.LoaderArgs) {
  const { hasSecondFactor, unlockedUntil } = await staffIn(context)
  const page = pageOf(context)
  if (unlockedUntil !== null) throw redirect(wanted(page))
  const account = await page.accounts.showAccount({})
  return { account, hasSecondFactor, head: unlockHead(page, page.i18n._(msg`Unlock the console`)) }
}

export async function action({ request, context }: Route.ActionArgs) {
  await staffIn(context)
  const page = pageOf(context)
  const form = await request.formData()
  return submit(page, {
    schema: unlockConsole.body,
    raw: { password: sentText(form, 'password'), code: codeIn(form) || undefined },
    fieldOf: { WrongCredentials: 'password', CodeNeeded: 'code', WrongCode: 'code' },
    send: async (body) => {
      await page.api.unlockConsole(body)
      return redirect(wanted(page))
    },
  })
}

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head)

/** The console's own door: one of staff proves themself once more (D57). */
export default function UnlockScreen({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData.hasSecondFactor) return <NeedsFactor />
  return (
    <AccountCard
      title={<Trans>Unlock the console</Trans>}
      lead={
        <Trans>
          It stays unlocked in this browser while you use it, for {unlockedMinutes} minutes after your last
          act and {unlockedHoursMax} hours at most.
        </Trans>
      }
      below={
        <Trans>
          Each code counts once: if you have just logged in with one, wait for the next. Whatever you do in
          the console is recorded with your name and your reason.
        </Trans>
      }
    >
      <AccountForm
        answer={actionData}
        button={<Trans>Unlock</Trans>}
        busy={<Trans>One moment…</Trans>}
        stores={false}
      >
        <UserNameForManagers email={loaderData.account.email} />
        <PasswordField
          label={<Trans>Password</Trans>}
          name="password"
          autoComplete="current-password"
          required
          error={actionData?.fields['password']}
        />
        <CodeField answer={actionData} factors={loaderData.account} console />
      </AccountForm>
    </AccountCard>
  )
}

function NeedsFactor() {
  return (
    <AccountCard
      title={<Trans>Turn on a second factor first</Trans>}
      lead={
        <Trans>
          The console opens to staff with an authenticator app or a passkey only, so that a stolen password
          alone opens nothing.
        </Trans>
      }
    >
      <LinkButton variant="primary" to="/accounts/two-factor">
        <Trans>Turn on the second factor</Trans>
      </LinkButton>
      <LinkButton to="/accounts/passkeys">
        <Trans>Add a passkey</Trans>
      </LinkButton>
    </AccountCard>
  )
}
