import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Route } from './+types/TransparencyScreen'
import { limits } from '../../../contract/limits.ts'
import { metaOf, pageHead } from '../../api/head.ts'
import { pageOf } from '../../api/page.ts'
import { breadcrumbOf } from '../../components/text/structured.ts'
import { requireSpelling } from '../../content/page.server.ts'
import { Breadcrumb } from '../../ui/Breadcrumb.tsx'
import { MonthTable } from './MonthTable.tsx'
import { monthLine } from './month-line.ts'
import styles from './TransparencyScreen.module.css'

const path = '/transparency'

export async function loader({ context }: Route.LoaderArgs) {
  const page = pageOf(context)
  const { edition, i18n, language } = page
  requireSpelling(page, path)
  const { months } = await page.api.showTransparency({})
  const title = i18n._(msg`Transparency`)
  const crumbs = [{ name: i18n._(msg`Home`), to: '/' }, { name: title }]
  const brand = edition.brand
  return {
    title,
    crumbs,
    lines: months.map((month) => monthLine(month, language)),
    head: pageHead(page, {
      title: i18n._(msg`Transparency: reports, checks and appeals by month | ${brand}`),
      description: i18n._(
        msg`How many reports ${brand} received by month, what was done about them, which checks were passed or refused, how long it took, and how often staff read private content.`,
      ),
      keywords: title,
      canonicalPath: path,
      structured: [breadcrumbOf(crumbs, edition.origin)],
    }),
  }
}

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head)

/** The public figures: each month what was reported, decided, checked and read. */
export default function TransparencyScreen({ loaderData }: Route.ComponentProps) {
  const { title, crumbs, lines } = loaderData
  return (
    <div className={`wrap ${styles.page}`}>
      <Breadcrumb crumbs={crumbs} />
      <header className={styles.head}>
        <h1 className="t-name">{title}</h1>
        <p className={`t-lead ${styles.lead}`}>
          <Trans>
            What people reported to us, what we did about it, and what we checked. Every number is counted by
            the program in the log of what our staff do; none is typed by hand.
          </Trans>
        </p>
      </header>
      <div className={`sheet ${styles.sheet}`}>
        <MonthTable lines={lines} />
      </div>
      <div className={`sheet ${styles.sheet} ${styles.words}`}>
        <Counted />
      </div>
    </div>
  )
}

function Counted() {
  const least = limits.usualTimeFrom
  return (
    <>
      <h2 className="t-card">
        <Trans>How it is counted</Trans>
      </h2>
      <ul className={styles.list}>
        <li>
          <Trans>
            Months are those of the clock of UTC. What was decided counts in the month of the decision,
            whenever it was reported.
          </Trans>
        </li>
        <li>
          <Trans>
            Appeals are those against what we decided about reports, and those against checks that we refused.
            A check that an appeal passes counts among the checks passed; one that is refused again is counted
            as refused once.
          </Trans>
        </li>
        <li>
          <Trans>The usual time is the median: half of all decisions took no longer.</Trans>
        </li>
        <li>
          <Trans>
            This month is counted up to the end of yesterday. A usual time is told from {least} decisions a
            month on: that of fewer would be that of somebody.
          </Trans>
        </li>
        <li>
          <Trans>
            Private content is read by staff only about a report or a check: conversations that somebody
            reported, and documents of companies that asked to be checked. Each reading is one entry in the
            log.
          </Trans>
        </li>
        <li>
          <Trans>
            Entries of the log are chained to each other.{' '}
            <a href="/.well-known/audit-heads.json">Its end is signed each day</a>, so that nobody can write
            it anew without being seen.
          </Trans>
        </li>
        <li>
          <Trans>
            The same numbers <a href="/api/transparency">as data</a>.
          </Trans>
        </li>
      </ul>
    </>
  )
}
