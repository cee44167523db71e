import { IconBellOff } from '@tabler/icons-react'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Form, Link } from 'react-router'
import type { Route } from './+types/MutedScreen'
import { metaOf } from '../../../api/head.ts'
import { pageOf } from '../../../api/page.ts'
import { actingID } from '../../../api/session/actor.ts'
import { requireSession } from '../../../api/session/require-session.ts'
import { formatDay } from '../../../components/text/formats.ts'
import { Button, LinkButton } from '../../../ui/Button.tsx'
import { Nothing } from '../../../ui/Nothing.tsx'
import { ownHead, ownHeaders } from '../head.ts'
import { unmuteFrom } from './muting.ts'
import styles from './MutedScreen.module.css'

export const headers = ownHeaders

export async function loader({ context }: Route.LoaderArgs) {
  requireSession(context)
  const page = pageOf(context)
  const businessID = await actingID(page)
  return {
    muted: await page.api.listMuted({ ...(businessID && { businessID }) }),
    head: ownHead(page, '/newsfeed/muted', page.i18n._(msg`Muted companies, people and groups`)),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  requireSession(context)
  return unmuteFrom(pageOf(context), await request.formData())
}

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head)

/** Whose posts do not come into the feed, and the way to let them in again. */
export default function MutedScreen({ loaderData: { muted } }: Route.ComponentProps) {
  const { i18n, t } = useLingui()
  return (
    <div className={`wrap ${styles.page}`}>
      <h1 className="t-page" tabIndex={-1}>
        <Trans>Muted companies, people and groups</Trans>
      </h1>
      <p>
        <Trans>
          What they post, or what is posted in these groups, does not appear in your{' '}
          <Link to="/newsfeed">news feed</Link>. You still follow them and stay a member, and nobody is told.
        </Trans>
      </p>
      {muted.length === 0 ? (
        <Nothing
          icon={<IconBellOff size={32} stroke={1.25} aria-hidden />}
          title={<Trans>Nobody is muted</Trans>}
          text={<Trans>To mute somebody or a group, use the menu of one of their posts in your feed.</Trans>}
          way={
            <LinkButton variant="primary" to="/newsfeed">
              <Trans>My B2B</Trans>
            </LinkButton>
          }
        />
      ) : (
        <ul className={`sheet ${styles.list}`}>
          {muted.map(({ resourceType, resourceID, name, until }) => (
            <li key={resourceID}>
              <span className={styles.who}>
                <bdi>{name}</bdi>
                <span className="muted">
                  {resourceType === 'group' && (
                    <>
                      <Trans>Group</Trans>
                      {' · '}
                    </>
                  )}
                  {until === null ? (
                    <Trans>for good</Trans>
                  ) : (
                    <Until day={formatDay(until.slice(0, 10), i18n.locale)} />
                  )}
                </span>
              </span>
              <Form method="post">
                <input type="hidden" name="type" value={resourceType} />
                <input type="hidden" name="id" value={resourceID} />
                <Button type="submit" size="small" aria-label={t`Unmute ${name}`}>
                  <Trans>Unmute</Trans>
                </Button>
              </Form>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

const Until = ({ day }: { day: string }) => <Trans>until {day}</Trans>
