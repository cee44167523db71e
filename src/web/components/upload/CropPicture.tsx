import { useId, useState } from 'react'
import Cropper from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { shapes, type PhotoKind } from './kinds.ts'
import type { Part } from './shrink.ts'
import styles from './CropPicture.module.css'

type Props = {
  kind: PhotoKind
  /** Of the picture, in this browser. */
  url: string
  onClose(): void
  onChosen(part: Part): void
}

const zoomMost = 4
const step = 0.1

/** Lets the part of a picture be chosen: by mouse, by fingers, or with the arrow keys and a slider. */
export function CropPicture({ kind, url, onClose, onChosen }: Props) {
  const { t } = useLingui()
  const zoomID = useId()
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [part, setPart] = useState<Part>()
  return (
    <Dialog
      open
      wide
      title={<Trans>Choose the part to show</Trans>}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="primary" disabled={!part} onClick={() => part && onChosen(part)}>
            <Trans>Use this part</Trans>
          </Button>
        </>
      }
    >
      <div className={styles.stage}>
        <Cropper
          image={url}
          crop={crop}
          zoom={zoom}
          maxZoom={zoomMost}
          aspect={shapes[kind].aspect}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_, pixels) => setPart(pixels)}
          // The policy of the page allows no style element; its rules are in our own file.
          disableAutomaticStylesInjection
          // The arrow keys are its own.
          cropperProps={{
            role: 'application',
            'aria-label': t`Part of the picture; move it with the arrow keys`,
          }}
        />
      </div>
      <label className={styles.zoom} htmlFor={zoomID}>
        <Trans>Zoom</Trans>
        <input
          id={zoomID}
          type="range"
          min={1}
          max={zoomMost}
          step={step}
          value={zoom}
          onChange={({ currentTarget }) => setZoom(Number(currentTarget.value))}
        />
      </label>
    </Dialog>
  )
}
