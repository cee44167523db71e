import { useState } from 'react'
import { IconDownload } from '@tabler/icons-react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { AttachmentEntry } from '../../../contract/files.ts'
import { attachmentPath } from '../../../contract/slugs.ts'
import { Bytes } from '../../components/text/Bytes.tsx'
import { FileKind } from '../../components/upload/FileKind.tsx'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { isPlainClick } from '../../ui/plainClick.ts'
import styles from './AttachmentList.module.css'

type Props = { attachments: readonly AttachmentEntry[]; mailboxID: string; requestID: string }

/** The files of a message: pictures and first pages as previews that open, all others by name, kind and size. */
export function AttachmentList({ attachments, mailboxID, requestID }: Props) {
  const { t } = useLingui()
  const [opened, setOpened] = useState<AttachmentEntry>()
  if (attachments.length === 0) return null
  const pathOf = (id: string, preview?: 'small' | 'large') =>
    attachmentPath(mailboxID, requestID, id, preview)
  return (
    <>
      <ul className={styles.list} aria-label={t`Attached files`}>
        {attachments.map((file) => (
          <li key={file.attachmentID} className={styles.file}>
            {file.preview && (
              <a
                className={styles.preview}
                href={pathOf(file.attachmentID, 'large')}
                target="_blank"
                rel="noopener"
                aria-label={t`Open ${file.name}`}
                onClick={(event) => {
                  if (!isPlainClick(event)) return
                  event.preventDefault()
                  setOpened(file)
                }}
              >
                <img src={pathOf(file.attachmentID, 'small')} alt="" loading="lazy" {...sizeOf(file, 160)} />
              </a>
            )}
            <a className={styles.save} href={pathOf(file.attachmentID)} aria-label={t`Download ${file.name}`}>
              <FileKind contentType={file.contentType} />
              <span className={styles.words}>
                <bdi className={styles.name}>{file.name}</bdi>
                <span className={styles.facts}>
                  <Facts file={file} />
                </span>
              </span>
              <IconDownload size={18} stroke={1.5} aria-hidden />
            </a>
          </li>
        ))}
      </ul>
      {opened && (
        <Dialog
          open
          wide
          title={<bdi className={styles.title}>{opened.name}</bdi>}
          onClose={() => setOpened(undefined)}
          actions={
            <>
              <Button onClick={() => setOpened(undefined)}>
                <Trans>Close</Trans>
              </Button>
              <a className={buttonClass({ variant: 'primary' })} href={pathOf(opened.attachmentID)}>
                <IconDownload size={16} stroke={1.75} aria-hidden />
                <Trans>Download</Trans>
              </a>
            </>
          }
        >
          <p className="t-small muted">
            <Facts file={opened} />
          </p>
          <img
            className={styles.large}
            src={pathOf(opened.attachmentID, 'large')}
            alt={t`Preview of ${opened.name}`}
            {...sizeOf(opened, 1_600)}
          />
        </Dialog>
      )}
    </>
  )
}

function Facts({ file: { pages, bytes } }: { file: AttachmentEntry }) {
  return (
    <>
      {pages !== null && (
        <>
          <Plural value={pages} one="# page" other="# pages" />
          {' · '}
        </>
      )}
      <Bytes count={bytes} />
    </>
  )
}

/** Room for it before it has come. */
function sizeOf({ preview }: AttachmentEntry, longest: number): { width: number; height: number } {
  const { width, height } = preview ?? { width: 1, height: 1 }
  const scale = Math.min(1, longest / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}
