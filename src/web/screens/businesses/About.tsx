import { Trans } from '@lingui/react/macro'
import { AddLink, useEditPath } from '../../components/sheet/editing.tsx'
import { Section } from '../../components/sheet/Section.tsx'
import { FoldedText } from '../../components/text/FoldedText.tsx'
import type { BusinessPageData } from './page-data.ts'

/** The company in its own words, folded after 340 characters (P9.5). */
export function About({ business: { about, aboutLang, aboutPreview } }: { business: BusinessPageData }) {
  const editPath = useEditPath('general')
  if (about === '' && !editPath) return null
  return (
    <Section id="about" title={<Trans>About the company</Trans>} edit="general">
      {about === '' && editPath ? (
        <AddLink to={editPath} />
      ) : (
        <FoldedText text={about} preview={aboutPreview} lang={aboutLang} />
      )}
    </Section>
  )
}
