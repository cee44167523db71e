import { parametersOf } from '../../../contract/pages/query.ts'
import { useSyncExternalStore } from 'react'
import { data, Form, Link, useLocation, useNavigation } from 'react-router'
import { IconMail } from '@tabler/icons-react'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Route } from './+types/CheckMailScreen'
import { limits } from '../../../contract/limits.ts'
import { isAppError } from '../../../contract/errors.ts'
import { errorText } from '../../../messages/texts.ts'
import { metaOf } from '../../api/head.ts'
import { pageOf } from '../../api/page.ts'
import { sentText } from '../../api/sent.ts'
import { knownDevice } from '../../api/session/known-device.ts'
import { Button } from '../../ui/Button.tsx'
import { AccountCard, CardFoot } from './AccountCard.tsx'
import styles from './CheckMailScreen.module.css'
import { accountHead, accountHeaders } from './head.ts'
import { sentTo } from './sent-to.ts'
import { accountPath, type AccountPage } from './ways.ts'

const { addressLinkHours } = limits

export const headers = accountHeaders

export function loader({ context }: Route.LoaderArgs) {
  const page = pageOf(context)
  return {
    sent: parametersOf(page.url).get('sent'),
    again: parametersOf(page.url).get('again'),
    head: accountHead(page, 'check-mail', page.i18n._(msg`Check your mail`)),
  }
}

type Answer = { at: number; problem?: string }

/** Sends the mail once more: of a registration, or for the password of an address. */
export async function action({ request, context }: Route.ActionArgs) {
  const page = pageOf(context)
  const form = await request.formData()
  const [again, email] = [sentText(form, 'again'), sentText(form, 'email')]
  try {
    if (again !== '') await page.accounts.sendAgain({ again })
    else await page.accounts.forgotPassword({ email, device: knownDevice(page) })
    return data<Answer>({ at: Date.now() })
  } catch (error) {
    if (!isAppError(error)) throw error
    const problem = errorText(error.name, page.language, error)
    return data<Answer>({ at: Date.now(), problem }, { status: error.status })
  }
}

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head)

const neverChanges = () => () => {}

/** Where each kind of mail is asked for. */
const askedOn: Record<string, AccountPage> = {
  register: 'register',
  reset: 'forgot-password',
  email: 'change-email',
}

export default function CheckMailScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { sent, again } = loaderData
  const { search } = useLocation()
  // What only the browser knows.
  const address = useSyncExternalStore(neverChanges, sentTo, () => undefined)
  return (
    <AccountCard
      title={
        <span className={styles.title}>
          <IconMail size={24} stroke={1.5} aria-hidden />
          <Trans>Check your mail</Trans>
        </span>
      }
      lead={<Next sent={sent} />}
    >
      {address !== undefined && (
        <p>
          <Trans>
            Sent to: <b translate="no">{address}</b>
          </Trans>
        </p>
      )}
      <Once again={again} address={sent === 'reset' ? address : undefined} answer={actionData} />
      <div>
        <h2 className={styles.heading}>
          <Trans>Nothing there?</Trans>
        </h2>
        <ul className={styles.list}>
          <li>
            <Trans>It can take a few minutes.</Trans>
          </li>
          <li>
            <Trans>Look in the folders for spam and promotions.</Trans>
          </li>
          <li>
            <Trans>Check the spelling of the address: you can go back and correct it.</Trans>
          </li>
        </ul>
      </div>
      <CardFoot>
        <Link to={accountPath(askedOn[sent ?? ''] ?? 'forgot-password', search)}>
          <Trans>Use another address</Trans>
        </Link>
        {sent !== 'email' && (
          <Link to={accountPath('log-in', search)}>
            <Trans>Log in</Trans>
          </Link>
        )}
      </CardFoot>
    </AccountCard>
  )
}

type OnceProps = { again: string | null; address: string | undefined; answer: Answer | undefined }

/** The mail once more, by one press, where it is known what to send. */
function Once({ again, address, answer }: OnceProps) {
  const { search } = useLocation()
  const isBusy = useNavigation().state !== 'idle'
  if (again === null && address === undefined) return null
  return (
    <Form method="post" action={`/accounts/check-mail${search}`} replace preventScrollReset>
      {again === null ? (
        <input type="hidden" name="email" value={address} />
      ) : (
        <input type="hidden" name="again" value={again} />
      )}
      <Button type="submit" block aria-disabled={isBusy || undefined}>
        {isBusy ? <Trans>Sending…</Trans> : <Trans>Send the mail again</Trans>}
      </Button>
      {answer && (
        <p key={answer.at} className={styles.said} role={answer.problem === undefined ? 'status' : 'alert'}>
          {answer.problem ?? <Trans>Sent again. The newest mail works, and so do the ones before.</Trans>}
        </p>
      )}
    </Form>
  )
}

/** What the mail is for; the same whether the address is known or not (D42). */
function Next({ sent }: { sent: string | null }) {
  switch (sent) {
    case 'register':
      return (
        <Trans>
          We have sent a link to your address. Follow it to confirm the address and open your account; it
          works for {addressLinkHours} hours.
        </Trans>
      )
    case 'email':
      return (
        <Trans>
          We have sent a link to the new address. Your account changes to it when you follow the link; until
          then nothing changes.
        </Trans>
      )
    default:
      return (
        <Trans>
          If there is an account with this address, a link for a new password is on its way. It works for one
          hour.
        </Trans>
      )
  }
}
