import { Link, redirect, useLocation } from 'react-router'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Route } from './+types/VerifyEmailScreen'
import { verifyEmail } from '../../../contract/address-proofs.ts'
import { isAppError } from '../../../contract/errors.ts'
import { metaOf } from '../../api/head.ts'
import { goOnToHandOff } from '../../api/session/hand-off.ts'
import { knownDevice } from '../../api/session/known-device.ts'
import { loginState } from '../../api/session/login-state.ts'
import { pageOf, type Page } from '../../api/page.ts'
import { AccountCard, CardFoot } from './AccountCard.tsx'
import { AccountForm } from './AccountForm.tsx'
import { accountHead, tokenHeaders } from './head.ts'
import { MailedToken, tokenOf } from './MailedToken.tsx'
import { PasswordField } from './PasswordField.tsx'
import { sentText } from '../../api/sent.ts'
import { submit } from './submission.ts'
import { accountPath } from './ways.ts'

export const headers = tokenHeaders

export async function loader({ context }: Route.LoaderArgs) {
  const page = pageOf(context)
  const token = tokenOf(page.url)
  return {
    token,
    isProven: token !== '' && (await isProven(page, token)),
    head: accountHead(page, 'verify-email', page.i18n._(msg`Confirm your e-mail address`)),
  }
}

/** Somebody who cannot be told is asked for the password, as if the link were new. */
async function isProven({ accounts }: Pick<Page, 'accounts'>, token: string): Promise<boolean> {
  try {
    return (await accounts.showProof({ token })).proven
  } catch (error) {
    if (isAppError(error)) return false
    throw error
  }
}

/** Only a person's press on the button uses the link up: programs that look into mails follow links, too. */
export async function action({ request, context }: Route.ActionArgs) {
  const page = pageOf(context)
  const form = await request.formData()
  return submit(page, {
    schema: verifyEmail.body,
    raw: {
      token: sentText(form, 'token'),
      password: sentText(form, 'password'),
      state: loginState(page),
      device: knownDevice(page),
    },
    kept: ['token'],
    fieldOf: { WrongCredentials: 'password' },
    send: async (body) => {
      const { continue: to, logIn } = await page.accounts.verifyEmail(body)
      // Who is logged in here stays who they are.
      if (logIn && !page.session) return goOnToHandOff(page, { ...logIn, continue: to })
      const way: Record<string, string> = to === '' || to === '/' ? {} : { continue: to }
      return redirect(
        page.session
          ? accountPath('security', '', { done: 'email' })
          : accountPath('log-in', page.url.search, { done: 'verified', ...way }),
      )
    },
  })
}

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head)

export default function VerifyEmailScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { search } = useLocation()
  const token = actionData?.values['token'] ?? loaderData.token
  const isOver =
    token === '' || actionData?.refused === 'TokenUsed' || actionData?.fields['token'] !== undefined
  if (loaderData.isProven) return <AlreadyProven search={search} />
  return (
    <AccountCard
      title={
        isOver ? (
          <Trans>This link no longer works</Trans>
        ) : (
          <Trans>
            Confirm your <span className="piece">e-mail address</span>
          </Trans>
        )
      }
      lead={
        isOver ? (
          <Trans>
            This link has already been used, has expired or is incomplete. If you have already confirmed your
            address, just log in.
          </Trans>
        ) : (
          <Trans>
            Type your password to confirm that this address is yours. If you did not ask for this link, close
            this page: without the password nobody can use your address.
          </Trans>
        )
      }
    >
      {isOver ? (
        <CardFoot>
          <Link to={accountPath('log-in', search)}>
            <Trans>Log in</Trans>
          </Link>
          <Link to={accountPath('register', search)}>
            <Trans>Register again</Trans>
          </Link>
        </CardFoot>
      ) : (
        <AccountForm
          answer={actionData}
          action={accountPath('verify-email', search)}
          button={<Trans>Confirm this address</Trans>}
          busy={<Trans>Confirming…</Trans>}
        >
          <MailedToken token={token} />
          <PasswordField
            label={<Trans>Password</Trans>}
            name="password"
            autoComplete="current-password"
            required
            error={actionData?.fields['password']}
            hint={
              <Trans>
                The one you chose when you asked for this link. If you asked more than once, use the newest
                mail.
              </Trans>
            }
          />
        </AccountForm>
      )}
    </AccountCard>
  )
}

/** The link was followed once more, from the history or the mail. */
function AlreadyProven({ search }: { search: string }) {
  return (
    <AccountCard
      title={<Trans>This address is already confirmed</Trans>}
      lead={<Trans>There is nothing more to do here. You can log in with it.</Trans>}
    >
      <CardFoot>
        <Link to={accountPath('log-in', search)}>
          <Trans>Log in</Trans>
        </Link>
      </CardFoot>
    </AccountCard>
  )
}
