import { IconPencil } from '@tabler/icons-react'
import { Trans } from '@lingui/react/macro'
import { LinkButton } from '../../ui/Button.tsx'
import type { LanguagesData } from './page-data.ts'
import { TextLabel } from './TextLabel.tsx'
import styles from './OriginalSheet.module.css'

type Props = {
  data: LanguagesData
  /** Where a field is changed; without it whoever reads this may only look. */
  changeAt?: ((name: string) => string) | undefined
}

/** What was written first: it is changed where everything else of the company or the product is. */
export function OriginalSheet({ data: { opened, fields }, changeAt }: Props) {
  return (
    <section className="sheet" aria-labelledby="texts-title">
      <div className={styles.head}>
        <h2 id="texts-title" className="t-card">
          {opened.name}
        </h2>
        <p>
          <Trans>The original: whoever reads a language in which nothing is written sees these texts.</Trans>
        </p>
      </div>
      <dl className={styles.rows}>
        {fields.map((field) => (
          <div key={field.name}>
            <dt>
              {field.picture && (
                <img
                  className={styles.preview}
                  src={field.picture.url}
                  alt=""
                  width={72}
                  height={72}
                  loading="lazy"
                />
              )}
              <TextLabel {...field} />
            </dt>
            <dd>
              {field.original === '' ? (
                <p className="muted">
                  <Trans>Nothing is written here.</Trans>
                </p>
              ) : (
                <p className={styles.text} lang={opened.code}>
                  {field.original}
                </p>
              )}
              {changeAt && (
                <LinkButton size="small" to={changeAt(field.name)}>
                  <IconPencil size={16} stroke={1.75} aria-hidden />
                  <Trans>Change</Trans>{' '}
                  <span className="vh">
                    <TextLabel {...field} />
                  </span>
                </LinkButton>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
