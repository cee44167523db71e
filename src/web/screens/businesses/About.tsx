import { Trans } from '@lingui/react/macro'
import { AddLink, useEditPath } from '../../components/sheet/editing.tsx'
import { Section } from '../../components/sheet/Section.tsx'
import { FoldedText } from '../../components/text/FoldedText.tsx'
import { InLanguage } from '../../components/text/InLanguage.tsx'
import type { BusinessPageData } from './page-data.ts'

/** The company in its own words, folded after 340 characters (P9.5). */
export function About({ business }: { business: BusinessPageData }) {
  const { about, aboutLang, aboutPreview, reading } = business
  const editPath = useEditPath('general')
  if (about === '' && !editPath) return null
  return (
    <Section
      id="about"
      title={<Trans>About the company</Trans>}
      edit="general"
      note={aboutLang && <InLanguage reading={reading} lang={aboutLang} />}
    >
      {about === '' && editPath ? (
        <AddLink to={editPath} />
      ) : (
        <FoldedText text={about} preview={aboutPreview} lang={aboutLang} />
      )}
    </Section>
  )
}
