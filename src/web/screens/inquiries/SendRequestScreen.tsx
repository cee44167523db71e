import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Route } from './+types/SendRequestScreen'
import { authorPath, requestPath, sendRequestPath } from '../../../contract/slugs.ts'
import { limits } from '../../../contract/limits.ts'
import { metaOf, pageHead } from '../../api/head.ts'
import { pageOf } from '../../api/page.ts'
import { AnsweredShare, AnswerMedian } from '../../components/business/AnswerClock.tsx'
import { answered } from '../../components/forms/answered.ts'
import { statusOf } from '../../api/status.ts'
import { useSite } from '../../components/layout/site.ts'
import { Problem, TryAgain } from '../../components/layout/Problem.tsx'
import { LinkButton } from '../../ui/Button.tsx'
import { requestFormData } from './request-form-data.ts'
import { NotToAsk } from './NotToAsk.tsx'
import { RequestForm } from './RequestForm.tsx'
import { sendFrom, type SendAnswer } from './sending.ts'
import { unansweredInquiry } from './unanswered.ts'
import styles from './SendRequestScreen.module.css'

const { answerHours } = limits

export const headers = () => ({ 'cache-control': 'private, no-store' })

export async function loader({ params, context }: Route.LoaderArgs) {
  const page = pageOf(context)
  const { brand, countryName: country } = page.edition
  const form = await requestFormData(page, params.id)
  const { name } = form.to
  const title = form.follow
    ? page.i18n._(msg`Follow-up to ${name}`)
    : form.certificate
      ? page.i18n._(msg`Ask ${name} for a document`)
      : page.i18n._(msg`Send request to ${name}`)
  return {
    form,
    head: pageHead(page, {
      title: page.i18n._(msg`${title} | ${brand} ${country}`),
      description: page.i18n._(msg`Ask ${name} on ${brand} ${country}.`),
      canonicalPath: sendRequestPath(form.to.id),
      noindex: true,
    }),
  }
}

export async function action({ params, request, context }: Route.ActionArgs) {
  return sendFrom(pageOf(context), await request.formData(), params.id)
}

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  answered<SendAnswer | ReturnType<typeof unansweredInquiry>>(request, serverAction, unansweredInquiry)

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head)

export default function SendRequestScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { form } = loaderData
  const { to, answers, follow, certificate } = form
  const userID = useSite()?.session?.userID ?? ''
  const figures = answers && (
    <>
      <AnsweredShare answers={answers} />
      {answers.medianMinutes !== null && ' · '}
      <AnswerMedian answers={answers} />
    </>
  )
  return (
    <div className={`wrap ${styles.page}`}>
      <div>
        <h1 className="t-page" tabIndex={-1}>
          {follow ? (
            <Trans>Start follow-up</Trans>
          ) : certificate ? (
            <Trans>Ask for the document</Trans>
          ) : (
            <Trans>Send request</Trans>
          )}
        </h1>
        {follow?.side !== 'R' && (
          <p className="muted">
            <Trans>We ask suppliers to answer within {answerHours} hours.</Trans>{' '}
            {answers && (
              <Trans comment="How fast one company answers, behind what is asked of all">
                This company: {figures}
              </Trans>
            )}
          </p>
        )}
      </div>
      {certificate && certificate.state !== 'there' ? (
        <NotToAsk state={certificate.state} name={certificate.name} to={to} />
      ) : (
        <RequestForm
          key={certificate?.id ?? to.id}
          form={form}
          answer={actionData}
          cancelTo={follow ? requestPath(follow.from || userID, follow.requestID) : authorPath(to)}
        />
      )}
    </div>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { t } = useLingui()
  const search = (
    <LinkButton to="/search-result">
      <Trans>Search suppliers</Trans>
    </LinkButton>
  )
  if (statusOf(error) === 404)
    return (
      <Problem title={t`This company is not available.`} ways={search}>
        <Trans>It was removed, or its address lost a part on its way.</Trans>
      </Problem>
    )
  return (
    <Problem
      title={t`An unexpected error has occurred, please try again.`}
      ways={
        <>
          <TryAgain />
          {search}
        </>
      }
    />
  )
}
