import { useId } from 'react'
import { IconX } from '@tabler/icons-react'
import { Trans, useLingui } from '@lingui/react/macro'
import { attachmentEndings } from '../../../contract/file-types.ts'
import { attachmentSizeMax } from '../../../contract/limit-texts.ts'
import { limits } from '../../../contract/limits.ts'
import { Button } from '../../ui/Button.tsx'
import { listText } from '../../ui/listText.ts'
import { Bytes } from '../text/Bytes.tsx'
import { ChooseFiles } from './ChooseFiles.tsx'
import { FileKind } from './FileKind.tsx'
import { UploadList } from './UploadList.tsx'
import { attachedField, unarrivedField } from './attached.ts'
import type { Attachments } from './use-attachments.ts'
import type { Upload } from './use-uploads.ts'
import styles from './AttachedFiles.module.css'

/** For the control that chooses them. */
const accept = Object.entries(attachmentEndings)
  .flatMap(([type, endings]) => [type, ...endings.map((ending) => `.${ending}`)])
  .join()
const { attachmentsMax } = limits

/** Whether a reload loses a file: what was refused for good nobody is to attach again. */
const mayArrive = ({ state }: Upload) => state.is !== 'failed' || state.again

/** The files that will go with a message those on their way to it and those that a reload lost, with the fields that send them. */
export function AttachedFiles({ of: { files, uploads, lost, remove, cancel, retry } }: { of: Attachments }) {
  const { t, i18n } = useLingui()
  if (files.length + uploads.length + lost.length === 0) return null
  const names = listText(
    lost.map((name) => `\u2068${name}\u2069`),
    i18n.locale,
  )
  return (
    <div className={styles.all}>
      {[...uploads.filter(mayArrive).map(({ name }) => name), ...lost].map((name, at) => (
        <input key={at} type="hidden" name={unarrivedField} value={JSON.stringify(name)} />
      ))}
      {lost.length > 0 && (
        <p role="status">
          <Trans>These files are no longer here. Please attach them again: {names}</Trans>
        </p>
      )}
      {files.length > 0 && (
        <ul className={styles.list} aria-label={t`Attached files`}>
          {files.map((file) => (
            <li key={file.token} className={styles.file}>
              <input type="hidden" name={attachedField} value={JSON.stringify(file)} />
              <FileKind contentType={file.contentType} />
              <span className={styles.words}>
                <bdi className={styles.name}>{file.name}</bdi>
                <span className="t-small muted">
                  <Bytes count={file.bytes} />
                </span>
              </span>
              <Button
                size="small"
                variant="quiet"
                className={styles.remove}
                aria-label={t`Remove ${file.name}`}
                onClick={() => remove(file)}
              >
                <IconX size={16} stroke={1.75} aria-hidden />
              </Button>
            </li>
          ))}
        </ul>
      )}
      <UploadList uploads={uploads} onCancel={cancel} onRetry={retry} />
    </div>
  )
}

/** The button that attaches, and what may be attached. */
export function AttachFiles({ of: { hasRoom, take }, short = false }: { of: Attachments; short?: boolean }) {
  const hintID = useId()
  return (
    <div className={short ? styles.short : styles.attach}>
      <ChooseFiles accept={accept} multiple icon="clip" disabled={!hasRoom} hintID={hintID} onFiles={take}>
        <Trans>Attach files</Trans>
      </ChooseFiles>
      <p id={hintID} className={short ? 'vh' : 't-small muted'}>
        <Trans>
          Up to {attachmentsMax} files of {attachmentSizeMax}: PDF, pictures, office files without macros,
          DXF, DWG, STEP, IGES. Only the two parties can open them. Photos are sent without what the camera
          noted, such as the place; other files as they are, with what they say of their authors.
        </Trans>
      </p>
    </div>
  )
}
