import { useLingui } from '@lingui/react/macro'
import type { FoundCompanyEntry } from '../../../../contract/console.ts'
import { languageName } from '../../../components/text/language-name.ts'

/** What a company is called in other languages than its own, each with its language. */
export function OtherNames({ names }: { names: FoundCompanyEntry['otherNames'] }) {
  const { i18n } = useLingui()
  return names.map(({ language, name }) => (
    <div key={language}>
      <bdi lang={language}>{name}</bdi> ({languageName(language, i18n.locale)})
    </div>
  ))
}
