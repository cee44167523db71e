import { Trans } from '@lingui/react/macro'
import type { Source } from '../../content/article.ts'
import styles from './Sources.module.css'

/** What an article rests on; nothing when it names nothing. */
export function Sources({ sources }: { sources: readonly Source[] }) {
  if (sources.length === 0) return null
  return (
    <section className={styles.sources} aria-labelledby="sources">
      <h2 id="sources">
        <Trans>Sources</Trans>
      </h2>
      <ul>
        {sources.map(({ name, publisher, url }) => (
          <li key={`${publisher} ${name}`}>
            <b>{name}</b>{' '}
            <span>
              {url ? (
                <a className="reach" href={url} rel="noopener">
                  {publisher}
                </a>
              ) : (
                publisher
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
