import { Trans } from '@lingui/react/macro'
import {
  addressOfType,
  isNarrowed,
  searchPath,
  type SearchAddress,
  type SearchedType,
} from '../../components/search/address.ts'
import { Link } from '../../ui/Link.tsx'
import { countText } from './header.ts'
import { KindName } from './Kinds.tsx'
import styles from './OtherTypes.module.css'

type Counted = { total: number; totalIsExact: boolean }
export type TypesFound = readonly (Counted & { code: string })[]
type Props = {
  address: SearchAddress
  businessTypes: readonly { code: string; businessTypeName: string }[]
  types: TypesFound
  language: string
}

/** The same search among the other types, with the number of each that was counted. */
export function OtherTypes({ address, businessTypes, types, language }: Props) {
  const others = businessTypes.filter(({ code }) => code !== address.business)
  return (
    <>
      <h2 className={styles.head}>
        {isNarrowed(address) ? (
          <Trans>The same words, without filters, among</Trans>
        ) : (
          <Trans>The same search among</Trans>
        )}
      </h2>
      <ul className={styles.types}>
        {others.map(({ code, businessTypeName }) => (
          <li key={code}>
            <Link to={searchPath(addressOfType(address, code as SearchedType))}>
              {code === 'UR' ? <KindName kind="people" /> : businessTypeName}
            </Link>
            <NumberOf found={types.find((one) => one.code === code)} language={language} />
          </li>
        ))}
      </ul>
    </>
  )
}

/** The same beside few results: the types that have something; nothing where none has. */
export function MoreAmongTypes({ types, businessTypes, ...props }: Props) {
  const filled = types.filter(({ total }) => total > 0)
  const named = businessTypes.filter(({ code }) => filled.some((one) => one.code === code))
  if (named.length === 0) return null
  return (
    <section className={styles.more}>
      <OtherTypes types={filled} businessTypes={named} {...props} />
    </section>
  )
}

/** How many there are; nothing where nobody counted. */
function NumberOf({ found, language }: { found: Counted | undefined; language: string }) {
  return found && <span className="muted"> ({countText(found, language)})</span>
}
