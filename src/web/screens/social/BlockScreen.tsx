import { data, Form, redirect, useNavigation } from 'react-router'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Route } from './+types/BlockScreen'
import { errorText } from '../../../messages/texts.ts'
import { metaOf } from '../../api/head.ts'
import { pageOf } from '../../api/page.ts'
import { actingID } from '../../api/session/actor.ts'
import { logInAddress, requireSession } from '../../api/session/require-session.ts'
import { BlockWords, type BlockAnswer } from '../../components/safety/BlockWords.tsx'
import { blockPath } from '../../components/safety/things.ts'
import { Button, LinkButton } from '../../ui/Button.tsx'
import { ownHead, ownHeaders } from './head.ts'
import { requireParty } from './thing.ts'
import styles from './Card.module.css'

export const headers = ownHeaders

export async function loader({ params, context }: Route.LoaderArgs) {
  requireSession(context)
  const page = pageOf(context)
  const { type, id, name, path } = await requireParty(page, params)
  return { name, path, head: ownHead(page, blockPath(type, id), page.i18n._(msg`Block ${name}`)) }
}

export async function action({ params, context }: Route.ActionArgs) {
  requireSession(context)
  const page = pageOf(context)
  const { type, id } = await requireParty(page, params)
  try {
    const businessID = await actingID(page)
    await page.api.blockParty({ resourceType: type, resourceID: id, ...(businessID && { businessID }) })
  } catch (error) {
    const { name, status = 500 } = error as { name: string; status?: number }
    if (status === 401) throw redirect(logInAddress(blockPath(type, id), null))
    if (status >= 500) page.onError(error)
    return data<BlockAnswer>({ problem: errorText(name, page.language, error) }, { status })
  }
  return redirect(`/blocked?done=${id}`, 303)
}

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head)

export default function BlockScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { name, path } = loaderData
  const isSending = useNavigation().state !== 'idle'
  const what = <bdi>{name}</bdi>
  return (
    <div className={`wrap ${styles.page}`}>
      <div className={`sheet ${styles.card}`}>
        <h1 className="t-page" tabIndex={-1}>
          <Trans>Block {what}?</Trans>
        </h1>
        <div className={styles.lead}>
          <BlockWords answer={isSending ? undefined : actionData} />
        </div>
        <Form method="post" className={styles.ways}>
          <Button type="submit" variant="primary" aria-disabled={isSending}>
            <Trans>Block</Trans>
          </Button>
          {path !== undefined && (
            <LinkButton to={path}>
              <Trans>Cancel</Trans>
            </LinkButton>
          )}
        </Form>
      </div>
    </div>
  )
}
