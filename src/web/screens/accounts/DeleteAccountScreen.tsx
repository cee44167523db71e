import { Link, redirectDocument, useLocation } from 'react-router'
import * as z from 'zod'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Route } from './+types/DeleteAccountScreen'
import { deleteAccount } from '../../../contract/accounts.ts'
import { limits } from '../../../contract/limits.ts'
import { metaOf } from '../../api/head.ts'
import { pageOf } from '../../api/page.ts'
import { requireSession } from '../../api/session/require-session.ts'
import { managePath } from '../../components/manage/tabs.ts'
import { AccountCard } from './AccountCard.tsx'
import { BackToSecurity } from './BackToSecurity.tsx'
import { DeleteAccountForm } from './DeleteAccountForm.tsx'
import styles from './DeleteAccountScreen.module.css'
import { accountHead, accountHeaders } from './head.ts'
import { sentText } from '../../api/sent.ts'
import { submit, type FormAnswer } from './submission.ts'
import { codeIn } from './two-factor.ts'
import { accountPath } from './ways.ts'

const { restoreDays } = limits

export const headers = accountHeaders

export async function loader({ context }: Route.LoaderArgs) {
  requireSession(context)
  const page = pageOf(context)
  const [account, companies] = await Promise.all([page.accounts.showAccount({}), page.api.listActors({})])
  return {
    account,
    companies: companies.map(({ businessID, name }) => ({ businessID, name })),
    head: accountHead(page, 'delete-account', page.i18n._(msg`Delete your account`)),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  requireSession(context)
  const page = pageOf(context)
  const form = await request.formData()
  const { email } = await page.accounts.showAccount({})
  const typed = z.string().refine((text) => text.trim().toLowerCase() === email.toLowerCase())
  return submit(page, {
    schema: deleteAccount.body.extend({ confirmation: typed }),
    raw: {
      confirmation: sentText(form, 'confirmation'),
      password: sentText(form, 'password'),
      code: codeIn(form) || undefined,
    },
    kept: ['confirmation'],
    fieldOf: { WrongCredentials: 'password', CodeNeeded: 'code', WrongCode: 'code' },
    send: async ({ password, code }) => {
      await page.accounts.deleteAccount({ password, code })
      page.door.close()
      return redirectDocument(accountPath('deleted', ''))
    },
  })
}

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head)

export default function DeleteAccountScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { search } = useLocation()
  return (
    <AccountCard
      above={<BackToSecurity />}
      title={<Trans>Delete your account</Trans>}
      lead={
        <Trans>
          For {restoreDays} days you can log in and restore it. After that everything is erased for good.
        </Trans>
      }
    >
      <ul className={styles.list}>
        <li>
          <Trans>Your account, your profile and your photos are removed.</Trans>
        </li>
        <li>
          <Trans>You are logged out on all devices when it is done.</Trans>
        </li>
        <li>
          <Trans>
            Companies that have another owner stay; you leave their teams, and your conversations end, for
            good.
          </Trans>
        </li>
        <li>
          <Trans>A company of which you are the only owner must be handed over or removed first.</Trans>
        </li>
        <li>
          <Trans>
            <Link to={accountPath('export', search)}>Download your data</Link> first: archives that you have
            made here go at once.
          </Trans>
        </li>
      </ul>
      <InTheWay companies={loaderData.companies} answer={actionData} />
      <DeleteAccountForm
        answer={actionData}
        account={loaderData.account}
        asksCode={loaderData.account.twoFactor || actionData?.refused === 'CodeNeeded'}
      />
    </AccountCard>
  )
}

type InTheWayProps = {
  companies: readonly { businessID: string; name: string }[]
  answer: FormAnswer | undefined
}

/** The companies that keep the account, each with the pages where it is handed over and where it is removed. */
function InTheWay({ companies, answer }: InTheWayProps) {
  const ids = answer?.refused === 'SoleOwner' ? answer.details?.['businessIDs'] : undefined
  if (!Array.isArray(ids)) return null
  const handOver = <Trans>hand it over</Trans>
  const remove = <Trans>remove it</Trans>
  return (
    <ul className={styles.list}>
      {companies
        .filter(({ businessID }) => ids.includes(businessID))
        .map(({ businessID, name }) => (
          <li key={businessID}>
            <bdi>{name}</bdi>: <Link to={managePath(businessID, 'members')}>{handOver}</Link>,{' '}
            <Link to={managePath(businessID, 'data')}>{remove}</Link>
          </li>
        ))}
    </ul>
  )
}
