import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Route } from './+types/HomeScreen'
import { metaOf, pageHead } from '../../api/head.ts'
import { pageOf } from '../../api/page.ts'
import { IndustriesNav } from '../../components/layout/IndustriesNav.tsx'
import { GoGlobal } from './GoGlobal.tsx'
import { Hero } from './Hero.tsx'
import { Latest } from './Latest.tsx'
import { platformOrigin } from './platformOrigin.ts'
import { Platforms } from './Platforms.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const page = pageOf(context)
  const { edition, editions, i18n, language } = page
  const latest = await page.api.listLastRegistered({})
  const brand = edition.brand
  const country = edition.countryName
  return {
    language,
    latest,
    edition: edition.code,
    platforms: editions.map((platform) => ({
      code: platform.code,
      countryCode: platform.countryCode,
      countryName: platform.countryName,
      brand: platform.brand,
      origin: platformOrigin(platform, page.url),
      colour: platform.colours.brand,
    })),
    head: pageHead(page, {
      title: i18n._(msg`${brand} ${country}: industrial suppliers and buyers`),
      description: i18n._(
        msg`Directory and network for companies only: manufacturers, distributors, exporters and consultants in 15 industries, in ${country} and worldwide.`,
      ),
      canonicalPath: '/',
    }),
  }
}

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head)

export default function HomeScreen({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Hero />
      <div className="wrap side-grid">
        <IndustriesNav />
        <div>
          <h2 className="t-page">
            <Trans>Latest registered businesses</Trans>
          </h2>
          <Latest groups={loaderData.latest} language={loaderData.language} />
        </div>
      </div>
      <Platforms platforms={loaderData.platforms} current={loaderData.edition} />
      <GoGlobal />
    </>
  )
}
