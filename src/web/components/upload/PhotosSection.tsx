import { fileSizeMax } from '../../../contract/limit-texts.ts'
import { Trans } from '@lingui/react/macro'
import { useScripted } from '../../ui/useScripted.ts'
import { Section } from '../sheet/Section.tsx'
import type { PhotoKind } from './kinds.ts'
import styles from './PhotosSection.module.css'

type Props = {
  id: string
  title: React.ReactNode
  /** Said without scripts, which every upload needs; "can be changed only with JavaScript" when left out. */
  without?: React.ReactNode
  /** Nothing stands beside the section. */
  wide?: boolean
  /** A photo and a cover. */
  children: React.ReactNode
}

/** The part of a form with a photo and a cover. */
export function PhotosSection({ id, title, without, wide = false, children }: Props) {
  const scripted = useScripted()
  return (
    <Section
      id={id}
      title={title}
      note={<Trans>Pictures of at most {fileSizeMax}. A cover is best four times as wide as high.</Trans>}
    >
      {!scripted && (
        <noscript>
          <p className={`muted ${styles.without}`}>
            {without ?? <Trans>Pictures can be changed only with JavaScript turned on.</Trans>}
          </p>
        </noscript>
      )}
      <div className={`${styles.photos} ${wide ? styles.wide : ''}`}>{children}</div>
    </Section>
  )
}

/** As large as a photo or a cover is shown beside its buttons. */
export const PhotoFrame = ({ kind, children }: { kind: PhotoKind; children: React.ReactNode }) => (
  <div className={styles[kind]}>{children}</div>
)
