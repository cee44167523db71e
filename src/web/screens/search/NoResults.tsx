import { Link } from 'react-router'
import { Trans } from '@lingui/react/macro'
import { everywhere, searchPath, type SearchAddress } from './address.ts'
import styles from './NoResults.module.css'

type Props = {
  address: SearchAddress
  businessTypes: { code: string; businessTypeName: string }[]
  countryName: string | undefined
}

/** Nothing found is never the end: wider country, other types, other words. */
export function NoResults({ address, businessTypes, countryName }: Props) {
  const others = businessTypes.filter(({ code }) => code !== address.business)
  return (
    <section className={styles.none}>
      <p className={styles.lead}>
        <Trans>No company fits all of this yet. These usually help:</Trans>
      </p>
      <ul>
        {address.country !== everywhere && (
          <li>
            <Link to={searchPath({ ...address, country: everywhere, page: 1 })}>
              <Trans>Search in all countries instead of {countryName} only</Trans>
            </Link>
          </li>
        )}
        {address.text !== '' && (
          <>
            <li>
              <Trans>Check the spelling, or use fewer words: a product, a material or a part number.</Trans>
            </li>
            <li>
              <Link to={searchPath({ ...address, text: '', page: 1 })}>
                <Trans>See all companies of this type</Trans>
              </Link>
            </li>
          </>
        )}
      </ul>
      <h2>
        <Trans>The same search among</Trans>
      </h2>
      <ul className={styles.types}>
        {others.map(({ code, businessTypeName }) => (
          <li key={code}>
            <Link to={searchPath({ ...address, business: code as SearchAddress['business'], page: 1 })}>
              {businessTypeName}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
