import { documentSizeMax } from '../../../../contract/limit-texts.ts'
import { useEffect, useState } from 'react'
import { IconFileText } from '@tabler/icons-react'
import { Trans, useLingui } from '@lingui/react/macro'
import { limits } from '../../../../contract/limits.ts'
import { fileHref } from '../../../components/text/links.ts'
import { businessFileCalls } from '../../../components/upload/file-calls.ts'
import { FileZone } from '../../../components/upload/FileZone.tsx'
import { UploadList } from '../../../components/upload/UploadList.tsx'
import { useUploads } from '../../../components/upload/use-uploads.ts'
import { Button } from '../../../ui/Button.tsx'
import { useScripted } from '../../../ui/useScripted.ts'
import type { CertificateValues } from './certificate-values.ts'
import styles from '../../../components/manage/EntryForm.module.css'

type Props = {
  businessID: string
  values: CertificateValues
  error: string | undefined
  onEdited(): void
  /** How many files are on their way. */
  onWorking(count: number): void
}

/** What everybody may open on the company's page: a picture, which is made smaller, or a PDF. */
export function CopyField({ businessID, values, error, onEdited, onWorking }: Props) {
  const { t } = useLingui()
  const scripted = useScripted()
  const [file, setFile] = useState({ photo: values.photo, url: values.photoUrl })
  const change = (next: typeof file) => {
    setFile(next)
    onEdited()
  }
  const { uploads, add, cancel, retry } = useUploads(businessFileCalls(businessID), ({ fileID, url }) =>
    change({ photo: fileID, url }),
  )
  const working = uploads.filter(({ state }) => state.is !== 'failed').length
  useEffect(() => onWorking(working), [working, onWorking])
  const href = fileHref(file.url)
  return (
    <div className={styles.document}>
      <span className={styles.label}>
        <Trans>Copy on your page</Trans>
      </span>
      <input type="hidden" name="photo" value={file.photo} />
      <input type="hidden" name="photoUrl" value={file.url} />
      {error && <p className={styles.error}>{error}</p>}
      {href !== undefined && (
        <p className={styles.now}>
          <a href={href} target="_blank" rel="noopener">
            <IconFileText size={20} stroke={1.5} aria-hidden />
            <Trans>Open the copy</Trans>
          </a>
          {scripted && (
            <Button variant="quiet" size="small" onClick={() => change({ photo: '', url: '' })}>
              <Trans>Remove the copy</Trans>
            </Button>
          )}
        </p>
      )}
      {!scripted && (
        <noscript>
          <p className="muted">
            <Trans>A file can be added only with JavaScript turned on.</Trans>
          </p>
        </noscript>
      )}
      {scripted && (
        <FileZone
          accept="image/*,application/pdf"
          disabled={working > 0}
          label={<Trans>Choose a copy</Trans>}
          hint={
            <Trans>
              Everybody can open it. A picture, or a PDF of at most {documentSizeMax}. Or drop it here, or
              paste it.
            </Trans>
          }
          onFiles={(files) =>
            add(files, ({ type, size }) => {
              if (type.startsWith('image/')) return undefined
              if (type !== 'application/pdf') return t`Please choose a picture or a PDF.`
              return size > limits.documentBytesMax
                ? t`This PDF is larger than ${documentSizeMax}.`
                : undefined
            })
          }
        >
          {uploads.length > 0 && <UploadList uploads={uploads} onCancel={cancel} onRetry={retry} />}
        </FileZone>
      )}
    </div>
  )
}
