import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Route } from './+types/HomeScreen'
import { categoryCounts } from '../../api/category-counts.ts'
import { countryInSentence } from '../../components/business/country-in-sentence.ts'
import { metaOf, pageHead } from '../../api/head.ts'
import { pageOf } from '../../api/page.ts'
import { Platforms } from '../../components/editions/Platforms.tsx'
import { platformsOf } from '../../components/editions/platforms.ts'
import { siteOf } from '../../components/text/structured.ts'
import { IndustriesNav } from '../../components/layout/IndustriesNav.tsx'
import { drawingData } from './drawing-data.ts'
import { GoGlobal } from './GoGlobal.tsx'
import { Hero } from './Hero.tsx'
import { HowItWorks } from './HowItWorks.tsx'
import { Latest } from './Latest.tsx'
import { latestData } from './latest-data.ts'
import { waitingFor } from './waiting/waiting-data.ts'
import { WaitingForYou } from './waiting/WaitingForYou.tsx'
import styles from './HomeScreen.module.css'

export async function loader({ context }: Route.LoaderArgs) {
  const page = pageOf(context)
  const { edition, i18n, language } = page
  const [latest, all, counts, waiting] = await Promise.all([
    page.api.listLastRegistered({}),
    page.api.listIndustries({}),
    categoryCounts(page, 'industry'),
    waitingFor(page),
  ])
  const industries = all.length
  const brand = edition.brand
  const country = edition.countryName
  return {
    language,
    latest: latestData(latest),
    waiting,
    drawing: drawingData(all, counts),
    edition: edition.code,
    platforms: platformsOf(page),
    head: pageHead(page, {
      title: i18n._(msg`${brand} ${country}: industrial suppliers and buyers`),
      description: i18n._(
        msg`Directory and network for companies only: manufacturers, distributors, exporters and consultants in ${industries} industries, in ${{ country: countryInSentence(country, i18n.locale) }} and worldwide.`,
      ),
      canonicalPath: '/',
      structured: siteOf(edition),
    }),
  }
}

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head)

export default function HomeScreen({ loaderData }: Route.ComponentProps) {
  const { waiting, drawing, platforms, latest, language, edition } = loaderData
  return (
    <>
      {!waiting && <Hero drawing={drawing} platforms={platforms.length} />}
      <div className={`wrap side-grid ${styles.latest}`}>
        <IndustriesNav />
        <div>
          {waiting && <WaitingForYou waiting={waiting} platforms={platforms.length} />}
          <h2 className="t-page">
            <Trans>Latest registered businesses</Trans>
          </h2>
          <Latest groups={latest} language={language} />
        </div>
        <HowItWorks forVisitors={!waiting} />
      </div>
      <div className="wrap">
        <Platforms platforms={platforms} current={edition} />
      </div>
      {!waiting && <GoGlobal platforms={platforms.length} />}
    </>
  )
}
