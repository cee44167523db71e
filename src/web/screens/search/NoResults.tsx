import { Trans, useLingui } from '@lingui/react/macro'
import {
  everywhere,
  kindOf,
  searchPath,
  withoutFilters,
  type ResultKind,
  type SearchAddress,
} from '../../components/search/address.ts'
import { countryInSentence } from '../../components/business/country-in-sentence.ts'
import { Link } from '../../ui/Link.tsx'
import { AskForIt } from './AskForIt.tsx'
import { Categories, type CategoriesFound } from './Categories.tsx'
import { countText } from './header.ts'
import { Fewer, type Relaxed } from './Fewer.tsx'
import { OtherTypes, type TypesFound } from './OtherTypes.tsx'
import styles from './NoResults.module.css'

type Counted = { total: number; totalIsExact: boolean }
type Found = {
  relaxed?: readonly Relaxed[]
  elsewhere?: Counted & { country: boolean }
  categories?: CategoriesFound
  types?: TypesFound
  eased: { corrected?: { text: string } | undefined; leftOut?: object | undefined }
}
type Props = {
  address: SearchAddress
  found: Found
  businessTypes: readonly { code: string; businessTypeName: string }[]
  countryName: string | undefined
  language: string
}

/** Nothing found is said as it is, and never the end: fewer words, near categories, other places, asking us, other words, kinds and types. */
export function NoResults({ address, found, businessTypes, countryName, language }: Props) {
  const { relaxed, elsewhere, categories, types = [], eased } = found
  const kind = kindOf(address.business)
  const text = eased.corrected?.text ?? address.text
  return (
    <section className={styles.none}>
      {!eased.leftOut && (
        <p className={styles.lead}>
          <NoneOf kind={kind} countryName={elsewhere?.country ? countryName : undefined} />
        </p>
      )}
      {relaxed && <Fewer relaxed={relaxed} address={address} language={language} />}
      {categories && <Categories found={categories} address={address} language={language} />}
      {text !== '' && kind !== 'people' && <AskForIt wish={text} />}
      <h2>
        <Trans>These usually help:</Trans>
      </h2>
      <ul>
        <LessOf address={address} elsewhere={elsewhere} countryName={countryName} language={language} />
        {text !== '' && (
          <>
            <li>
              <OtherWords kind={kind} />
            </li>
            <li>
              <Link to={searchPath({ ...withoutFilters(address), text: '' })}>
                <AllOf kind={kind} />
              </Link>
            </li>
          </>
        )}
        <li>
          <Link to="/industries">
            <Trans>Look through the industries and their categories</Trans>
          </Link>
        </li>
      </ul>
      <OtherTypes
        address={{ ...address, text }}
        businessTypes={businessTypes}
        types={types}
        language={language}
      />
    </section>
  )
}

type LessProps = Pick<Props, 'address' | 'countryName' | 'language'> & {
  elsewhere: Found['elsewhere'] | undefined
}

/** The same with less asked for: similar words too, no filters, all countries; with the number where it is known. */
function LessOf({ address, elsewhere, countryName, language }: LessProps) {
  const { exactly, country } = address
  const unfiltered = searchPath({ ...withoutFilters(address), country })
  const isFiltered = unfiltered !== searchPath({ ...address, page: 1, exactly: undefined })
  const count = elsewhere && ` (${countText(elsewhere, language)})`
  return (
    <>
      {exactly && (
        <li>
          <Link to={searchPath({ ...address, exactly: undefined, page: 1 })}>
            <Trans>Search for similar words and parts of it too</Trans>
          </Link>
        </li>
      )}
      {isFiltered && !elsewhere?.country && (
        <li>
          <Link to={unfiltered}>
            <Trans>Search without the filters</Trans>
          </Link>
          {count}
        </li>
      )}
      {country !== everywhere && (
        <li>
          <Link to={searchPath({ ...withoutFilters(address), country: everywhere })}>
            <Trans>Search in all countries instead of {countryName} only</Trans>
          </Link>
          {elsewhere?.country && count}
        </li>
      )}
    </>
  )
}

function NoneOf({ kind, countryName }: { kind: ResultKind; countryName: string | undefined }) {
  if (countryName !== undefined) return <NoneIn kind={kind} countryName={countryName} />
  switch (kind) {
    case 'companies':
      return <Trans>No company fits all of this yet.</Trans>
    case 'products':
      return <Trans>No product fits all of this yet.</Trans>
    case 'people':
      return <Trans>Nobody fits all of this yet.</Trans>
  }
}

function NoneIn({ kind, ...of }: { kind: ResultKind; countryName: string }) {
  const { i18n } = useLingui()
  const countryName = countryInSentence(of.countryName, i18n.locale)
  switch (kind) {
    case 'companies':
      return <Trans>No company in {countryName} fits this yet.</Trans>
    case 'products':
      return <Trans>No product from {countryName} fits this yet.</Trans>
    case 'people':
      return <Trans>Nobody in {countryName} fits this yet.</Trans>
  }
}

function OtherWords({ kind }: { kind: ResultKind }) {
  if (kind === 'people')
    return <Trans>Check the spelling, or use fewer words: a name, a position or a company.</Trans>
  return <Trans>Check the spelling, or use fewer words: a product, a material or a part number.</Trans>
}

function AllOf({ kind }: { kind: ResultKind }) {
  switch (kind) {
    case 'companies':
      return <Trans>See all companies of this type</Trans>
    case 'products':
      return <Trans>See all products</Trans>
    case 'people':
      return <Trans>See all people</Trans>
  }
}
