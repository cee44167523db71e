import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Route } from './+types/AnswersScreen'
import { limits } from '../../../contract/limits.ts'
import { businessPath } from '../../../contract/slugs.ts'
import { canonicalAddress, idIn } from '../../api/addresses.ts'
import { metaOf, pageHead } from '../../api/head.ts'
import { movedOr404 } from '../../api/moved.ts'
import { pageOf } from '../../api/page.ts'
import { formatNumber } from '../../components/text/formats.ts'
import { monthText } from '../../components/text/months.ts'
import { shownIn } from '../../components/text/text-language.ts'
import { Breadcrumb } from '../../ui/Breadcrumb.tsx'
import { redirect } from 'react-router'
import styles from './AnswersScreen.module.css'

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const page = pageOf(context)
  const { i18n, language } = page
  const id = idIn(params.id)
  const path = `/business/${id}/answers`
  const elsewhere = canonicalAddress(url, path)
  if (elsewhere) throw redirect(elsewhere, 301)
  const [profile, { statements }] = await Promise.all([
    page.api.showBusinessProfile({ id }),
    page.api.listAnswerStatements({ id }),
  ]).catch(movedOr404(page, id, (to) => `/business/${to.businessID}/answers`))
  const { companyName } = profile.general
  const title = i18n._(msg`Signed answer rates`)
  return {
    title,
    name: companyName,
    nameLang: shownIn(companyName, profile.textLanguages['companyName'], {
      country: profile.contactInfo.country.code,
      language,
    }),
    crumbs: [
      { name: i18n._(msg`Home`), to: '/' },
      { name: companyName, to: businessPath(profile) },
      { name: title },
    ],
    rows: statements.map(({ month, n, inTime }) => ({
      month,
      name: monthText(month, language),
      n: formatNumber(n, language),
      inTime: formatNumber(inTime, language),
      percent: formatNumber(Math.round((inTime / n) * 1_000) / 10, language),
      path: `${path}/${month}.json`,
    })),
    head: pageHead(page, {
      title: i18n._(msg`${companyName}: signed answer rates by month`),
      description: i18n._(
        msg`How often ${companyName} answered inquiries in time, by month, as signed files that anybody can check.`,
      ),
      keywords: title,
      canonicalPath: path,
    }),
  }
}

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head)

/** The statements of a company, and how anybody checks one. */
export default function AnswersScreen({ loaderData }: Route.ComponentProps) {
  const { title, name, nameLang, crumbs, rows } = loaderData
  const { answerHours: hours, answerDays: days, answersMin: least } = limits
  return (
    <div className={`wrap ${styles.page}`}>
      <Breadcrumb crumbs={crumbs} />
      <header className={styles.head}>
        <h1 className="t-name">{title}</h1>
        <p className={`t-lead ${styles.lead}`} lang={nameLang}>
          {name}
        </p>
      </header>
      <div className={`sheet ${styles.sheet}`}>
        <p>
          <Trans>
            How many inquiries the company answered within {hours} hours, of those of the {days} days up to
            the end of each month. What was stated once is never changed.
          </Trans>
        </p>
        {rows.length === 0 ? (
          <p>
            <Trans>
              There is no statement yet. The first follows a month up to whose end {least} inquiries were
              answered or due.
            </Trans>
          </p>
        ) : (
          <ul className={styles.list}>
            {rows.map((row) => (
              <li key={row.month}>
                <strong>{row.name}</strong>
                <span>
                  <Trans>
                    {row.percent}% answered in time: {row.inTime} of {row.n}
                  </Trans>
                </span>
                <a className="reach" href={row.path} download>
                  <Trans>Signed file</Trans>
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
      <Checking />
    </div>
  )
}

const keys = '/.well-known/trust-keys.json'
const program = '/.well-known/verify-answers.mjs'

function Checking() {
  const { answersTogether: together } = limits
  return (
    <div className={`sheet ${styles.sheet}`}>
      <h2 className="t-card">
        <Trans>Check one yourself</Trans>
      </h2>
      <p>
        <Trans>
          Each file has the times of all its inquiries, as pairs. Our program counts the rate anew from them
          and checks our signature, on your computer, with Node alone. It sends nothing.
        </Trans>
      </p>
      <p>
        <Trans>
          So that no buyer can be told apart, all inquiries begin at the same moment, and times to an answer
          are means of at least {together}.
        </Trans>
      </p>
      <p className={styles.links}>
        <a className="reach" href={program} download>
          <Trans>Save the program</Trans>
        </a>
        <a className="reach" href={keys} download>
          <Trans>Save our published keys</Trans>
        </a>
      </p>
      <pre className={styles.command}>node verify-answers.mjs answers.json trust-keys.json</pre>
    </div>
  )
}
