import { IconX } from '@tabler/icons-react'
import { Trans } from '@lingui/react/macro'
import type { SearchAddress } from '../../components/search/address.ts'
import { Link } from '../../ui/Link.tsx'
import { ChipLabel, type Names } from './FilterLabel.tsx'
import { clearedPath, type Chosen } from './filters.ts'
import styles from './Chips.module.css'

type Props = { address: SearchAddress; chosen: readonly Chosen[]; names: Names }

/** What the results are narrowed by, each with its way out. */
export function Chips({ address, chosen, names }: Props) {
  if (chosen.length === 0) return null
  return (
    <ul className={styles.chips}>
      {chosen.map(({ name, code, to }) => (
        <li key={`${name} ${code}`}>
          <Link to={to} rel="nofollow" className={styles.chip}>
            <span className="vh">
              <Trans>Remove filter:</Trans>{' '}
            </span>
            <span className={styles.name}>
              <ChipLabel name={name} code={code} names={names} />
            </span>
            <IconX size={14} stroke={2} aria-hidden />
          </Link>
        </li>
      ))}
      <li>
        <Link to={clearedPath(address)} rel="nofollow" className={styles.clear}>
          <Trans>Clear all</Trans>
        </Link>
      </li>
    </ul>
  )
}
