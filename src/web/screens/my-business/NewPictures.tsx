import { useEffect, useRef, useState } from 'react'
import { Trans } from '@lingui/react/macro'
import { BusinessPicture } from '../../components/business/BusinessPicture.tsx'
import { Cover } from '../../components/sheet/Cover.tsx'
import { Section } from '../../components/sheet/Section.tsx'
import { personFileCalls } from '../../components/upload/file-calls.ts'
import type { PhotoKind } from '../../components/upload/kinds.ts'
import { PhotoUpload } from '../../components/upload/PhotoUpload.tsx'
import { Button } from '../../ui/Button.tsx'
import { useScripted } from '../../ui/useScripted.ts'
import type { CreateValues } from './create-values.ts'
import styles from './NewPictures.module.css'

/** Logo and cover of a company that is not there yet: uploads of the person, sent with the form. */
export function NewPictures({ values }: { values: CreateValues }) {
  const scripted = useScripted()
  return (
    <Section
      id="pictures"
      title={<Trans>Pictures</Trans>}
      note={<Trans>Pictures of at most 500 KB. A cover is best four times as wide as high.</Trans>}
    >
      {!scripted && (
        <p className="muted">
          <Trans>Logo and cover can be added later.</Trans>
        </p>
      )}
      <div className={styles.photos}>
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
      </div>
    </Section>
  )
}

type Props = { kind: PhotoKind; fileID: string; url: string; companyName: string }

function NewPicture({ kind, fileID, url, companyName }: Props) {
  const scripted = useScripted()
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
      {scripted && (
        <PhotoUpload
          kind={kind}
          of="business"
          {...personFileCalls()}
          onDone={({ fileID: stored, url: shown }) => setFile({ fileID: stored, url: shown })}
          beside={
            file.fileID !== '' && (
              <Button variant="quiet" onClick={() => setFile({ fileID: '', url: '' })}>
                {kind === 'profilePhoto' ? <Trans>Remove logo</Trans> : <Trans>Remove cover photo</Trans>}
              </Button>
            )
          }
        >
          {kind === 'profilePhoto' ? (
            <div className={styles.logo}>
              <BusinessPicture
                url={file.url}
                companyName={companyName || 'M W'}
                industryID=""
                width={96}
                height={96}
                kind="logo"
              />
            </div>
          ) : (
            <div className={styles.cover}>
              <Cover url={file.url || undefined} drawing="works" />
            </div>
          )}
        </PhotoUpload>
      )}
    </div>
  )
}
