import { Trans, useLingui } from '@lingui/react/macro'
import { callApi } from '../../api/session/browser-session.ts'
import { PersonPicture } from '../../components/person/PersonPicture.tsx'
import { Cover } from '../../components/sheet/Cover.tsx'
import { profilePhotoCalls } from '../../components/upload/file-calls.ts'
import type { PhotoKind } from '../../components/upload/kinds.ts'
import { PhotosSection } from '../../components/upload/PhotosSection.tsx'
import { SavedPhoto } from '../../components/upload/SavedPhoto.tsx'
import { withReason } from './answer.ts'

export type PhotosData = {
  person: { userID: string; firstName: string; lastName: string }
  photo: string | undefined
  cover: string | undefined
}

/** Photo and cover: each is saved as soon as it was uploaded, apart from the form (P2.19). */
export function Photos({ person, photo, cover }: PhotosData) {
  const { i18n, t } = useLingui()
  const saved = (kind: PhotoKind) =>
    ({
      kind,
      of: 'person',
      calls: profilePhotoCalls(kind),
      keep: (fileID: string) => callApi('changeOwnProfile', { [kind]: fileID }),
      failed: (why: string) =>
        why === ''
          ? t`An error has ocurred when trying to update`
          : withReason(i18n.locale, t`An error has ocurred when trying to update:`, why),
    }) as const
  return (
    <div className="sheet">
      <PhotosSection id="photo" title={<Trans>Photos</Trans>} wide>
        <SavedPhoto {...saved('profilePhoto')} isThere={photo !== undefined}>
          <PersonPicture person={person} url={photo} size={96} first />
        </SavedPhoto>
        <SavedPhoto {...saved('coverPhoto')} isThere={cover !== undefined}>
          <Cover url={cover} drawing="gears" />
        </SavedPhoto>
      </PhotosSection>
    </div>
  )
}
