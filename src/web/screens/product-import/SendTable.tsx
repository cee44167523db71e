import { useNavigate } from 'react-router'
import { IconFileText, IconRefresh, IconX } from '@tabler/icons-react'
import { Trans, useLingui } from '@lingui/react/macro'
import { limits } from '../../../contract/limits.ts'
import { importPath } from '../../../contract/import-path.ts'
import { FileZone } from '../../components/upload/FileZone.tsx'
import { Button } from '../../ui/Button.tsx'
import { useScripted } from '../../ui/useScripted.ts'
import styles from './SendTable.module.css'
import { tableEndings, useSendTable } from './use-send-table.ts'

/** Takes the table of a company by choice, drop or paste, and leads to its import once it has arrived. */
export function SendTable({ businessID }: { businessID: string }) {
  const scripted = useScripted()
  const navigate = useNavigate()
  const {
    sending: upload,
    send,
    stop,
  } = useSendTable(businessID, (importID) => void navigate(importPath(businessID, importID)))
  const most = limits.importBytesMax / 1_024 / 1_024
  const size = `${most}\u00a0MB`
  if (!scripted)
    return (
      <p className="muted">
        <Trans>To choose a file, let this page run JavaScript.</Trans>
      </p>
    )
  return (
    <FileZone
      accept={tableEndings.join(',')}
      icon="table"
      label={<Trans>Choose a file</Trans>}
      hint={<Trans>Or drop it here: CSV, TSV, XLSX, ODS or BMEcat (XML), up to {size}.</Trans>}
      disabled={upload.is === 'sending'}
      onFiles={([file]) => file && send(file)}
    >
      {upload.is !== 'idle' && (
        <div className={styles.row}>
          <IconFileText size={24} stroke={1.25} aria-hidden />
          <div className={styles.middle}>
            <span className={styles.name}>{upload.name}</span>
            {upload.is === 'failed' ? (
              <span role="alert" className={styles.why}>
                {upload.why}
              </span>
            ) : (
              <Sent name={upload.name} share={upload.share} />
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
  )
}

function Sent({ name, share }: { name: string; share: number }) {
  const { t } = useLingui()
  const percent = Math.round(share * 100)
  return (
    <>
      <progress aria-label={t`Upload of ${name}`} value={percent} max={100} />
      <span className="vh" role="status">
        {percent >= 100 ? <Trans>Sent. One moment…</Trans> : <Trans>Sending the file…</Trans>}
      </span>
    </>
  )
}

function Close({ isFailed, name, onClick }: { isFailed: boolean; name: string; onClick(): void }) {
  const { t } = useLingui()
  return (
    <Button
      size="small"
      variant="quiet"
      aria-label={isFailed ? t`Close` : t`Cancel the upload of ${name}`}
      onClick={onClick}
    >
      <IconX size={16} stroke={1.75} aria-hidden />
    </Button>
  )
}
