import { redirect, useRouteLoaderData } from 'react-router'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Route } from './+types/SearchScreen'
import { companyTypes } from '../../../contract/company-types.ts'
import { limits } from '../../../contract/limits.ts'
import { businessPath } from '../../../contract/slugs.ts'
import { metaOf, pageHead } from '../../api/head.ts'
import { pageOf, type Page } from '../../api/page.ts'
import { formatNumber } from '../../components/text/formats.ts'
import { packCountries, SearchBar, type SearchBarData } from '../../components/search/SearchBar.tsx'
import { IndustriesNav } from '../../components/layout/IndustriesNav.tsx'
import type { LayoutHandle } from '../../components/layout/site.ts'
import { Pagination } from '../../ui/Pagination.tsx'
import { canonicalSearchPath, everywhere, readSearch, searchPath, type SearchAddress } from './address.ts'
import { NoResults } from './NoResults.tsx'
import { ResultCard } from './ResultCard.tsx'
import { headerText, rangeText } from './header.ts'
import styles from './SearchScreen.module.css'

export async function loader({ context }: Route.LoaderArgs) {
  const page = pageOf(context)
  const [countries, allTypes] = await Promise.all([
    page.api.listCountries({}),
    page.api.listBusinessTypes({}),
  ])
  const names = new Map(countries.map(({ code, countryName }) => [code, countryName]))
  const address = readSearch(page.url.searchParams, (code) => names.has(code))
  const found = await page.api.searchBusinesses({
    textQuery: address.text,
    businessType: address.business,
    country: address.country === everywhere ? undefined : address.country,
    skip: limits.searchPageSize * (address.page - 1),
    size: limits.searchPageSize,
  })
  const pages = Math.ceil(found.total_results / limits.searchPageSize)
  // A page past the end: the last one, so that an old link still shows something.
  if (found.results.length === 0 && pages > 0 && address.page > pages)
    throw redirect(searchPath({ ...address, page: pages }))

  const businessTypes = allTypes.filter(({ code }) => (companyTypes as readonly string[]).includes(code))
  const typeName =
    businessTypes.find(({ code }) => code === address.business)?.businessTypeName ?? address.business
  const countryName = names.get(address.country)
  return {
    address,
    typeName,
    countryName,
    language: page.language,
    results: found.results,
    total: found.total_results,
    totalIsExact: found.totalIsExact,
    pages,
    bar: { ...address, businessTypes, countries: packCountries(countries) } satisfies SearchBarData,
    head: headOf(page, { address, typeName, countryName, results: found.results }),
  }
}

type HeadParts = {
  address: SearchAddress
  typeName: string
  countryName: string | undefined
  results: { businessID: string; general: { companyName: string } }[]
}

function headOf(
  page: Page & { i18n: { _(message: ReturnType<typeof msg>): string } },
  { address, typeName, countryName, results }: HeadParts,
) {
  const { i18n, edition } = page
  const words = address.text
  const place = countryName ?? i18n._(msg`all countries`)
  const brand = `${edition.brand} ${edition.countryName}`
  const what = address.text ? `${address.text} – ${typeName}` : typeName
  const number = address.page
  const title =
    number > 1
      ? i18n._(msg`${what}, ${place}, page ${number} | ${brand}`)
      : i18n._(msg`${what}, ${place} | ${brand}`)
  return pageHead(page, {
    title,
    description: address.text
      ? i18n._(
          msg`${typeName} for “${words}” in ${place}: verified companies with capabilities, lead times and certificates on ${brand}.`,
        )
      : i18n._(
          msg`${typeName} in ${place}: verified companies with capabilities, lead times and certificates on ${brand}.`,
        ),
    keywords: [address.text, typeName, countryName, edition.countryName, edition.keywords]
      .filter(Boolean)
      .join(', '),
    canonicalPath: canonicalSearchPath(address),
    noindex: results.length === 0 || address.page > 20,
    structured:
      results.length === 0
        ? []
        : [
            {
              '@context': 'https://schema.org',
              '@type': 'ItemList',
              itemListElement: results.map((business, at) => ({
                '@type': 'ListItem',
                position: limits.searchPageSize * (address.page - 1) + at + 1,
                url: new URL(
                  businessPath({
                    businessID: business.businessID,
                    companyName: business.general.companyName,
                  }),
                  edition.origin,
                ).href,
                name: business.general.companyName,
              })),
            },
          ],
  })
}

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head)

export const handle: LayoutHandle = { searchBar: BarOfPage }

/** The search bar in the top bar, in step with this page's address. */
function BarOfPage() {
  const data = useRouteLoaderData<typeof loader>('screens/search/SearchScreen')
  return data ? <SearchBar data={data.bar} /> : null
}

export default function SearchScreen({ loaderData }: Route.ComponentProps) {
  const { i18n } = useLingui()
  const { address, language, results, total, totalIsExact, pages, typeName } = loaderData
  const count = totalIsExact ? formatNumber(total, language) : `${formatNumber(total, language)}+`
  return (
    <div className={`wrap ${styles.grid}`}>
      <IndustriesNav current={address.text} />
      <section aria-labelledby="results">
        <div className={styles.header}>
          <h1 id="results" tabIndex={-1}>
            {headerText(i18n, { total, count, typeName, text: address.text })}
          </h1>
          {results.length > 0 && (
            <p>{rangeText(i18n, { page: address.page, shown: results.length, count, language })}</p>
          )}
        </div>
        {results.length === 0 ? (
          <NoResults
            address={address}
            businessTypes={loaderData.bar.businessTypes}
            countryName={loaderData.countryName}
          />
        ) : (
          results.map((business, at) => (
            <ResultCard
              key={business.businessID}
              business={business}
              language={language}
              first={at < 2}
              backTo={searchPath(address)}
            />
          ))
        )}
        <Pagination
          page={address.page}
          pages={pages}
          addressOf={(page) => searchPath({ ...address, page })}
        />
        {!totalIsExact && address.page === pages && (
          <p className={styles.more}>
            <Trans>
              There are more companies than these. Add a word or a country to see the ones that fit best.
            </Trans>
          </p>
        )}
      </section>
    </div>
  )
}
