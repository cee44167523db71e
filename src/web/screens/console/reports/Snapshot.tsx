import { Trans, useLingui } from '@lingui/react/macro'
import type { SnapshotEntry } from '../../../../contract/moderation.ts'
import { fieldNames } from './words.ts'
import styles from './Reports.module.css'

/** A thing as it was or is: its texts and pictures, whole as far as they are kept. */
export function Snapshot({ snapshot: { texts, pictures, isCut } }: { snapshot: SnapshotEntry }) {
  const { i18n, t } = useLingui()
  return (
    <>
      {texts.map(({ field, text }, at) => (
        <p key={at} className={styles.text}>
          <span className={styles.small}>{fieldNames[field] ? i18n._(fieldNames[field]) : field}</span>
          <bdi>{text}</bdi>
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
