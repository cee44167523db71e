import { Trans } from '@lingui/react/macro'
import {
  addressOfType,
  everywhere,
  kindOf,
  searchPath,
  withoutFilters,
  type ResultKind,
  type SearchAddress,
  type SearchedType,
} from '../../components/search/address.ts'
import { Link } from '../../ui/Link.tsx'
import styles from './NoResults.module.css'

type Props = {
  address: SearchAddress
  businessTypes: readonly { code: string; businessTypeName: string }[]
  countryName: string | undefined
}

/** Nothing found is never the end: similar words, no filters, wider country, other words, other kinds and types, the industries. */
export function NoResults({ address, businessTypes, countryName }: Props) {
  const kind = kindOf(address.business)
  const others = businessTypes.filter(({ code }) => code !== address.business)
  return (
    <section className={styles.none}>
      <p className={styles.lead}>
        <NoneOf kind={kind} />
      </p>
      <ul>
        <LessOf address={address} countryName={countryName} />
        {address.text !== '' && (
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
      <h2>
        <Trans>The same search among</Trans>
      </h2>
      <ul className={styles.types}>
        {others.map(({ code, businessTypeName }) => (
          <li key={code}>
            <Link to={searchPath(addressOfType(address, code as SearchedType))}>{businessTypeName}</Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The same with less asked for: similar words too, no filters, all countries. */
function LessOf({ address, countryName }: Pick<Props, 'address' | 'countryName'>) {
  const { industries, plans, verified, exactly, country } = address
  const isFiltered = industries !== undefined || plans !== undefined || verified === true
  return (
    <>
      {exactly && (
        <li>
          <Link to={searchPath({ ...address, exactly: undefined, page: 1 })}>
            <Trans>Search for similar words and parts of it too</Trans>
          </Link>
        </li>
      )}
      {isFiltered && (
        <li>
          <Link to={searchPath({ ...withoutFilters(address), country })}>
            <Trans>Search without the filters</Trans>
          </Link>
        </li>
      )}
      {country !== everywhere && (
        <li>
          <Link to={searchPath({ ...address, country: everywhere, page: 1 })}>
            <Trans>Search in all countries instead of {countryName} only</Trans>
          </Link>
        </li>
      )}
    </>
  )
}

function NoneOf({ kind }: { kind: ResultKind }) {
  switch (kind) {
    case 'companies':
      return <Trans>No company fits all of this yet. These usually help:</Trans>
    case 'products':
      return <Trans>No product fits all of this yet. These usually help:</Trans>
    case 'people':
      return <Trans>Nobody fits all of this yet. These usually help:</Trans>
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
