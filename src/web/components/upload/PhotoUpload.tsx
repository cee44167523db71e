import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { IconRefresh, IconX } from '@tabler/icons-react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { StoredFileEntry } from '../../../contract/files.ts'
import { Button } from '../../ui/Button.tsx'
import { useScripted } from '../../ui/useScripted.ts'
import { ChooseFiles } from './ChooseFiles.tsx'
import { DropZone } from './DropZone.tsx'
import type { PhotoKind } from './kinds.ts'
import { readPicture } from './shrink.ts'
import type { UploadCalls } from './upload-photo.ts'
import type { Step } from './upload-photo.ts'
import { usePhotoUpload, type UploadState } from './use-photo-upload.ts'
import styles from './PhotoUpload.module.css'

// Cutting out is needed only by who has chosen a picture.
const CropPicture = lazy(() => import('./CropPicture.tsx').then((file) => ({ default: file.CropPicture })))

type Props = UploadCalls & {
  kind: PhotoKind
  /** Whose picture it is, for the words. */
  of?: 'person' | 'business'
  /** A file that was checked; it is shown to others once the profile was saved with its `fileID`. */
  onDone(file: StoredFileEntry): void
  /** Takes the picture away, when there is one. */
  onRemove?(): void
  removing?: boolean
  /** The picture as it is now. */
  children?: React.ReactNode
}

/** Takes a picture by choice, drop or paste, lets its part be chosen, and uploads it; needs scripts, so it shows the picture alone without. */
export function PhotoUpload({
  kind,
  of = 'person',
  request,
  validate,
  onDone,
  onRemove,
  removing,
  children,
}: Props) {
  const { t } = useLingui()
  const scripted = useScripted()
  const hintID = `choose-${kind}`
  const input = useRef<HTMLInputElement>(null)
  const zone = useRef<HTMLDivElement>(null)
  const wasOpened = useRef(false)
  const [opened, setOpened] = useState<{ url: string; picture: HTMLImageElement }>()
  const upload = usePhotoUpload({ kind, of, calls: { request, validate }, onDone })
  const isWorking = upload.state.is === 'working'

  async function take(files: readonly File[]): Promise<void> {
    const file = files.find(({ type }) => type.startsWith('image/'))
    if (isWorking) return
    if (!file) return upload.refuse(t`This is not a picture. Please choose a JPEG, PNG or WebP file.`)
    const url = URL.createObjectURL(file)
    try {
      setOpened({ url, picture: await readPicture(file, url) })
      upload.clear()
    } catch {
      URL.revokeObjectURL(url)
      upload.refuse(t`This picture cannot be read. Please choose another one.`)
    }
  }
  function close(): void {
    setOpened(undefined)
    // The picture was decoded: its address is not needed for what follows.
    if (opened) URL.revokeObjectURL(opened.url)
  }
  // The dialog held the focus; it goes back to where it came from, or near it while that is away.
  useEffect(() => {
    if (!opened && wasOpened.current) (input.current ?? zone.current)?.focus()
    wasOpened.current = opened !== undefined
  }, [opened])

  return (
    <DropZone ref={zone} className={styles[kind]} onFiles={(files) => void take(files)}>
      {children && <div className={styles.now}>{children}</div>}
      <div className={`${styles.controls} ${scripted ? '' : 'later'}`}>
        {!isWorking && (
          <div className={styles.buttons}>
            <ChooseFiles ref={input} accept="image/*" hintID={hintID} onFiles={(files) => void take(files)}>
              {kind === 'coverPhoto' ? (
                <Trans>Choose a cover photo</Trans>
              ) : of === 'business' ? (
                <Trans>Choose a logo</Trans>
              ) : (
                <Trans>Choose a photo</Trans>
              )}
            </ChooseFiles>
            {onRemove && (
              <Button variant="quiet" disabled={removing} onClick={onRemove}>
                <RemoveText kind={kind} of={of} />
              </Button>
            )}
          </div>
        )}
        {!isWorking && (
          <p id={hintID} className="t-small muted">
            <Trans>Or drop it here, or paste it. Large pictures are made smaller before they are sent.</Trans>
          </p>
        )}
        <Progress state={upload.state} onCancel={upload.cancel} />
        {upload.state.is === 'failed' && (
          <div className={styles.failed}>
            <p role="alert">{upload.state.why}</p>
            {upload.canRetry() && (
              <Button size="small" onClick={() => void upload.retry()}>
                <IconRefresh size={16} stroke={1.75} aria-hidden />
                <Trans>Try again</Trans>
              </Button>
            )}
          </div>
        )}
      </div>
      {opened && (
        <Suspense>
          <CropPicture
            kind={kind}
            url={opened.url}
            onClose={close}
            onChosen={(part) => {
              close()
              void upload.start({ picture: opened.picture, part })
            }}
          />
        </Suspense>
      )}
    </DropZone>
  )
}

function RemoveText({ kind, of }: Required<Pick<Props, 'kind' | 'of'>>) {
  if (kind === 'coverPhoto') return <Trans>Remove cover photo</Trans>
  return of === 'business' ? <Trans>Remove logo</Trans> : <Trans>Remove photo</Trans>
}

/** The bar with its words; they are told when the step changes, not at each percent. */
function Progress({ state, onCancel }: { state: UploadState; onCancel(): void }) {
  const { t } = useLingui()
  const step = state.is === 'working' ? state.step : undefined
  return (
    <>
      <p className="vh" role="status">
        {step && <StepText doing={step.doing} />}
      </p>
      {step && (
        <div className={styles.progress}>
          <span aria-hidden>
            <StepText doing={step.doing} />
          </span>
          <progress
            aria-label={t`Upload`}
            {...(step.doing === 'sending' ? { value: Math.round(step.share * 100), max: 100 } : {})}
          />
          <Button size="small" variant="quiet" onClick={onCancel}>
            <IconX size={16} stroke={1.75} aria-hidden />
            <Trans>Cancel</Trans>
          </Button>
        </div>
      )}
    </>
  )
}

function StepText({ doing }: { doing: Step['doing'] }) {
  if (doing === 'preparing') return <Trans>Preparing the picture…</Trans>
  if (doing === 'waiting') return <Trans>The service is busy. Trying again in a moment…</Trans>
  if (doing === 'sending') return <Trans>Sending the picture…</Trans>
  return <Trans>Checking the picture…</Trans>
}
