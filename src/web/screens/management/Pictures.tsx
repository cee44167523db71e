import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { Trans } from '@lingui/react/macro'
import { callApi } from '../../api/session/browser-session.ts'
import { BusinessPicture } from '../../components/business/BusinessPicture.tsx'
import { Cover } from '../../components/sheet/Cover.tsx'
import { Section } from '../../components/sheet/Section.tsx'
import { businessFileCalls } from '../../components/upload/file-calls.ts'
import type { PhotoKind } from '../../components/upload/kinds.ts'
import { PhotoUpload } from '../../components/upload/PhotoUpload.tsx'
import { Button } from '../../ui/Button.tsx'
import { showToast } from '../../ui/toastList.ts'
import { useScripted } from '../../ui/useScripted.ts'
import styles from './Pictures.module.css'

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
  const scripted = useScripted()
  const photo = { businessID, readOnly }
  return (
    <div className="sheet">
      <Section
        id="pictures"
        title={<Trans>Pictures</Trans>}
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
          <Photo {...photo} kind="profilePhoto" isThere={logo !== undefined}>
            <div className={styles.logo}>
              <BusinessPicture
                url={logo}
                companyName={companyName}
                industryID={industryID}
                width={96}
                height={96}
                kind="logo"
              />
            </div>
          </Photo>
          <Photo {...photo} kind="coverPhoto" isThere={cover !== undefined}>
            <div className={styles.cover}>
              <Cover url={cover} drawing="works" />
            </div>
          </Photo>
        </div>
      </Section>
    </div>
  )
}

type PhotoProps = {
  businessID: string
  readOnly: boolean
  kind: PhotoKind
  isThere: boolean
  children: React.ReactNode
}

function Photo({ businessID, readOnly, kind, isThere, children }: PhotoProps) {
  const scripted = useScripted()
  const { revalidate } = useRevalidator()
  const [saving, setSaving] = useState(false)
  if (!scripted || readOnly) return children

  async function save(fileID: string): Promise<void> {
    setSaving(true)
    try {
      await callApi({
        method: 'PUT',
        path: `/business/profile/${businessID}/photos`,
        body: { [kind]: fileID },
      })
      await revalidate()
    } catch (error) {
      const why = error instanceof Error && error.name !== 'TypeError' ? error.message : ''
      showToast({ tone: 'failure', ...(why ? { text: why } : {}) })
    } finally {
      setSaving(false)
    }
  }

  return (
    <PhotoUpload
      kind={kind}
      of="business"
      {...businessFileCalls(businessID)}
      onDone={({ fileID }) => void save(fileID)}
      beside={
        isThere && (
          <Button variant="quiet" disabled={saving} onClick={() => void save('')}>
            {kind === 'profilePhoto' ? <Trans>Remove logo</Trans> : <Trans>Remove cover photo</Trans>}
          </Button>
        )
      }
    >
      {children}
    </PhotoUpload>
  )
}
