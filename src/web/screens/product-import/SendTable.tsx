import { useNavigate } from 'react-router'
import { IconFileText, IconFileZip, IconRefresh, IconX } from '@tabler/icons-react'
import { Trans, useLingui } from '@lingui/react/macro'
import { importPath } from '../../../contract/import-path.ts'
import { FileZone } from '../../components/upload/FileZone.tsx'
import { Button } from '../../ui/Button.tsx'
import { discarding } from '../../ui/UnsavedGuard.tsx'
import { useScripted } from '../../ui/useScripted.ts'
import { InArchive } from './InArchive.tsx'
import { SendGuard } from './SendGuard.tsx'
import { Sent } from './Sent.tsx'
import styles from './SendTable.module.css'
import { archiveSizeMax, isArchive, sentEndings, tableSizeMax, useSendTable } from './use-send-table.ts'

/** Takes the file of a company by choice, drop or paste, and leads to its import once it has arrived. */
export function SendTable({ businessID }: { businessID: string }) {
  const scripted = useScripted()
  const navigate = useNavigate()
  const {
    sending: upload,
    send,
    stop,
  } = useSendTable(
    businessID,
    // It is there: nobody is asked whether it may be left.
    (importID) => void navigate(importPath(businessID, importID), { state: discarding }),
  )
  if (!scripted)
    return (
      <p className="muted">
        <Trans>To choose a file, let this page run JavaScript.</Trans>
      </p>
    )
  return (
    <div className={styles.send}>
      <SendGuard isSending={upload.is === 'sending'} />
      <FileZone
        accept={sentEndings.join(',')}
        icon="table"
        label={<Trans>Choose a file</Trans>}
        hint={
          <Trans>
            Or drop it here: CSV, TSV, XLSX, ODS or BMEcat (XML), up to {tableSizeMax}; or a ZIP of a table
            with pictures and documents, up to {archiveSizeMax}.
          </Trans>
        }
        disabled={upload.is === 'sending'}
        onFiles={([file]) => file && send(file)}
      >
        {upload.is !== 'idle' && (
          <div className={styles.row}>
            {isArchive(upload.name) ? (
              <IconFileZip size={24} stroke={1.25} aria-hidden />
            ) : (
              <IconFileText size={24} stroke={1.25} aria-hidden />
            )}
            <div className={styles.middle}>
              <span className={styles.name}>{upload.name}</span>
              {upload.is === 'failed' ? (
                <span role="alert" className={styles.why}>
                  {upload.why}
                </span>
              ) : (
                <Sent name={upload.name} share={upload.share} bytes={upload.bytes} />
              )}
            </div>
            {upload.is === 'failed' && upload.file && (
              <Button size="small" onClick={() => send(upload.file!)}>
                <IconRefresh size={16} stroke={1.75} aria-hidden />
                <Trans>Try again</Trans>
              </Button>
            )}
            <Close isFailed={upload.is === 'failed'} name={upload.name} onClick={stop} />
          </div>
        )}
      </FileZone>
      <InArchive />
    </div>
  )
}

/** Ends what is on its way, or takes away what is said of it. */
function Close({ isFailed, name, onClick }: { isFailed: boolean; name: string; onClick(): void }) {
  const { t } = useLingui()
  return (
    <Button
      size="small"
      variant={isFailed ? 'quiet' : 'plain'}
      aria-label={isFailed ? t`Close` : t`Cancel the upload of ${name}`}
      onClick={onClick}
    >
      <IconX size={16} stroke={1.75} aria-hidden />
      {!isFailed && <Trans>Cancel</Trans>}
    </Button>
  )
}
