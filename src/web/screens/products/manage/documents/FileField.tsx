import { IconFileText } from '@tabler/icons-react'
import { Trans } from '@lingui/react/macro'
import { productDocumentEndings } from '../../../../../contract/file-types.ts'
import { attachmentSizeMax } from '../../../../../contract/limit-texts.ts'
import { AttachedFiles } from '../../../../components/upload/AttachedFiles.tsx'
import { FileZone } from '../../../../components/upload/FileZone.tsx'
import type { Attachments } from '../../../../components/upload/use-attachments.ts'
import { useScripted } from '../../../../ui/useScripted.ts'
import styles from '../../../../components/manage/EntryForm.module.css'

type Props = {
  of: Attachments
  /** Of what is kept; empty for none. */
  fileName: string
  /** Leads to what is kept; undefined for a document that is added. */
  path: string | undefined
  error: string | undefined
}

const accept = productDocumentEndings.map((ending) => `.${ending}`).join()

/** The file of a document: what is kept, and one that takes its place. */
export function FileField({ of, fileName, path, error }: Props) {
  const scripted = useScripted()
  const isKept = fileName !== '' && path !== undefined && of.files.length === 0
  return (
    <div className={styles.document}>
      <span className={styles.label}>
        <Trans>File</Trans>
      </span>
      <input type="hidden" name="fileName" value={fileName} />
      {error && <p className={styles.error}>{error}</p>}
      {isKept && (
        <p className={styles.now}>
          <a href={path}>
            <IconFileText size={20} stroke={1.5} aria-hidden />
            <bdi className={styles.file}>{fileName}</bdi>
          </a>
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
              PDF without scripts, STEP, IGES, DXF or DWG, at most {attachmentSizeMax}. Buyers get it as it
              is, with what it says of its authors.
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
