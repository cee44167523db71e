import { useId } from 'react'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { limits } from '../../../../contract/limits.ts'
import { languageNames, languages, type Language } from '../../../../contract/locale.ts'
import { statusParts, type StatusPart } from '../../../../contract/status-parts.ts'
import { sentLines, sentText } from '../../../api/sent.ts'
import { CheckField, Field, TextAreaField } from '../../../ui/Field.tsx'
import type { Acted } from '../acting.ts'
import styles from './desk.module.css'

export const partNames: Record<StatusPart, MessageDescriptor> = {
  pages: msg({ message: 'Pages', context: 'a part of the site' }),
  search: msg({ message: 'Search', context: 'a part of the site' }),
  messages: msg`Inquiries and messages`,
  mails: msg`Mails`,
  payments: msg`Payments`,
}

/** Which parts are concerned. */
export function PartFields({ answer }: { answer: Acted | undefined }) {
  const { i18n } = useLingui()
  return (
    <fieldset>
      <legend>
        <Trans>Which parts are concerned</Trans>
      </legend>
      <div className={styles.parts}>
        {statusParts.map((part) => (
          <CheckField
            key={part}
            name={`part-${part}`}
            label={i18n._(partNames[part])}
            defaultChecked={answer?.values[`part-${part}`] !== undefined}
          />
        ))}
      </div>
    </fieldset>
  )
}

/** Those that such fields sent. */
export const partsIn = (form: FormData): StatusPart[] =>
  statusParts.filter((part) => form.has(`part-${part}`))

type Props = {
  /** Which is asked for; all others may be left out. */
  language: Language
  answer: Acted | undefined
  hasTitle?: boolean
}

/** What is told, in the language of who writes, and in others where they can. */
export function SaidFields({ language, answer, hasTitle = false }: Props) {
  const id = useId()
  const others = languages.filter((one) => one !== language)
  const given = (name: string) => answer?.values[name] ?? ''
  const fieldsOf = (one: Language, required: boolean) => (
    <div key={one} className={styles.said}>
      {hasTitle && (
        <Field
          id={`${id}-title-${one}`}
          name={`title-${one}`}
          label={<Trans>Title ({languageNames[one]})</Trans>}
          maxLength={limits.incidentTitleMax}
          defaultValue={given(`title-${one}`)}
          required={required}
        />
      )}
      <TextAreaField
        id={`${id}-text-${one}`}
        name={`text-${one}`}
        label={<Trans>What visitors read ({languageNames[one]})</Trans>}
        max={limits.incidentTextMax}
        rows={3}
        defaultValue={given(`text-${one}`)}
        required={required}
      />
    </div>
  )
  return (
    <>
      {fieldsOf(language, true)}
      <details
        className={styles.others}
        open={others.some((one) => given(`text-${one}`) !== '') || undefined}
      >
        <summary>
          <Trans>In other languages</Trans>
        </summary>
        {others.map((one) => fieldsOf(one, false))}
      </details>
    </>
  )
}

const said = (form: FormData, one: Language) => ({ language: one, text: sentLines(form, `text-${one}`) })
const titled = (form: FormData, one: Language) => ({
  ...said(form, one),
  title: sentText(form, `title-${one}`),
})
/** In which others than `language` something was written. */
const othersIn = (form: FormData, language: Language) =>
  languages.filter((one) => one !== language && sentText(form, `text-${one}`).trim() !== '')

/** What such fields sent, as calls take it. */
export const textsIn = (form: FormData, language: Language) => ({
  ...said(form, language),
  others: othersIn(form, language).map((one) => said(form, one)),
})

/** The same with titles. */
export const titledIn = (form: FormData, language: Language) => ({
  ...titled(form, language),
  others: othersIn(form, language).map((one) => titled(form, one)),
})
