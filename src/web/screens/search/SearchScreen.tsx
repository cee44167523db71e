import { parametersOf } from '../../../contract/pages/query.ts'
import { useMemo } from 'react'
import { redirect, useRouteLoaderData } from 'react-router'
import { useLingui } from '@lingui/react/macro'
import type { ApiClient } from '../../../contract/api.ts'
import type { Route } from './+types/SearchScreen'
import { metaOf } from '../../api/head.ts'
import { pageOf } from '../../api/page.ts'
import { standingOf } from '../../api/standing.ts'
import { StandingProvider } from '../../components/acts/standing.tsx'
import { packCountries, unpackCountries } from '../../components/search/countries.tsx'
import { SearchBar, type SearchBarData } from '../../components/search/SearchBar.tsx'
import { IndustriesNav } from '../../components/layout/IndustriesNav.tsx'
import { useSite, type LayoutHandle } from '../../components/layout/site.ts'
import { Pagination } from '../../ui/Pagination.tsx'
import { nodeOf, keptFields, readSearch, searchPath, sizeOf } from '../../components/search/address.ts'
import { isUnderstood, mendedAddress } from '../../components/search/understood.ts'
import { Cards } from './Cards.tsx'
import { Chips } from './Chips.tsx'
import type { Names } from './FilterLabel.tsx'
import { Filters } from './Filters.tsx'
import { chosenFilters, filterGroups, searchedFor } from './filters.ts'
import { find } from './find.ts'
import { Forgiven } from './Forgiven.tsx'
import { searchHead } from './head.server.ts'
import { Kinds } from './Kinds.tsx'
import { NoResults } from './NoResults.tsx'
import { MoreAmongTypes } from './OtherTypes.tsx'
import { Order } from './Order.tsx'
import { countText, headerText, moreText, rangeText, similarText } from './header.ts'
import styles from './SearchScreen.module.css'

export async function loader({ context }: Route.LoaderArgs) {
  const page = pageOf(context)
  const [countries, businessTypes] = await Promise.all([
    page.api.listCountries({}),
    page.api.listBusinessTypes({}),
  ])
  const packed = packCountries(countries)
  const { names } = unpackCountries(packed)
  const address = readSearch(parametersOf(page.url), (code) => names.has(code))
  if (!isUnderstood(parametersOf(page.url), address)) throw redirect(mendedAddress(page.url, address))
  const [{ listed, ids, ...found }, categoryNames, nodeName] = await Promise.all([
    find(page.api, address, page.language),
    namesOfCategories(page.api, address.categories ?? []),
    nameOfNode(page.api, nodeOf(address)),
  ])
  // A page past the end: the last one, so that an old link still shows something.
  if (found.pages > 0 && address.page > found.pages)
    throw redirect(mendedAddress(page.url, { ...address, page: found.pages }))

  const typeName =
    businessTypes.find(({ code }) => code === address.business)?.businessTypeName ?? address.business
  const countryName = names.get(address.country)
  const standing = await standingOf(page, ids)
  const { business, country, text } = address
  const isEased = found.eased.corrected !== undefined || found.eased.leftOut !== undefined
  return {
    address,
    typeName,
    countryName,
    categoryNames,
    language: page.language,
    found,
    ...(standing && { standing }),
    bar: {
      business,
      country,
      text,
      businessTypes,
      countries: packed,
      kept: keptFields(address),
    } satisfies SearchBarData,
    head: searchHead(page, {
      address,
      typeName,
      countryName,
      nodeName,
      shown: found.results.length,
      isEased,
      listed,
    }),
  }
}

/** The names of the categories that are chosen, which no answer has when nothing is found. */
async function namesOfCategories(api: ApiClient, chosen: readonly string[]): Promise<[string, string][]> {
  const industries = [...new Set(chosen.map((id) => id.slice(0, 4)))]
  const trees = await Promise.all(industries.map((id) => api.listCategories({ id })))
  const all = trees.flat().flatMap(({ subCategories, ...category }) => [category, ...subCategories])
  return all.filter(({ id }) => chosen.includes(id)).map(({ id, name }) => [id, name])
}

