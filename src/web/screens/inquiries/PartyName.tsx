import { Trans, useLingui } from '@lingui/react/macro'
import type { PartyEntry } from '../../../contract/inquiries.ts'
import { CompanyName } from '../../components/business/CompanyName.tsx'
import { langAttribute } from '../../components/text/text-language.ts'

/** A name as somebody wrote it; who was removed is told as such (D43). */
export function PartyName({ party: { type, name, country, isGone } }: { party: PartyEntry }) {
  const { i18n } = useLingui()
  if (isGone) return type === 'business' ? <Trans>Deleted company</Trans> : <Trans>Deleted person</Trans>
  return (
    <bdi lang={langAttribute(name, country?.code ?? '', i18n.locale)}>
      {type === 'business' ? <CompanyName name={name} /> : name}
    </bdi>
  )
}
