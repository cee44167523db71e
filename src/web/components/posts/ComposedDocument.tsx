import { IconFileText, IconTrash } from '@tabler/icons-react'
import { useLingui } from '@lingui/react/macro'
import { Button } from '../../ui/Button.tsx'
import { UploadList } from '../upload/UploadList.tsx'
import { documentField } from './composed.ts'
import type { ComposerState } from './use-composer.ts'
import styles from './ComposedPictures.module.css'

/** The document of a new post, on its way or there. */
export function ComposedDocument({ of: { document, documents, changeDocument } }: { of: ComposerState }) {
  const { t } = useLingui()
  return (
    <>
      <UploadList uploads={documents.uploads} onCancel={documents.cancel} onRetry={documents.retry} />
      {document && (
        <p className={styles.document}>
          <input type="hidden" name={documentField} value={JSON.stringify(document)} />
          <IconFileText size={24} stroke={1.25} aria-hidden />
          <bdi>{document.name}</bdi>
          <Button
            size="small"
            variant="quiet"
            aria-label={t`Remove the document`}
            onClick={() => changeDocument(undefined)}
          >
            <IconTrash size={18} stroke={1.75} aria-hidden />
          </Button>
        </p>
      )}
    </>
  )
}
