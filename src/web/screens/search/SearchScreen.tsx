import { redirect, useRouteLoaderData } from 'react-router'
import { useLingui } from '@lingui/react/macro'
import type { Route } from './+types/SearchScreen'
import { metaOf } from '../../api/head.ts'
import { pageOf } from '../../api/page.ts'
import { standingOf } from '../../api/standing.ts'
import { StandingProvider } from '../../components/acts/standing.tsx'
import { formatNumber } from '../../components/text/formats.ts'
import { packCountries, SearchBar, type SearchBarData } from '../../components/search/SearchBar.tsx'
import { IndustriesNav } from '../../components/layout/IndustriesNav.tsx'
import type { LayoutHandle } from '../../components/layout/site.ts'
import { Pagination } from '../../ui/Pagination.tsx'
import { readSearch, searchPath } from '../../components/search/address.ts'
import { find } from './find.ts'
import { searchHead } from './head.ts'
import { Kinds } from './Kinds.tsx'
import { NoResults } from './NoResults.tsx'
import { PersonCard } from './PersonCard.tsx'
import { ProductCard } from './ProductCard.tsx'
import { ResultCard } from './ResultCard.tsx'
import { headerText, moreText, rangeText } from './header.ts'
import styles from './SearchScreen.module.css'

export async function loader({ context }: Route.LoaderArgs) {
  const page = pageOf(context)
  const [countries, businessTypes] = await Promise.all([
    page.api.listCountries({}),
    page.api.listBusinessTypes({}),
  ])
  const names = new Map(countries.map(({ code, countryName }) => [code, countryName]))
  const address = readSearch(page.url.searchParams, (code) => names.has(code))
  const { listed, ids, ...found } = await find(page.api, address, page.language)
  const shown = found.results.length
  // A page past the end: the last one, so that an old link still shows something.
  if (shown === 0 && found.pages > 0 && address.page > found.pages)
    throw redirect(searchPath({ ...address, page: found.pages }))

  const typeName =
    businessTypes.find(({ code }) => code === address.business)?.businessTypeName ?? address.business
  const countryName = names.get(address.country)
  const standing = await standingOf(page, ids)
  return {
    address,
    typeName,
    countryName,
    language: page.language,
    found,
    ...(standing && { standing }),
    bar: { ...address, businessTypes, countries: packCountries(countries) } satisfies SearchBarData,
    head: searchHead(page, { address, typeName, countryName, shown, listed }),
  }
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
  const { address, language, found, typeName } = loaderData
  const { total, totalIsExact, pages } = found
  const shown = found.results.length
  const count = totalIsExact ? formatNumber(total, language) : `${formatNumber(total, language)}+`
  return (
    <div className={`wrap ${styles.grid}`}>
      <IndustriesNav current={address.text} />
      <section aria-labelledby="results">
        <Kinds address={address} />
        <div className={styles.header}>
          <h1 id="results" tabIndex={-1}>
            {headerText(i18n, { total, count, typeName, text: address.text })}
          </h1>
          {shown > 0 && <p>{rangeText(i18n, { page: address.page, shown, count, language })}</p>}
        </div>
        {shown === 0 ? (
          <NoResults
            address={address}
            businessTypes={loaderData.bar.businessTypes}
            countryName={loaderData.countryName}
          />
        ) : (
          <StandingProvider standing={loaderData.standing}>
            <Cards found={found} language={language} />
          </StandingProvider>
        )}
        <Pagination
          page={address.page}
          pages={pages}
          addressOf={(page) => searchPath({ ...address, page })}
        />
        {!totalIsExact && address.page === pages && (
          <p className={styles.more}>{moreText(i18n, found.kind)}</p>
        )}
      </section>
    </div>
  )
}

type CardsProps = { found: Route.ComponentProps['loaderData']['found']; language: string }

/** The cards of one kind; the first two are in sight at once, so their pictures come first. */
function Cards({ found, language }: CardsProps) {
  switch (found.kind) {
    case 'products':
      return found.results.map((product, at) => (
        <ProductCard key={product.id} product={product} first={at < 2} language={language} />
      ))
    case 'people':
      return found.results.map((line) => (
        <PersonCard key={line.person.userID} line={line} language={language} />
      ))
    case 'companies':
      return found.results.map((business, at) => (
        <ResultCard key={business.businessID} business={business} first={at < 2} language={language} />
      ))
  }
}
