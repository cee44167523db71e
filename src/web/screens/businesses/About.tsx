import { IconPlayerPlay } from '@tabler/icons-react'
import { Trans } from '@lingui/react/macro'
import { Section } from '../../components/sheet/Section.tsx'
import { FoldedText } from '../../components/text/FoldedText.tsx'
import { hasAbout } from './SubBar.tsx'
import type { BusinessPageData } from './page-data.ts'
import styles from './About.module.css'

/** The company in its own words, folded after 340 characters (section 9). */
export function About({ business }: { business: BusinessPageData }) {
  if (!hasAbout(business)) return null
  const { about, aboutLang, aboutPreview, video } = business
  return (
    <Section id="about" title={<Trans>About the company</Trans>}>
      <FoldedText text={about} preview={aboutPreview} lang={aboutLang} />
      {video && (
        <p className={styles.video}>
          <IconPlayerPlay size={16} stroke={1.75} aria-hidden />
          <a href={video.href} rel="nofollow ugc noopener" target="_blank">
            <Trans>Company video</Trans>
          </a>
          <span>{video.text.split('/')[0]}</span>
        </p>
      )}
    </Section>
  )
}
