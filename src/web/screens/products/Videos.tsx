import { Plural, useLingui } from '@lingui/react/macro'
import { Section } from '../../components/sheet/Section.tsx'
import { VideoFrame } from '../../components/sheet/VideoFrame.tsx'
import type { ProductPageData } from './page-data.ts'
import styles from './Videos.module.css'

/** The product's films, when there are any. */
export function Videos({ product: { name, videos } }: { product: ProductPageData }) {
  const { t } = useLingui()
  const count = videos.length
  if (count === 0) return null
  return (
    <Section
      id="videos"
      title={<Plural value={count} one="Video" other="Videos" />}
      note={<Plural value={count} one="# video" other="# videos" />}
    >
      <div className={styles.videos}>
        {videos.map((source, at) => {
          const number = at + 1
          return (
            <VideoFrame
              key={number}
              source={source}
              title={count === 1 ? t`Video: ${name}` : t`Video ${number}: ${name}`}
            />
          )
        })}
      </div>
    </Section>
  )
}