async function nameOfNode(api: ApiClient, id: string | undefined): Promise<string | undefined> {
  if (id === undefined) return undefined
  if (id.includes('-')) return (await namesOfCategories(api, [id]))[0]?.[1]
  return (await api.listIndustries({})).find((industry) => industry.id === id)?.name
}

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head)

export const handle: LayoutHandle = { searchBar: BarOfPage }

/** The search bar in the top bar, in step with this page's address. */
function BarOfPage() {
  const data = useRouteLoaderData<typeof loader>('screens/search/SearchScreen')
  return data ? <SearchBar data={data.bar} /> : null
}

export default function SearchScreen({ loaderData }: Route.ComponentProps) {
  const { address, found, bar } = loaderData
  const names = useNames(bar.countries, loaderData.categoryNames)
  const chosen = chosenFilters(address)
  const home = useSite()?.edition.countryCode
  const groups = found.facets
    ? filterGroups(found.facets, searchedFor(address, found.eased), { ...names, home })
    : []
  return (
    <div className={`wrap ${styles.grid}`}>
      <div className={styles.side}>
        <IndustriesNav current={address.text} />
        {/* Each page has its own, folded: whoever chose something on a phone wants to see what came of it. */}
        <Filters key={searchPath(address)} groups={groups} names={names} chosen={chosen.length} />
      </div>
      <section aria-labelledby="results">
        <Kinds address={address} />
        <Above loaderData={loaderData} />
        <div className={styles.ways}>
          <Chips address={address} chosen={chosen} names={names} />
          {found.results.length > 0 && <Order address={address} />}
        </div>
        <Results loaderData={loaderData} />
      </section>
    </div>
  )
}

type Props = Pick<Route.ComponentProps, 'loaderData'>

/** How many there are, which of them are here, and what was searched for when it is not what was asked. */
function Above({ loaderData }: Props) {
  const { i18n } = useLingui()
  const { address, language, found, typeName } = loaderData
  const { total, totalIsExact, eased } = found
  const shown = found.results.length
  const first = sizeOf(address) * (address.page - 1) + 1
  const count = countText({ total, totalIsExact }, language)
  const countShown = countText(eased.leftOut ?? { total, totalIsExact }, language)
  const range = { first, shown, count: countShown, language }
  const text = eased.corrected?.text ?? address.text
  return (
    <>
      <div className={styles.header}>
        <h1 id="results" tabIndex={-1}>
          {headerText(i18n, { total, count, typeName, text })}
        </h1>
        {shown > 0 && <p>{(eased.leftOut ? similarText : rangeText)(i18n, range)}</p>}
      </div>
      <Forgiven address={address} eased={eased} count={countShown} language={language} />
    </>
  )
}

function Results({ loaderData }: Props) {
  const { i18n } = useLingui()
  const { address, language, found, countryName, bar } = loaderData
  const { pages, hasMore, kind } = found
  const none = (
    <NoResults
      address={address}
      found={found}
      businessTypes={bar.businessTypes}
      countryName={countryName}
      language={language}
    />
  )
  return (
    <>
      {found.results.length === 0 ? (
        none
      ) : (
        <StandingProvider standing={loaderData.standing}>
          <Cards found={found} language={language} address={address} />
        </StandingProvider>
      )}
      <Pagination page={address.page} pages={pages} addressOf={(page) => searchPath({ ...address, page })} />
      {hasMore && address.page === pages && <p className={styles.more}>{moreText(i18n, kind)}</p>}
      {found.results.length > 0 && found.total === 0 && none}
      {found.results.length > 0 && found.total > 0 && found.types && (
        <MoreAmongTypes
          address={{ ...address, text: found.eased.corrected?.text ?? address.text }}
          businessTypes={bar.businessTypes}
          types={found.types}
          language={language}
        />
      )}
    </>
  )
}

/** Countries and industries by their codes, from what the page brings anyway. */
function useNames(packedCountries: string, categoryNames: readonly (readonly [string, string])[]): Names {
  const industries = useSite()?.industries
  return useMemo(
    () => ({
      countries: unpackCountries(packedCountries).names,
      industries: new Map(industries?.map(({ id, name }) => [id, name])),
      categories: new Map(categoryNames),
    }),
    [packedCountries, industries, categoryNames],
  )
}
