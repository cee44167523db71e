import { IconChartBar, IconDownload } from '@tabler/icons-react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { statisticDays } from '../../../contract/statistic-kinds.ts'
import { managePath } from '../../components/manage/tabs.ts'
import { Section } from '../../components/sheet/Section.tsx'
import { buttonClass, LinkButton } from '../../ui/Button.tsx'
import { LinkTabs } from '../../ui/LinkTabs.tsx'
import { Nothing } from '../../ui/Nothing.tsx'
import { Advice } from './Advice.tsx'
import { Answers } from './Answers.tsx'
import { BoostsSheet } from './BoostsSheet.tsx'
import { Patterns } from './bars.tsx'
import { DaysChart } from './DaysChart.tsx'
import { Funnel } from './Funnel.tsx'
import { Countries, CompanyTypes, Products, SearchWords } from './Parts.tsx'
import { statisticsPath, tablePath } from './paths.ts'
import type { Shown } from './page-data.ts'
import styles from './Statistics.module.css'

type Props = { businessID: string; shown: Shown }

/** The whole tab. */
export function Statistics({ businessID, shown }: Props) {
  if (shown.isEmpty) return <NothingYet businessID={businessID} />
  return (
    <div className={styles.page}>
      <Patterns />
      <div className={styles.bar}>
        <DaysTabs businessID={businessID} shown={shown} />
        <a className={buttonClass({})} href={tablePath(businessID, shown.days)} download>
          <IconDownload size={18} stroke={1.75} aria-hidden />
          <Trans>All figures as CSV</Trans>
        </a>
      </div>
      <p className={`t-read ${styles.period}`}>
        <CountedDays shown={shown} />
      </p>
      <div className={`sheet ${styles.sheet}`}>
        <Section id="funnel" title={<Trans>From search to order</Trans>} note={<FunnelNote />}>
          <Funnel shown={shown} />
        </Section>
        <Section id="advice" title={<Trans>What would help next</Trans>} note={<AdviceNote />}>
          <Advice businessID={businessID} advice={shown.advice} />
        </Section>
        <Section
          id="days"
          title={shown.chart.isByWeeks ? <Trans>Week by week</Trans> : <Trans>Day by day</Trans>}
          note={<Trans>Each row of bars has a measure of its own.</Trans>}
        >
          <DaysChart chart={shown.chart} />
        </Section>
        <Section id="answers" title={<Trans>Answers</Trans>} note={<AnswersNote />}>
          <Answers businessID={businessID} shown={shown} />
        </Section>
      </div>
      <h2 className={`t-page ${styles.months}`}>
        <Trans>By whole months</Trans>
      </h2>
      <p className={`t-read ${styles.period}`}>
        <CountedMonths shown={shown} />
      </p>
      {shown.months && (
        <div className={`sheet ${styles.sheet}`}>
          <Products businessID={businessID} shown={shown} />
          <Countries shown={shown} />
          <SearchWords shown={shown} />
          <CompanyTypes shown={shown} />
        </div>
      )}
      <BoostsSheet businessID={businessID} />
    </div>
  )
}

function DaysTabs({ businessID, shown: { days, sort } }: Props) {
  const { t } = useLingui()
  return (
    <LinkTabs
      label={t`Period`}
      links={statisticDays.map((one) => ({
        to: statisticsPath(businessID, { days: one, sort }),
        isCurrent: one === days,
        text: <Plural value={one} other="# days" one="# day" />,
      }))}
    />
  )
}

function CountedDays({ shown: { now, before, zone, countedUntil } }: Pick<Props, 'shown'>) {
  const { from, to } = now
  const { from: earlierFrom, to: earlierTo } = before
  return (
    <>
      <Trans>
        <b>
          {from} to {to}
        </b>
        , beside {earlierFrom} to {earlierTo}.
      </Trans>{' '}
      {countedUntil === null ? (
        <Trans>Whole days of {zone}. Nothing was counted yet.</Trans>
      ) : (
        <Trans>
          Whole days of {zone}, up to yesterday; everything up to {countedUntil} is counted.
        </Trans>
      )}
    </>
  )
}

function CountedMonths({ shown: { months } }: Pick<Props, 'shown'>) {
  if (!months)
    return (
      <Trans>
        By product, country, words and type of company it is counted once a calendar month is over, so that no
        number tells of a single visitor. No month is over yet.
      </Trans>
    )
  const { from, to } = months
  return (
    <Trans>
      <b>
        {from} to {to}
      </b>
      , whole calendar months that are over: so no number tells of a single visitor. What fewer than three
      visitors or companies stand behind is among the others.
    </Trans>
  )
}

const FunnelNote = () => (
  <Trans>Each counts once per visitor, thing and half hour. Robots and your own people are left out.</Trans>
)
const AdviceNote = () => <Trans>By fixed rules, from your figures alone. At most three.</Trans>
const AnswersNote = () => <Trans>To the inquiries that came in these days.</Trans>

function NothingYet({ businessID }: Pick<Props, 'businessID'>) {
  return (
    <div className={styles.page}>
      <Nothing
        icon={<IconChartBar size={40} stroke={1.25} aria-hidden />}
        title={<Trans>Nothing was counted yet</Trans>}
        text={
          <Trans>
            Here you will read how often buyers found your company and its products, opened them, wrote to you
            and got an answer; by country and by the words they searched for. Figures come half an hour after
            something happened. Products with pictures and texts in the languages of your buyers are what is
            found first.
          </Trans>
        }
        way={
          <LinkButton variant="primary" to={managePath(businessID, 'products')}>
            <Trans>Add products</Trans>
          </LinkButton>
        }
      />
      <BoostsSheet businessID={businessID} />
    </div>
  )
}
