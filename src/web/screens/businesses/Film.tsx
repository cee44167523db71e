import { Trans, useLingui } from '@lingui/react/macro'
import { AddLink, useEditPath } from '../../components/sheet/editing.tsx'
import { Section } from '../../components/sheet/Section.tsx'
import { VideoFrame } from '../../components/sheet/VideoFrame.tsx'
import type { BusinessPageData } from './page-data.ts'

/** The company's film, when it has one that may be shown (P2.22). */
export function Film({ business: { name, video } }: { business: BusinessPageData }) {
  const { t } = useLingui()
  const editPath = useEditPath('general')
  if (!video) {
    if (!editPath) return null
    return (
      <Section id="film" title={<Trans>Company video</Trans>} edit="general">
        <AddLink to={editPath} />
      </Section>
    )
  }
  return (
    <Section id="film" title={<Trans>Company video</Trans>} edit="general" screenOnly>
      <VideoFrame source={video} title={t`Video of ${name}`} />
    </Section>
  )
}
