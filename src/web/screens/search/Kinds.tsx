import { Link } from 'react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import {
  addressOfKind,
  kindOf,
  searchPath,
  type ResultKind,
  type SearchAddress,
} from '../../components/search/address.ts'
import styles from './Kinds.module.css'

const kinds = ['companies', 'products', 'people'] as const

/** The three kinds of results for the same words and country, one link each (section 2). */
export function Kinds({ address }: { address: SearchAddress }) {
  const { t } = useLingui()
  const current = kindOf(address.business)
  return (
    <nav className={styles.kinds} aria-label={t`Kinds of results`}>
      <ul>
        {kinds.map((kind) => (
          <li key={kind}>
            <Link
              to={searchPath(addressOfKind(address, kind))}
              aria-current={kind === current ? 'true' : undefined}
            >
              <KindName kind={kind} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function KindName({ kind }: { kind: ResultKind }) {
  switch (kind) {
    case 'companies':
      return <Trans>Companies</Trans>
    case 'products':
      return <Trans>Products</Trans>
    case 'people':
      return <Trans>People</Trans>
  }
}
