import { Trans } from '@lingui/react/macro'
import type { Person } from '../../content/article.ts'
import styles from './Management.module.css'

/** Who leads the company, each with a portrait. */
export function Management({ people }: { people: readonly Person[] }) {
  if (people.length === 0) return null
  return (
    <section className={styles.management} aria-labelledby="management">
      <h2 id="management" className="t-page">
        <Trans>Management</Trans>
      </h2>
      <ul>
        {people.map(({ name, role, portrait, text }) => (
          <li key={name}>
            {/* The name stands beside it. */}
            <img
              className={styles.portrait}
              src={`/drawings/${portrait}.svg`}
              alt=""
              width={96}
              height={96}
              loading="lazy"
              decoding="async"
            />
            <div>
              <h3 translate="no">{name}</h3>
              <p className="t-label">{role}</p>
            </div>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
