import { useState } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { pictureTypes } from '../../../../contract/file-types.ts'
import { ChooseFiles } from '../../../components/upload/ChooseFiles.tsx'
import { postPictureCalls } from '../../../components/upload/file-calls.ts'
import { UploadList } from '../../../components/upload/UploadList.tsx'
import { useUploads } from '../../../components/upload/use-uploads.ts'
import { Button } from '../../../ui/Button.tsx'
import { GroupPicture } from './GroupParts.tsx'
import styles from './Groups.module.css'

type Props = {
  /** That the group has now. */
  current: string | undefined
  error: string | undefined
}

const hintID = 'group-picture-hint'

/** The picture of a group: another one, or none; with scripts only, since uploads are. */
export function PictureField({ current, error }: Props) {
  const { t } = useLingui()
  const [chosen, setChosen] = useState<{ token: string; url: string }>()
  const [isTakenAway, setTakenAway] = useState(false)
  const { uploads, add, cancel, retry } = useUploads(postPictureCalls(), (picture) => {
    setChosen(picture)
    setTakenAway(false)
  })
  const url = chosen?.url ?? (isTakenAway ? undefined : current)
  return (
    <div className={styles.form}>
      <input type="hidden" name="picture" value={chosen?.token ?? ''} />
      <input type="hidden" name="withoutPicture" value={isTakenAway && !chosen ? 'yes' : ''} />
      <div className={styles.ways}>
        <GroupPicture url={url} large />
        <ChooseFiles
          accept={pictureTypes.join()}
          hintID={hintID}
          onFiles={(files) =>
            add(files.slice(0, 1), (file) =>
              file.type.startsWith('image/')
                ? undefined
                : t`This is not a picture. Please choose a JPEG, PNG or WebP file.`,
            )
          }
        >
          <Trans>Choose a picture</Trans>
        </ChooseFiles>
        {url !== undefined && (
          <Button
            variant="quiet"
            onClick={() => {
              setChosen(undefined)
              setTakenAway(true)
            }}
          >
            <Trans>Remove picture</Trans>
          </Button>
        )}
      </div>
      <UploadList uploads={uploads} onCancel={cancel} onRetry={retry} />
      <p id={hintID} className="t-small muted">
        <Trans>Optional: JPEG, PNG or WebP, shown as a square.</Trans>
      </p>
      {error !== undefined && <p role="alert">{error}</p>}
    </div>
  )
}
