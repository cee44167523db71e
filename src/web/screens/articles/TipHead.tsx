import { Trans, useLingui } from '@lingui/react/macro'
import { ShareButton } from '../../components/sheet/ShareButton.tsx'
import { formatDay } from '../../components/text/formats.ts'
import { tips } from '../../content/tips.ts'
import styles from './TipHead.module.css'

type Props = { path: string; number: number; title: string; lead: string; minutes: number; published: string }

/** The title block of an article: which of the guides, how long it takes, of when it is. */
export function TipHead({ path, number, title, lead, minutes, published }: Props) {
  const { t, i18n } = useLingui()
  const shown = number + 1
  const all = tips.length
  return (
    <header className={styles.head}>
      <p className="t-label">
        <Trans>
          Export guide {shown} of {all}
        </Trans>
      </p>
      <h1 className="t-name">{title}</h1>
      <p className={`t-lead ${styles.lead}`}>{lead}</p>
      <dl className={styles.facts}>
        <div>
          <dt>
            <Trans>Reading time</Trans>
          </dt>
          <dd>
            <Trans>{minutes} min</Trans>
          </dd>
        </div>
        <div>
          <dt>
            <Trans context="day of an article">Published</Trans>
          </dt>
          <dd>
            <time dateTime={published}>{formatDay(published, i18n.locale)}</time>
          </dd>
        </div>
      </dl>
      <p className="no-print">
        <ShareButton path={path} copied={t`Article Link copied!`} />
      </p>
    </header>
  )
}
