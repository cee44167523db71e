import { Form, useNavigation } from 'react-router'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Route } from './+types/ReportScreen'
import { metaOf } from '../../api/head.ts'
import { pageOf } from '../../api/page.ts'
import { requireSession } from '../../api/session/require-session.ts'
import { withStatus } from '../../components/forms/outcome.ts'
import { hasArrived, ReportDone, ReportFields } from '../../components/safety/ReportFields.tsx'
import { reportFrom } from '../../components/safety/reporting.ts'
import { reportPath } from '../../components/safety/things.ts'
import { Button, LinkButton } from '../../ui/Button.tsx'
import { ownHead, ownHeaders } from './head.ts'
import { requireThing } from './thing.ts'
import styles from './Card.module.css'

export const headers = ownHeaders

export async function loader({ params, context }: Route.LoaderArgs) {
  requireSession(context)
  const page = pageOf(context)
  const { type, id, name, path } = await requireThing(page, params)
  return {
    name,
    path,
    here: reportPath(type, id),
    head: ownHead(page, reportPath(type, id), page.i18n._(msg`Report ${name}`)),
  }
}

export async function action({ params, request, context }: Route.ActionArgs) {
  requireSession(context)
  const page = pageOf(context)
  const { type, id } = await requireThing(page, params)
  return withStatus(
    await reportFrom(page, await request.formData(), {
      back: reportPath(type, id),
      send: (words) => page.api.reportResource({ resourceType: type, resourceID: id, ...words }),
    }),
  )
}

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head)

export default function ReportScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { name, path, here } = loaderData
  const isSending = useNavigation().state !== 'idle'
  const what = <bdi>{name}</bdi>
  return (
    <div className={`wrap ${styles.page}`}>
      <div className={`sheet ${styles.card}`}>
        <h1 className="t-page" tabIndex={-1}>
          <Trans>Report {what}</Trans>
        </h1>
        {hasArrived(actionData) ? (
          <>
            <div className={styles.lead}>
              <ReportDone outcome={actionData.outcome} />
            </div>
            <div className={styles.ways}>
              {path !== undefined && (
                <LinkButton to={path}>
                  <Trans>Back</Trans>
                </LinkButton>
              )}
            </div>
          </>
        ) : (
          <Form method="post" noValidate className={styles.fields}>
            <ReportFields answer={isSending ? undefined : actionData} about={here} />
            <div className={styles.ways}>
              <Button type="submit" variant="primary" aria-disabled={isSending}>
                <Trans>Send report</Trans>
              </Button>
              {path !== undefined && (
                <LinkButton to={path}>
                  <Trans>Cancel</Trans>
                </LinkButton>
              )}
            </div>
          </Form>
        )}
      </div>
    </div>
  )
}
