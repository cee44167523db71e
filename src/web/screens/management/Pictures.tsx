import { Trans } from '@lingui/react/macro'
import { callApi } from '../../api/session/browser-session.ts'
import { BusinessPicture } from '../../components/business/BusinessPicture.tsx'
import { Cover } from '../../components/sheet/Cover.tsx'
import { businessFileCalls } from '../../components/upload/file-calls.ts'
import type { PhotoKind } from '../../components/upload/kinds.ts'
import { PhotosSection } from '../../components/upload/PhotosSection.tsx'
import { SavedPhoto } from '../../components/upload/SavedPhoto.tsx'

type Props = {
  businessID: string
  companyName: string
  industryID: string
  logo: string | undefined
  cover: string | undefined
  readOnly: boolean
}

/** Logo and cover: each is saved as soon as it was uploaded, apart from the form. */
export function Pictures({ businessID, companyName, industryID, logo, cover, readOnly }: Props) {
  const photo = (kind: PhotoKind) =>
    ({
      kind,
      of: 'business',
      calls: businessFileCalls(businessID),
      keep: (fileID: string) => callApi('saveBusinessPhotos', { id: businessID, [kind]: fileID }),
      readOnly,
    }) as const
  return (
    <div className="sheet">
      <PhotosSection id="pictures" title={<Trans>Pictures</Trans>}>
        <SavedPhoto {...photo('profilePhoto')} isThere={logo !== undefined}>
          <BusinessPicture
            url={logo}
            companyName={companyName}
            industryID={industryID}
            width={96}
            height={96}
            kind="logo"
          />
        </SavedPhoto>
        <SavedPhoto {...photo('coverPhoto')} isThere={cover !== undefined}>
          <Cover url={cover} drawing="works" />
        </SavedPhoto>
      </PhotosSection>
    </div>
  )
}
