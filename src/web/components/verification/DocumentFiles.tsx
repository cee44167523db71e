import { Trans, useLingui } from '@lingui/react/macro'
import { documentEndings } from '../../../contract/file-types.ts'
import { attachmentSizeMax } from '../../../contract/limit-texts.ts'
import { AttachedFiles } from '../upload/AttachedFiles.tsx'
import { ChooseFiles } from '../upload/ChooseFiles.tsx'
import { DropZone } from '../upload/DropZone.tsx'
import type { Attachments } from '../upload/use-attachments.ts'

const accept = documentEndings.map((ending) => `.${ending}`).join()

/** The button that attaches documents for a verifier, or a report of theirs, and those that are attached. */
export function DocumentFiles({ of, most }: { of: Attachments; most: number }) {
  const { t } = useLingui()
  return (
    <div role="group" aria-label={t`Documents`}>
      <DropZone onFiles={of.take} disabled={!of.hasRoom}>
        <AttachedFiles of={of} />
        <ChooseFiles
          accept={accept}
          multiple={most > 1}
          icon="clip"
          disabled={!of.hasRoom}
          hintID="documents-hint"
          onFiles={of.take}
        >
          <Trans>Attach documents</Trans>
        </ChooseFiles>
        <p id="documents-hint" className="t-small muted">
          <Trans>
            PDFs or pictures of {attachmentSizeMax}, up to {most}.
          </Trans>
        </p>
      </DropZone>
    </div>
  )
}
