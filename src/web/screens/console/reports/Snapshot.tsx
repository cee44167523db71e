import { Trans, useLingui } from '@lingui/react/macro'
import type { SnapshotEntry } from '../../../../contract/moderation.ts'
import { languageName } from '../../../components/text/language-name.ts'
import { fieldNames } from './words.ts'
import styles from './Reports.module.css'

/** A thing as it was or is: its texts and pictures, whole as far as they are kept. */
export function Snapshot({ snapshot: { texts, pictures, isCut, seenIn } }: { snapshot: SnapshotEntry }) {
  const { i18n, t } = useLingui()
  const readIn = seenIn !== null && languageName(seenIn, i18n.locale)
  return (
    <>
      {readIn && (
        <p className={styles.keys}>
          <Trans>Read in: {readIn}</Trans>
        </p>
      )}
      {texts.map(({ field, text, language }, at) => (
        <p key={at} className={styles.text}>
          <span className={styles.small}>
            {fieldNames[field] ? i18n._(fieldNames[field]) : field}
            {language !== undefined && ` (${languageName(language, i18n.locale)})`}
          </span>
          <bdi lang={language}>{text}</bdi>
        </p>
      ))}
      {pictures.length > 0 && (
        <div className={styles.pictures}>
          {pictures.map((url) => (
            <img key={url} src={url} alt={t`A picture of what was reported`} loading="lazy" />
          ))}
        </div>
      )}
      {isCut && (
        <p className={styles.keys}>
          <Trans>There was more; as much is kept as a report may hold.</Trans>
        </p>
      )}
    </>
  )
}
