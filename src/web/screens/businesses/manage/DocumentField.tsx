import { useState } from 'react'
import { IconFileText } from '@tabler/icons-react'
import { Trans } from '@lingui/react/macro'
import { documentEndings } from '../../../../contract/file-types.ts'
import { attachmentSizeMax } from '../../../../contract/limit-texts.ts'
import { AttachedFiles } from '../../../components/upload/AttachedFiles.tsx'
import { FileZone } from '../../../components/upload/FileZone.tsx'
import type { Attachments } from '../../../components/upload/use-attachments.ts'
import { Button } from '../../../ui/Button.tsx'
import { useScripted } from '../../../ui/useScripted.ts'
import { keptFile, type CertificateValues } from './certificate-values.ts'
import styles from '../../../components/manage/EntryForm.module.css'

type Props = {
  of: Attachments
  values: CertificateValues
  /** Leads to what is kept; undefined for a certificate that is added. */
  path: string | undefined
  error: string | undefined
  onEdited(): void
}

const accept = documentEndings.map((ending) => `.${ending}`).join()

/** The private document of a certificate: what is kept, and one that takes its place. */
export function DocumentField({ of, values, path, error, onEdited }: Props) {
  const scripted = useScripted()
  const [kept, setKept] = useState(values.document)
  const isKept = values.documentName !== '' && kept === keptFile && of.files.length === 0
  return (
    <div className={styles.document}>
      <span className={styles.label}>
        <Trans>Private document</Trans>
      </span>
      <input type="hidden" name="document" value={kept} />
      <input type="hidden" name="documentName" value={values.documentName} />
      {error && <p className={styles.error}>{error}</p>}
      {isKept && (
        <p className={styles.now}>
          {path !== undefined && (
            <a href={path} target="_blank" rel="noopener">
              <IconFileText size={20} stroke={1.5} aria-hidden />
              <bdi className={styles.file}>{values.documentName}</bdi>
            </a>
          )}
          {scripted && (
            <Button
              variant="quiet"
              size="small"
              onClick={() => {
                setKept('')
                onEdited()
              }}
            >
              <Trans>Take the document away</Trans>
            </Button>
          )}
        </p>
      )}
      {!scripted && (
        <noscript>
          <p className="muted">
            <Trans>A document can be added only with JavaScript turned on.</Trans>
          </p>
        </noscript>
      )}
      {scripted && (
        <FileZone
          accept={accept}
          disabled={!of.hasRoom}
          label={isKept ? <Trans>Choose another document</Trans> : <Trans>Choose a document</Trans>}
          hint={
            <Trans>
              It stays private: buyers who ask get a copy when you send it, and a verifier who looks the
              certificate up can open it. A PDF or a picture of at most {attachmentSizeMax}.
            </Trans>
          }
          onFiles={of.take}
        >
          <AttachedFiles of={of} />
        </FileZone>
      )}
    </div>
  )
}
