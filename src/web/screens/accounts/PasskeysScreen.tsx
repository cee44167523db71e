import { useLocation, redirect } from 'react-router'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Route } from './+types/PasskeysScreen'
import { limits } from '../../../contract/limits.ts'
import { parametersOf } from '../../../contract/pages/query.ts'
import { metaOf } from '../../api/head.ts'
import { pageOf } from '../../api/page.ts'
import { sentText } from '../../api/sent.ts'
import { requireSession } from '../../api/session/require-session.ts'
import { AccountCard } from './AccountCard.tsx'
import { AddPasskey } from './AddPasskey.tsx'
import { BackToSecurity } from './BackToSecurity.tsx'
import { CreatePasskey } from './CreatePasskey.tsx'
import { accountHead, accountHeaders } from './head.ts'
import { Notice } from './Notice.tsx'
import { PasskeyList } from './PasskeyList.tsx'
import { RemovePasskey } from './RemovePasskey.tsx'
import styles from './Passkeys.module.css'
import { beginAdding, confirmAdding, remove, type PasskeyAnswer } from './passkeys.ts'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import type { FormAnswer } from './submission.ts'

const { passkeysMax } = limits

export const headers = accountHeaders

export async function loader({ context }: Route.LoaderArgs) {
  requireSession(context)
  const page = pageOf(context)
  const [account, { passkeys }] = await Promise.all([
    page.accounts.showAccount({}),
    page.accounts.listPasskeys({}),
  ])
  const query = parametersOf(page.url)
  const removed = query.get('remove')
  return {
    account,
    passkeys,
    removes: passkeys.find(({ passkeyID }) => passkeyID === removed) ?? null,
    done: query.get('done'),
    head: accountHead(page, 'passkeys', page.i18n._(msg`Passkeys`)),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  requireSession(context)
  const page = pageOf(context)
  const form = await request.formData()
  switch (sentText(form, 'intent')) {
    case 'begin':
      return beginAdding(page, form)
    case 'confirm':
      return confirmAdding(page, form)
    case 'remove':
      return remove(page, form)
    default:
      return redirect(page.url.pathname + page.url.search)
  }
}

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head)

/** The passkeys of one's own account: listed, added, removed. */
export default function PasskeysScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { account, passkeys, removes, done } = loaderData
  const { search } = useLocation()
  const { creating, recoveryCodes, ...rest }: PasskeyAnswer = actionData ?? {}
  const answer = rest.fields ? (actionData as FormAnswer) : undefined
  if (recoveryCodes) return <RecoveryCodes codes={recoveryCodes} />
  if (creating) return <CreatePasskey creating={creating} answer={answer} />
  if (removes) return <RemovePasskey passkey={removes} account={account} answer={answer} />
  return (
    <AccountCard
      above={<BackToSecurity />}
      title={<Trans>Passkeys</Trans>}
      lead={
        <Trans>
          A passkey is kept by your device, your password manager or a security key. It takes the place of the
          code at the log-in, and no false page can steal it.
        </Trans>
      }
    >
      <Done what={done} />
      <PasskeyList passkeys={passkeys} search={search} />
      {passkeys.length < passkeysMax ? (
        <AddPasskey account={account} answer={answer} />
      ) : (
        <p className={styles.part}>
          <Trans>An account has at most {passkeysMax} passkeys. Remove one before you add another.</Trans>
        </p>
      )}
    </AccountCard>
  )
}

function Done({ what }: { what: string | null }) {
  switch (what) {
    case 'passkey-added':
      return (
        <Notice>
          <Trans>The passkey was added.</Trans>
        </Notice>
      )
    case 'passkey-removed':
      return (
        <Notice>
          <Trans>The passkey was removed. It no longer opens this account.</Trans>
        </Notice>
      )
    default:
      return null
  }
}
