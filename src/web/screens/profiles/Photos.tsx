import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import type { StoredFileEntry, UploadDescriptorEntry } from '../../../contract/files.ts'
import { callApi } from '../../api/session/browser-session.ts'
import { PersonPicture } from '../../components/person/PersonPicture.tsx'
import { Cover } from '../../components/sheet/Cover.tsx'
import { Section } from '../../components/sheet/Section.tsx'
import { askForUpload } from '../../components/upload/file-calls.ts'
import type { PhotoKind } from '../../components/upload/kinds.ts'
import { PhotoUpload } from '../../components/upload/PhotoUpload.tsx'
import { Button } from '../../ui/Button.tsx'
import { showToast } from '../../ui/toastList.ts'
import { useScripted } from '../../ui/useScripted.ts'
import { withReason } from './answer.ts'
import styles from './Photos.module.css'

export type PhotosData = {
  person: { userID: string; firstName: string; lastName: string }
  photo: string | undefined
  cover: string | undefined
}

/** Photo and cover: each is saved as soon as it was uploaded, apart from the form (section 2). */
export function Photos({ person, photo, cover }: PhotosData) {
  const scripted = useScripted()
  return (
    <div className="sheet">
      <Section
        id="photo"
        title={<Trans>Photos</Trans>}
        note={<Trans>Pictures of at most 500 KB. A cover is best four times as wide as high.</Trans>}
      >
        {!scripted && (
          <noscript>
            <p className={`muted ${styles.without}`}>
              <Trans>Pictures can be changed only with JavaScript turned on.</Trans>
            </p>
          </noscript>
        )}
        <div className={styles.photos}>
          <Photo kind="profilePhoto" isThere={photo !== undefined}>
            <div className={styles.photo}>
              <PersonPicture person={person} url={photo} size={96} first />
            </div>
          </Photo>
          <Photo kind="coverPhoto" isThere={cover !== undefined}>
            <div className={styles.cover}>
              <Cover url={cover} drawing="gears" />
            </div>
          </Photo>
        </div>
      </Section>
    </div>
  )
}

function Photo({
  kind,
  isThere,
  children,
}: {
  kind: PhotoKind
  isThere: boolean
  children: React.ReactNode
}) {
  const { i18n, t } = useLingui()
  const scripted = useScripted()
  const { revalidate } = useRevalidator()
  const [saving, setSaving] = useState(false)
  if (!scripted) return children
  const folder = kind === 'profilePhoto' ? 'profile-photo' : 'cover-photo'

  async function save(fileID: string): Promise<void> {
    setSaving(true)
    try {
      await callApi({ method: 'PUT', path: '/user/profile', body: { [kind]: fileID } })
      await revalidate()
    } catch (error) {
      const why = error instanceof Error ? error.message : ''
      showToast({
        tone: 'failure',
        text: withReason(i18n.locale, t`An error has ocurred when trying to update:`, why),
      })
    } finally {
      setSaving(false)
    }
  }

  return (
    <PhotoUpload
      kind={kind}
      request={(wish) =>
        askForUpload<UploadDescriptorEntry>({ path: `/user/${folder}/upload-request`, body: wish })
      }
      validate={async (token) =>
        (
          await askForUpload<{ file: StoredFileEntry }>({
            path: `/user/${folder}/upload-validate`,
            body: { token },
          })
        ).file
      }
      onDone={({ fileID }) => void save(fileID)}
      beside={
        isThere && (
          <Button variant="quiet" disabled={saving} onClick={() => void save('')}>
            {kind === 'profilePhoto' ? <Trans>Remove photo</Trans> : <Trans>Remove cover photo</Trans>}
          </Button>
        )
      }
    >
      {children}
    </PhotoUpload>
  )
}
