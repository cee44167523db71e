import { parametersOf } from '../../../contract/pages/query.ts'
import { Link, useLocation } from 'react-router'
import { IconMail } from '@tabler/icons-react'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Route } from './+types/CheckMailScreen'
import { limits } from '../../../contract/limits.ts'
import { metaOf } from '../../api/head.ts'
import { pageOf } from '../../api/page.ts'
import { AccountCard, CardFoot } from './AccountCard.tsx'
import styles from './CheckMailScreen.module.css'
import { accountHead, accountHeaders } from './head.ts'
import { accountPath, type AccountPage } from './ways.ts'

const { addressLinkHours } = limits

export const headers = accountHeaders

export function loader({ context }: Route.LoaderArgs) {
  const page = pageOf(context)
  return {
    sent: parametersOf(page.url).get('sent'),
    head: accountHead(page, 'check-mail', page.i18n._(msg`Check your mail`)),
  }
}

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head)

/** Where each kind of mail is asked for. */
const askedOn: Record<string, AccountPage> = {
  register: 'register',
  reset: 'forgot-password',
  email: 'change-email',
}

export default function CheckMailScreen({ loaderData: { sent } }: Route.ComponentProps) {
  const { search } = useLocation()
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
            <Trans>Check the spelling of the address: you can go back and send it again.</Trans>
          </li>
        </ul>
      </div>
      <CardFoot>
        <Link to={accountPath(askedOn[sent ?? ''] ?? 'forgot-password', search)}>
          <Trans>Go back and send again</Trans>
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
