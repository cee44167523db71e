import { IconChevronDown } from '@tabler/icons-react'
import { Trans } from '@lingui/react/macro'
import { Section } from '../../components/sheet/Section.tsx'
import type { BusinessPageData } from './page-data.ts'
import styles from './About.module.css'

/** The company in its own words, folded after 340 characters (section 9), with or without scripts. */
export function About({ business }: { business: BusinessPageData }) {
  const { about, aboutLang, aboutPreview } = business
  if (about === '') return null
  return (
    <Section id="about" title={<Trans>About the company</Trans>}>
      <div className={styles.about}>
        {aboutPreview === undefined ? (
          <Paragraphs text={about} lang={aboutLang} />
        ) : (
          <>
            <div className={styles.preview}>
              <Paragraphs text={aboutPreview} lang={aboutLang} />
            </div>
            <details className={styles.whole}>
              <summary>
                <span className={styles.more}>
                  <Trans>View more</Trans>
                </span>
                <span className={styles.less}>
                  <Trans>View less</Trans>
                </span>
                <IconChevronDown size={16} stroke={1.75} aria-hidden />
              </summary>
              <Paragraphs text={about} lang={aboutLang} />
            </details>
          </>
        )}
      </div>
    </Section>
  )
}

function Paragraphs({ text, lang }: { text: string; lang: string | undefined }) {
  return text.split(/\n\s*\n/u).map((paragraph, at) => (
    <p key={at} className={`t-read ${styles.paragraph}`} lang={lang}>
      {paragraph}
    </p>
  ))
}
