import { useEffect } from 'react'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Route } from './+types/DeletedScreen'
import { limits } from '../../../contract/limits.ts'
import { metaOf } from '../../api/head.ts'
import { pageOf } from '../../api/page.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { dropDrafts } from '../../ui/drafts.ts'
import { AccountCard } from './AccountCard.tsx'
import { accountHead, accountHeaders } from './head.ts'

const { restoreDays } = limits

export const headers = accountHeaders

export function loader({ context }: Route.LoaderArgs) {
  const page = pageOf(context)
  return { head: accountHead(page, 'deleted', page.i18n._(msg`Your account is deleted`)) }
}

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head)

export default function DeletedScreen() {
  useEffect(dropDrafts, [])
  return (
    <AccountCard
      title={<Trans>Your account is deleted</Trans>}
      lead={
        <Trans>
          Thank you for the time you spent here. Should you change your mind, log in within {restoreDays} days
          and restore it. Companies can still be searched without an account.
        </Trans>
      }
    >
      <LinkButton variant="primary" block to="/search-result">
        <Trans>Search suppliers</Trans>
      </LinkButton>
    </AccountCard>
  )
}
