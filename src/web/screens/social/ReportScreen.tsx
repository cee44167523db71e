import { data, Form, redirect, useNavigation } from 'react-router'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Route } from './+types/ReportScreen'
import { limits } from '../../../contract/limits.ts'
import { reportReasons } from '../../../contract/safety.ts'
import { errorText } from '../../../messages/texts.ts'
import { metaOf } from '../../api/head.ts'
import { pageOf } from '../../api/page.ts'
import { logInAddress, requireSession } from '../../api/session/require-session.ts'
import { sentLines, sentText } from '../../api/sent.ts'
import { ReportDone, ReportFields, type ReportAnswer } from '../../components/safety/ReportFields.tsx'
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
  const form = await request.formData()
  const values = { reason: sentText(form, 'reason'), text: sentLines(form, 'text') }
  const reason = reportReasons.find((known) => known === values.reason)
  const isTooLong = [...values.text].length > limits.reportTextMax
  if (!reason || isTooLong) {
    const wrong = {
      ...(!reason && { noReason: true as const }),
      ...(isTooLong && { tooLong: true as const }),
    }
    return data<ReportAnswer>({ outcome: 'refused', ...wrong, values }, { status: 400 })
  }
  try {
    await page.api.reportResource({ resourceType: type, resourceID: id, reason, text: values.text })
    return data<ReportAnswer>({ outcome: 'sent', values })
  } catch (error) {
    const { name, status = 500 } = error as { name: string; status?: number }
    if (name === 'AlreadyReported') return data<ReportAnswer>({ outcome: 'already', values })
    if (status === 401) throw redirect(logInAddress(reportPath(type, id), null))
    if (status >= 500) page.onError(error)
    const problem = errorText(name, page.language, error)
    return data<ReportAnswer>({ outcome: 'refused', problem, values }, { status })
  }
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
        {actionData && actionData.outcome !== 'refused' ? (
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
