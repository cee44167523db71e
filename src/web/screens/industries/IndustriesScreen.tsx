import { useRef } from 'react'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Route } from './+types/IndustriesScreen'
import { categoryCounts } from '../../api/category-counts.ts'
import { countryInSentence } from '../../components/business/country-in-sentence.ts'
import { metaOf, pageHead } from '../../api/head.ts'
import { pageOf } from '../../api/page.ts'
import { breadcrumbOf } from '../../components/text/structured.ts'
import { Breadcrumb } from '../../ui/Breadcrumb.tsx'
import { Index } from './Index.tsx'
import { Industry } from './Industry.tsx'
import { categoriesIn, keptIndustries } from './page-data.ts'
import { countTexts } from './count-texts.ts'
import { useInnerLinks } from './useInnerLinks.ts'
import styles from './IndustriesScreen.module.css'

export async function loader({ context }: Route.LoaderArgs) {
  const page = pageOf(context)
  const { edition, i18n } = page
  const [tree, counts] = await Promise.all([page.api.showIndustryTree({}), categoryCounts(page, 'all')])
  const country = countryInSentence(edition.countryName, i18n.locale)
  const brand = edition.siteName
  const industries = tree.length
  const categories = categoriesIn(tree)
  const crumbs = [{ name: i18n._(msg`Home`), to: '/' }, { name: i18n._(msg`Industries`) }]
  return {
    industries: keptIndustries(tree, counts, countTexts(i18n)),
    categories,
    crumbs,
    head: pageHead(page, {
      title: i18n._(msg`Manufacturers and products by industry | ${brand}`),
      description: i18n._(
        msg`${industries} industries and ${categories} categories, from automation and machine tools to food and furniture: manufacturers and their products in ${country} and worldwide.`,
      ),
      keywords: [...tree.map(({ name }) => name), edition.countryName].join(', '),
      canonicalPath: '/industries',
      structured: [breadcrumbOf(crumbs, edition.origin)],
    }),
  }
}

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head)

export default function IndustriesScreen({ loaderData }: Route.ComponentProps) {
  const { industries, categories, crumbs } = loaderData
  const sheet = useRef<HTMLDivElement>(null)
  useInnerLinks(sheet)
  const count = industries.length
  return (
    <div className={`wrap ${styles.page}`}>
      <Breadcrumb crumbs={crumbs} />
      <h1 className="t-page">
        <Trans>Industries</Trans>
      </h1>
      <p className={`t-read ${styles.lead}`}>
        <Trans>
          {count} industries, {categories} categories. An industry or a category leads to its manufacturers, a
          subcategory to products; the numbers count them.
        </Trans>
      </p>
      <Index industries={industries} />
      <div className={`sheet ${styles.sheet}`} ref={sheet}>
        {industries.map((industry) => (
          <Industry key={industry.id} industry={industry} />
        ))}
      </div>
    </div>
  )
}
