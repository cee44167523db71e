import { useEffect, useRef, useState } from 'react'
import { Trans } from '@lingui/react/macro'
import { BusinessPicture } from '../../components/business/BusinessPicture.tsx'
import { Cover } from '../../components/sheet/Cover.tsx'
import { personFileCalls } from '../../components/upload/file-calls.ts'
import type { PhotoKind } from '../../components/upload/kinds.ts'
import { PhotoUpload } from '../../components/upload/PhotoUpload.tsx'
import { PhotoFrame, PhotosSection } from '../../components/upload/PhotosSection.tsx'
import type { CreateValues } from './create-values.ts'

/** Logo and cover of a company that is not there yet: uploads of the person, sent with the form. */
export function NewPictures({ values }: { values: CreateValues }) {
  return (
    <PhotosSection
      id="pictures"
      title={<Trans>Pictures</Trans>}
      without={<Trans>Logo and cover can be added later.</Trans>}
    >
      <NewPicture
        kind="profilePhoto"
        fileID={values.profilePhoto}
        url={values.profilePhotoShown}
        companyName={values.companyName}
      />
      <NewPicture
        kind="coverPhoto"
        fileID={values.coverPhoto}
        url={values.coverPhotoShown}
        companyName={values.companyName}
      />
    </PhotosSection>
  )
}

type Props = { kind: PhotoKind; fileID: string; url: string; companyName: string }

function NewPicture({ kind, fileID, url, companyName }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const [file, setFile] = useState({ fileID, url })
  const told = useRef(file)
  useEffect(() => {
    if (told.current === file) return
    told.current = file
    // Typed or uploaded: the form keeps both.
    box.current?.dispatchEvent(new Event('input', { bubbles: true }))
  }, [file])
  return (
    <div ref={box}>
      <input type="hidden" name={kind} value={file.fileID} />
      <input type="hidden" name={`${kind}Shown`} value={file.url} />
      <PhotoUpload
        kind={kind}
        of="business"
        {...personFileCalls()}
        onDone={({ fileID: stored, url: shown }) => setFile({ fileID: stored, url: shown })}
        {...(file.fileID !== '' && { onRemove: () => setFile({ fileID: '', url: '' }) })}
      >
        <PhotoFrame kind={kind}>
          {kind === 'profilePhoto' ? (
            <BusinessPicture
              url={file.url}
              companyName={companyName || 'M W'}
              industryID=""
              width={96}
              height={96}
              kind="logo"
            />
          ) : (
            <Cover url={file.url || undefined} drawing="works" />
          )}
        </PhotoFrame>
      </PhotoUpload>
    </div>
  )
}
