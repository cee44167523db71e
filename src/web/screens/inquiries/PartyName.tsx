import { useLingui } from '@lingui/react/macro'
import type { AuthorEntry } from '../../../contract/authors.ts'
import { CompanyName } from '../../components/business/CompanyName.tsx'
import { tied } from '../../components/text/cuts.ts'
import { langAttribute } from '../../components/text/text-language.ts'

/** A name as somebody wrote it; for who was removed the words of the server (D43). */
export function PartyName({ party: { type, name, country } }: { party: AuthorEntry }) {
  const { i18n } = useLingui()
  return (
    <bdi lang={langAttribute(name, country?.code ?? '', i18n.locale)}>
      {type === 'business' ? <CompanyName name={name} /> : name}
    </bdi>
  )
}

/** What a request is about: of the pick list in the reader's language, else as somebody wrote it. */
export function Subject({ text }: { text: string }) {
  const { i18n } = useLingui()
  return <bdi lang={langAttribute(text, '', i18n.locale)}>{tied(text)}</bdi>
}
