import { useEffect, useRef, useState } from 'react'
import { IconArrowLeft, IconArrowRight, IconTrash } from '@tabler/icons-react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '../../ui/Button.tsx'
import { showToast } from '../../ui/toastList.ts'
import { FileZone } from './FileZone.tsx'
import { moved, putBack, type PictureEntry } from './picture-list.ts'
import { UploadList } from './UploadList.tsx'
import type { UploadCalls } from './upload-photo.ts'
import { useUploads } from './use-uploads.ts'
import styles from './PhotosField.module.css'

type Props = {
  calls: UploadCalls
  pictures: readonly PictureEntry[]
  /** How many there may be, the main one included. */
  max: number
  /** Told what becomes of the list; several may come before it is drawn again. */
  onChange(change: (before: readonly PictureEntry[]) => readonly PictureEntry[]): void
  /** How many are on their way. */
  onWorking?(count: number): void
}

/** The pictures of a thing: several are uploaded at a time, put in order, one made the main one; needs scripts. */
export function PhotosField({ calls, pictures, max, onChange, onWorking }: Props) {
  const { t } = useLingui()
  const { uploads, add, cancel, retry } = useUploads(calls, ({ fileID, url }) =>
    onChange((before) => [...before, { ref: fileID, url }]),
  )
  const working = uploads.filter(({ state }) => state.is !== 'failed').length
  useEffect(() => onWorking?.(working), [working, onWorking])
  const room = max - pictures.length - working

  function take(files: readonly File[]): void {
    let left = room
    add(files, (file) => {
      if (!file.type.startsWith('image/'))
        return t`This is not a picture. Please choose a JPEG, PNG or WebP file.`
      return left-- > 0 ? undefined : t`There is no room for more pictures: at most ${max}.`
    })
  }
  return (
    <FileZone
      accept="image/*"
      multiple
      disabled={room <= 0}
      onFiles={take}
      label={<Trans>Choose photos</Trans>}
      hint={
        room <= 0 ? (
          <Trans>There is no room for more pictures: at most {max}.</Trans>
        ) : (
          <Trans>
            Or drop them here, or paste them. Large pictures are made smaller before they are sent.
          </Trans>
        )
      }
    >
      {pictures.length > 0 && <Pictures pictures={pictures} onChange={onChange} />}
      <UploadList uploads={uploads} onCancel={cancel} onRetry={retry} />
    </FileZone>
  )
}

function Pictures({ pictures, onChange }: Pick<Props, 'pictures' | 'onChange'>) {
  const { t } = useLingui()
  const list = useRef<HTMLOListElement>(null)
  const [told, setTold] = useState('')
  /** What was pressed last: it keeps the focus when its picture has moved. */
  const pressed = useRef<{ ref: string; act: string }>(undefined)
  useEffect(() => {
    const { ref, act } = pressed.current ?? {}
    pressed.current = undefined
    if (ref === undefined) return
    const item = [...(list.current?.children ?? [])].find(
      (one) => (one as HTMLElement).dataset['ref'] === ref,
    )
    const button =
      item?.querySelector<HTMLButtonElement>(`[data-act="${act}"]:not(:disabled)`) ??
      item?.querySelector<HTMLButtonElement>('button:not(:disabled)')
    button?.focus()
  }, [pictures])

  function move(ref: string, by: number, act: string): void {
    pressed.current = { ref, act }
    const place = pictures.findIndex((one) => one.ref === ref) + by + 1
    const total = pictures.length
    setTold(t`Picture ${place} of ${total}`)
    onChange((before) => moved(before, ref, by))
  }
  function remove(picture: PictureEntry, at: number): void {
    const neighbour = pictures[at + 1] ?? pictures[at - 1]
    if (neighbour) pressed.current = { ref: neighbour.ref, act: 'remove' }
    onChange((before) => before.filter(({ ref }) => ref !== picture.ref))
    showToast({
      tone: 'success',
      text: t`Picture removed`,
      action: { label: t`Undo`, run: () => onChange((before) => putBack(before, picture, at)) },
    })
  }
  return (
    <>
      <ol ref={list} className={styles.pictures}>
        {pictures.map((picture, at) => {
          const number = at + 1
          const { ref, url } = picture
          return (
            <li key={ref} data-ref={ref} className={styles.item}>
              <img className={styles.picture} src={url} alt={t`Picture ${number}`} width={160} height={160} />
              <span className={styles.acts}>
                <IconButton
                  act="earlier"
                  label={t`Move picture ${number} forward`}
                  disabled={at === 0}
                  onClick={() => move(ref, -1, 'earlier')}
                >
                  <IconArrowLeft size={18} stroke={1.75} aria-hidden />
                </IconButton>
                <IconButton
                  act="later"
                  label={t`Move picture ${number} back`}
                  disabled={number === pictures.length}
                  onClick={() => move(ref, 1, 'later')}
                >
                  <IconArrowRight size={18} stroke={1.75} aria-hidden />
                </IconButton>
                <IconButton
                  act="remove"
                  label={t`Remove picture ${number}`}
                  onClick={() => remove(picture, at)}
                >
                  <IconTrash size={18} stroke={1.75} aria-hidden />
                </IconButton>
              </span>
              {at === 0 ? (
                <span className={styles.main}>
                  <Trans>Main image</Trans>
                </span>
              ) : (
                <Button
                  size="small"
                  variant="quiet"
                  data-act="main"
                  aria-label={t`Set picture ${number} as the main image`}
                  onClick={() => move(ref, -at, 'remove')}
                >
                  <Trans>Set as main</Trans>
                </Button>
              )}
            </li>
          )
        })}
      </ol>
      <p className="vh" role="status">
        {told}
      </p>
    </>
  )
}

type IconButtonProps = {
  act: string
  label: string
  disabled?: boolean
  onClick(): void
  children: React.ReactNode
}

const IconButton = ({ act, label, disabled, onClick, children }: IconButtonProps) => (
  <button
    type="button"
    className={styles.act}
    data-act={act}
    aria-label={label}
    title={label}
    disabled={disabled}
    onClick={onClick}
  >
    {children}
  </button>
)
