import { Trans } from '@lingui/react/macro'
import { Section } from '../../components/sheet/Section.tsx'
import type { ProfileData } from './profile-data.ts'
import styles from './ProfileScreen.module.css'

/** The brief presentation, at most 512 characters (section 5): short enough to stand whole. */
export function AboutMe({ person: { about, aboutLang } }: { person: ProfileData }) {
  if (about === undefined) return null
  return (
    <Section id="about" title={<Trans>About me</Trans>}>
      <p className={`t-read ${styles.about}`} lang={aboutLang}>
        {about}
      </p>
    </Section>
  )
}
