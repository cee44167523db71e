import { IconFileText, IconRefresh, IconX } from '@tabler/icons-react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '../../ui/Button.tsx'
import type { Upload } from './use-uploads.ts'
import styles from './UploadList.module.css'

type Props = {
  uploads: readonly Upload[]
  onCancel(upload: Upload): void
  onRetry(upload: Upload): void
}

/** What is on its way: a bar for each file, how to stop it, why it failed and how to try again. */
export function UploadList({ uploads, onCancel, onRetry }: Props) {
  const { t } = useLingui()
  if (uploads.length === 0) return null
  return (
    <ul className={styles.list} aria-label={t`Uploads`}>
      {uploads.map((upload) => (
        <Row key={upload.key} upload={upload} onCancel={onCancel} onRetry={onRetry} />
      ))}
    </ul>
  )
}

function Row({ upload, onCancel, onRetry }: Omit<Props, 'uploads'> & { upload: Upload }) {
  const { t } = useLingui()
  const { name, preview, state } = upload
  return (
    <li className={styles.row}>
      <span className={styles.picture}>
        {preview === '' ? (
          <IconFileText size={24} stroke={1.25} aria-hidden />
        ) : (
          <img src={preview} alt="" width={48} height={48} />
        )}
      </span>
      <span className={styles.middle}>
        <span className={styles.name}>{name}</span>
        {state.is === 'failed' ? (
          <span role="alert" className={styles.why}>
            {state.why}
          </span>
        ) : (
          <>
            {state.is === 'working' && state.step.doing === 'waiting' && (
              <span role="status" className="t-small muted">
                <Trans>The service is busy. Trying again in a moment…</Trans>
              </span>
            )}
            <progress
              aria-label={t`Upload of ${name}`}
              {...(state.is === 'working' && state.step.doing === 'sending'
                ? { value: Math.round(state.step.share * 100), max: 100 }
                : state.is === 'waiting'
                  ? { value: 0, max: 100 }
                  : {})}
            />
          </>
        )}
      </span>
      <span className={styles.acts}>
        {state.is === 'failed' && state.again && (
          <Button size="small" onClick={() => onRetry(upload)}>
            <IconRefresh size={16} stroke={1.75} aria-hidden />
            <Trans>Try again</Trans>
          </Button>
        )}
        <Button
          size="small"
          variant="quiet"
          aria-label={state.is === 'failed' ? t`Close` : t`Cancel the upload of ${name}`}
          onClick={() => onCancel(upload)}
        >
          <IconX size={16} stroke={1.75} aria-hidden />
        </Button>
      </span>
    </li>
  )
}
