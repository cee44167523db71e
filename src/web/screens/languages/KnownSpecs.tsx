import { Trans } from '@lingui/react/macro'
import type { KnownSpec } from './product-texts.ts'
import styles from './ProductLanguages.module.css'

/** Specifications of which nothing has to be written. */
export function KnownSpecs({ specs, lang }: { specs: readonly KnownSpec[]; lang: string }) {
  if (specs.length === 0) return null
  return (
    <section className={styles.known} aria-labelledby="known-specs">
      <h3 id="known-specs">
        <Trans>Shown in every language already</Trans>
      </h3>
      <dl lang={lang}>
        {specs.map(({ key, value }) => (
          <div key={`${key}\n${value}`}>
            <dt>{key}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
