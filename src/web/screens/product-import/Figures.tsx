import { useLingui } from '@lingui/react/macro'
import { formatNumber } from '../../components/text/formats.ts'
import styles from './Import.module.css'

/** Numbers beside each other, each with what it counts below it. */
export function Figures({ figures }: { figures: readonly (readonly [name: string, count: number])[] }) {
  const { i18n } = useLingui()
  return (
    <dl className={styles.figures}>
      {figures.map(([name, count]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{formatNumber(count, i18n.locale)}</dd>
        </div>
      ))}
    </dl>
  )
}
