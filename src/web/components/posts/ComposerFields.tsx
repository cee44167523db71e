import { Trans, useLingui } from '@lingui/react/macro'
import { limits } from '../../../contract/limits.ts'
import { Button } from '../../ui/Button.tsx'
import { FormProblem } from '../../ui/FormProblem.tsx'
import { useScripted } from '../../ui/useScripted.ts'
import { ChooseFiles } from '../upload/ChooseFiles.tsx'
import { DropZone } from '../upload/DropZone.tsx'
import { UploadList } from '../upload/UploadList.tsx'
import { ComposedDocument } from './ComposedDocument.tsx'
import { ComposedPictures } from './ComposedPictures.tsx'
import { MentionList } from './MentionList.tsx'
import type { PostAnswer } from './posting.ts'
import type { ComposerState } from './use-composer.ts'
import styles from './Composer.module.css'

type Props = {
  area: React.RefObject<HTMLTextAreaElement | null>
  composer: ComposerState
  /** As whom one writes. */
  name: string
  answer: PostAnswer | undefined
}

/** What one identity writes: the Post button waits for a text and for uploads (P5.8). */
export function ComposerFields({ area, composer, name, answer }: Props) {
  const { t } = useLingui()
  const scripted = useScripted()
  const { length, isOver, isEmpty, isSending, pictures, mentions } = composer
  return (
    <>
      <Problem problem={composer.problem ?? (answer && (answer.message ?? ''))} />
      <DropZone bare onFiles={composer.take} disabled={!composer.hasRoom}>
        <label className="vh" htmlFor="new-post">
          <Trans>Post as {name}</Trans>
        </label>
        <div className={styles.typing} {...mentions.list.frame}>
          <textarea
            ref={area}
            id="new-post"
            name="content"
            rows={3}
            dir="auto"
            required={!scripted}
            className={styles.area}
            defaultValue={answer?.shown.content ?? ''}
            placeholder={t`Share a capability, a question or a result`}
            aria-invalid={isOver || undefined}
            aria-describedby="new-post-length"
            {...(scripted ? mentions.field : {})}
            onChange={composer.note}
          />
          <MentionList of={mentions} />
        </div>
        <ComposedPictures pictures={pictures} onChange={composer.changePictures} />
        <UploadList uploads={composer.uploads} onCancel={composer.cancel} onRetry={composer.retry} />
        <ComposedDocument of={composer} />
      </DropZone>
      <p className={styles.hint}>
        <span className={scripted ? undefined : 'later'}>
          <Trans>Type @ and a name to mention somebody.</Trans>{' '}
        </span>
        <Trans>
          A link to a company, product or post here, or to a film on YouTube or Vimeo, is shown as a card.
        </Trans>
      </p>
      <div className={styles.bar}>
        <div className={styles.files}>
          <ChooseFiles
            quiet
            accept="image/*"
            multiple
            disabled={!composer.hasRoom}
            hintID="new-post-length"
            onFiles={composer.take}
          >
            <Trans>Add picture</Trans>
          </ChooseFiles>
          <ChooseFiles
            quiet
            accept="application/pdf"
            icon="clip"
            disabled={composer.document !== undefined || composer.documents.uploads.length > 0}
            hintID="new-post-length"
            onFiles={composer.takeDocument}
          >
            <Trans>Add PDF</Trans>
          </ChooseFiles>
        </div>
        <p id="new-post-length" className={isOver ? styles.over : styles.count}>
          {length} / {limits.postMax}
          {isOver && (
            <span role="alert">
              {' · '}
              <Trans>This is too long.</Trans>
            </span>
          )}
        </p>
        <Button
          type="submit"
          variant="primary"
          disabled={scripted && (isEmpty || isOver || composer.isUploading)}
          aria-disabled={isSending || undefined}
        >
          <Trans context="to publish">Post</Trans>
        </Button>
      </div>
    </>
  )
}

/** Why it was not taken, with the server's words where it has any; undefined for nothing. */
function Problem({ problem }: { problem: string | undefined }) {
  if (problem === undefined) return null
  return (
    <FormProblem title={<Trans>There was an error creating this post!</Trans>}>
      {problem !== '' && <p>{problem}</p>}
    </FormProblem>
  )
}
