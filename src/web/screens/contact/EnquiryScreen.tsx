import { useCallback, useState } from 'react'
import { Link } from 'react-router'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Route } from './+types/EnquiryScreen'
import { limits } from '../../../contract/limits.ts'
import { metaOf, pageHead } from '../../api/head.ts'
import { pageOf } from '../../api/page.ts'
import { answered } from '../../components/forms/answered.ts'
import { unanswered, withStatus } from '../../components/forms/outcome.ts'
import { Problem, TryAgain } from '../../components/layout/Problem.tsx'
import { breadcrumbOf } from '../../components/text/structured.ts'
import { Breadcrumb } from '../../ui/Breadcrumb.tsx'
import { companyIn, enquiryLists, initialValues } from './enquiry-data.ts'
import { enquiryPath } from '../../components/search/wish.ts'
import { enquiryValuesFrom } from './enquiry-values.ts'
import { EnquiryForm } from './EnquiryForm.tsx'
import { sendFrom, ticketIn, type EnquiryAnswer } from './sending.ts'
import { Sent } from './Sent.tsx'
import styles from './EnquiryScreen.module.css'

export async function loader({ context }: Route.LoaderArgs) {
  const page = pageOf(context)
  const { edition, i18n } = page
  const { siteName } = edition
  const ticket = ticketIn(page)
  const [initial, company] = await Promise.all([initialValues(page), companyIn(page)])
  const crumbs = [
    { name: i18n._(msg`Home`), to: '/' },
    { name: i18n._(msg`Contact us`), to: '/contact-us' },
    { name: i18n._(msg`Need help?`) },
  ]
  return {
    ticket,
    crumbs,
    months: limits.enquiryMonths,
    initial,
    company: company?.name,
    lists: await enquiryLists(page),
    head: pageHead(page, {
      title: i18n._(msg`Need help? Send us an enquiry | ${siteName}`),
      description: i18n._(
        msg`Tell ${siteName} what your company buys and sells: our team answers by e-mail or telephone.`,
      ),
      keywords: i18n._(msg`help, enquiry, contact, support`),
      canonicalPath: enquiryPath,
      noindex: ticket !== undefined || initial.buyProduct1 !== '' || company !== undefined,
      structured: [breadcrumbOf(crumbs, edition.origin)],
    }),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  return sendFrom(pageOf(context), await request.formData())
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const shown = enquiryValuesFrom(await request.clone().formData())
  return withStatus(
    await answered<EnquiryAnswer>(request, serverAction, () => ({ ...unanswered({}), shown })),
  )
}

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head)

export default function EnquiryScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { ticket, crumbs, initial, lists, months, company } = loaderData
  // The page stays while it changes from the form to what became of it.
  const [isNews, setIsNews] = useState(false)
  const [answeredAt, setAnsweredAt] = useState(actionData?.at)
  if (actionData?.at !== undefined && actionData.at !== answeredAt) {
    // It did not arrive: what is shown next is no news of it.
    setAnsweredAt(actionData.at)
    setIsNews(false)
  }
  const onTold = useCallback(() => setIsNews(false), [])
  return (
    <div className={`wrap ${styles.page}`}>
      <Breadcrumb crumbs={crumbs} />
      <h1 className="t-page" tabIndex={-1}>
        <Trans>Need help?</Trans>
      </h1>
      {ticket === undefined ? (
        <>
          <div className={styles.lead}>
            <p className="t-read">
              <Trans>
                Tell us what your company buys and sells: our team reads it and contacts you by e-mail or
                telephone.
              </Trans>
            </p>
            {company !== undefined && (
              <p className="t-read">
                <Trans>
                  You ask for <b translate="no">{company}</b>: our team sees its membership and its support
                  time.
                </Trans>
              </p>
            )}
            <p className="muted">
              <Trans>
                Only the company telephone and the e-mail address are required (*). What you send is deleted
                after {months} months.
              </Trans>{' '}
              <Link to="/privacy-policy">
                <Trans>Privacy policy</Trans>
              </Link>
            </p>
          </div>
          <EnquiryForm initial={initial} lists={lists} answer={actionData} onSend={() => setIsNews(true)} />
        </>
      ) : (
        <Sent key={ticket} ticket={ticket} isNews={isNews} onTold={onTold} />
      )}
    </div>
  )
}

export function ErrorBoundary() {
  const { t } = useLingui()
  return <Problem title={t`An unexpected error has occurred, please try again.`} ways={<TryAgain />} />
}
