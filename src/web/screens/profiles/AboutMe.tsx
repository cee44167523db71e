import { Trans } from '@lingui/react/macro'
import { Section } from '../../components/sheet/Section.tsx'
import { FoldedText } from '../../components/text/FoldedText.tsx'
import type { ProfileData } from './profile-data.ts'

/** The brief presentation, at most 512 characters (P5.3); on phones folded after 340 (P9.5). */
export function AboutMe({ person: { about, aboutLang, aboutPreview } }: { person: ProfileData }) {
  if (about === undefined) return null
  return (
    <Section id="about" title={<Trans>About me</Trans>}>
      <FoldedText text={about} preview={aboutPreview} lang={aboutLang} onPhones />
    </Section>
  )
}
