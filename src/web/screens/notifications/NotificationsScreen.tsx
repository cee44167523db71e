import { parametersOf } from '../../../contract/pages/query.ts'
import { Form, Link, redirect, useRevalidator } from 'react-router'
import { IconBell } from '@tabler/icons-react'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Route } from './+types/NotificationsScreen'
import { isAppError } from '../../../contract/errors.ts'
import { changesBadges } from '../../../contract/live-events.ts'
import { metaOf } from '../../api/head.ts'
import { pageOf } from '../../api/page.ts'
import { requireSession } from '../../api/session/require-session.ts'
import { askedNow, useLive } from '../../api/session/useLive.ts'
import { useSite } from '../../components/layout/site.ts'
import { Waiting } from '../../components/notifications/Waiting.tsx'
import { Button } from '../../ui/Button.tsx'
import { ownHead, ownHeaders } from './head.ts'
import { NoticeList } from './NoticeList.tsx'
import styles from './NotificationsScreen.module.css'

export const headers = ownHeaders

const path = '/notifications'

export async function loader({ context }: Route.LoaderArgs) {
  requireSession(context)
  const page = pageOf(context)
  const cursor = parametersOf(page.url).get('cursor') ?? undefined
  const { items, nextCursor } = await page.api
    .listNotifications(cursor === undefined ? {} : { cursor })
    .catch((error: unknown) => {
      // A cursor that somebody has changed begins anew.
      if (cursor !== undefined && isAppError(error) && error.status === 400) throw redirect(path)
      throw error
    })
  return {
    items,
    next: nextCursor,
    askedAt: undefined as number | undefined,
    head: ownHead(page, path, page.i18n._(msg`Notifications`)),
  }
}

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => askedNow(serverLoader)

export async function action({ context }: Route.ActionArgs) {
  requireSession(context)
  await pageOf(context).api.readNotifications({})
  return redirect(path, 303)
}

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head)

export default function NotificationsScreen({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui()
  const { items, next, askedAt } = loaderData
  const { revalidate } = useRevalidator()
  const { mailboxes = [], messages = 0, notifications = 0 } = useSite()?.badges ?? {}
  useLive(changesBadges, () => void revalidate(), askedAt)
  return (
    <div className={`wrap ${styles.page}`}>
      <div className={styles.head}>
        <h1 className="t-page" tabIndex={-1}>
          <Trans>Notifications</Trans>
        </h1>
        {/* Messages are read where they stand: what else is new can be read here. */}
        {notifications > messages && (
          <Form method="post">
            <Button type="submit" size="small">
              <Trans>Mark all as read</Trans>
            </Button>
          </Form>
        )}
      </div>
      {mailboxes.length > 0 && (
        <section className={`sheet ${styles.waiting}`} aria-label={t`Unread messages`}>
          <Waiting mailboxes={mailboxes} />
        </section>
      )}
      {items.length > 0 ? (
        <NoticeList first={{ items, next }} />
      ) : mailboxes.length > 0 ? null : (
        <div className={`sheet ${styles.none}`}>
          <IconBell size={40} stroke={1.25} aria-hidden />
          <p>
            <Trans>Nothing new yet. Inquiries, answers and news of your companies will be shown here.</Trans>
          </p>
        </div>
      )}
      <p className={styles.foot}>
        <Link className="reach" to="/notifications/preferences">
          <Trans>Choose which mails you get</Trans>
        </Link>
      </p>
    </div>
  )
}
