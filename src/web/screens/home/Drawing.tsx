import { Link } from 'react-router'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { searchFor } from '../../components/layout/site.ts'
import picture from './hero-network.svg'
import type { DrawingData } from './drawing-data.ts'
import styles from './Drawing.module.css'

/** The network as a drawing; the industries marked in it stand below as its legend, each a search. */
export function Drawing({ drawing }: { drawing: DrawingData }) {
  const { t } = useLingui()
  return (
    <div className={styles.sheet}>
      <img
        src={picture}
        width={640}
        height={400}
        fetchPriority="high"
        alt={t`Works of five industries joined by one network, with a port`}
      />
      <ul aria-label={t`Industries in the drawing`}>
        {drawing.marked.map(({ id, letters, name, suppliers }) => (
          <li key={letters}>
            <Entry mark={letters} to={searchFor({ id, name })} name={name} suppliers={suppliers} />
          </li>
        ))}
        <li>
          <Entry
            mark={drawing.industries}
            to="/industries"
            name={<Trans>All industries</Trans>}
            suppliers={drawing.suppliers}
          />
        </li>
      </ul>
    </div>
  )
}

type EntryProps = { mark: string | number; to: string; name: React.ReactNode; suppliers: number }

function Entry({ mark, to, name, suppliers }: EntryProps) {
  return (
    <Link to={to}>
      <span className={styles.mark} aria-hidden>
        {mark}
      </span>
      <span>
        <b>{name}</b>
        {suppliers > 0 && (
          <small>
            {' '}
            <Plural value={suppliers} one="# supplier" other="# suppliers" />
          </small>
        )}
      </span>
    </Link>
  )
}
