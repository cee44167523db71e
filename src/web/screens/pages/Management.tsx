import { Trans } from '@lingui/react/macro'
import type { Person } from '../../content/article.ts'
import styles from './Management.module.css'

/** Who leads the company. */
export function Management({ people }: { people: readonly Person[] }) {
  if (people.length === 0) return null
  return (
    <section className={styles.management} aria-labelledby="management">
      <h2 id="management" className="t-page">
        <Trans>Management</Trans>
      </h2>
      <ul>
        {people.map(({ name, role, text }) => (
          <li key={name}>
            <span className={styles.photo} aria-hidden>
              {initialsOf(name)}
            </span>
            <div>
              <h3 translate="no">{name}</h3>
              <p className="t-label">{role}</p>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The first letters of the first and the last part of a name. */
function initialsOf(name: string): string {
  const parts = name
    .replace(/[（(].*$/u, '')
    .trim()
    .split(/[\s・-]+/u)
  return [parts[0], parts.at(-1)].map((part) => Array.from(part ?? '')[0] ?? '').join('')
}
