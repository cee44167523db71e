import { Trans, useLingui } from '@lingui/react/macro'
import { limits } from '../../../contract/limits.ts'
import { Done } from '../../components/forms/Done.tsx'
import { SaveProblem } from '../../components/forms/SaveProblem.tsx'
import { asksFamilyNameFirst } from '../../components/person/person.ts'
import { withReason, type Answer } from './answer.ts'
import { fieldNames, type FieldName } from './form-values.ts'

const { personNameMax, briefPresentationMax, profileTextMax } = limits

export type Problems = Partial<Record<FieldName, string>>

/** What is wrong with each field that was refused, in the words of P5. */
export function useProblems(answer: Answer | undefined): Problems {
  const { i18n, t } = useLingui()
  const text = (name: FieldName) => {
    if (name === 'phoneNumber') return t`Invalid phone number, please check the format (e.g. + 1 12345678)`
    if (name === 'birthDate') return t`Invalid date format, please check it (e.g. 1970-10-24)`
    if (name === 'firstName' || name === 'lastName')
      return t`Please enter a name of 1 to ${personNameMax} visible characters, without addresses, telephone numbers or check marks.`
    if (name === 'briefPresentation')
      return t`Please enter at most ${briefPresentationMax} characters, none of them invisible.`
    if (name === 'companyName')
      return t`Please enter a name of at most ${profileTextMax} visible characters, without addresses, telephone numbers or check marks.`
    if (name === 'profession' || name === 'city')
      return t`Please enter at most ${profileTextMax} characters in one line, none of them invisible.`
    return t`Please choose an entry of the list.`
  }
  const first: FieldName[] = asksFamilyNameFirst(i18n.locale) ? ['lastName'] : []
  const inOrder = new Set<FieldName>([...first, ...fieldNames])
  const wrong = [...inOrder].filter((name) => answer?.wrong.includes(name))
  return Object.fromEntries(wrong.map((name) => [name, text(name)]))
}

/** The field by its name, for a list that stands apart from the fields. */
function FieldLabel({ name }: { name: string }) {
  switch (name as FieldName) {
    case 'firstName':
      return <Trans>First name</Trans>
    case 'lastName':
      return <Trans>Last name</Trans>
    case 'country':
      return <Trans>Country</Trans>
    case 'state':
      return <Trans>State</Trans>
    case 'city':
      return <Trans>City</Trans>
    case 'gender':
      return <Trans>Gender</Trans>
    case 'preferredLanguage':
      return <Trans>Preferred language</Trans>
    case 'briefPresentation':
      return <Trans>Brief description</Trans>
    case 'birthDate':
      return <Trans>Birth date</Trans>
    case 'profession':
      return <Trans>Profession</Trans>
    case 'businessType':
      return <Trans>Type of business</Trans>
    case 'industry':
      return <Trans>Industry</Trans>
    case 'companyName':
      return <Trans>Business name</Trans>
    case 'jobPosition':
      return <Trans>Job position</Trans>
    default:
      return <Trans>Phone</Trans>
  }
}

/** Why nothing was saved, above the form; without script also that it was. */
export function EditProblem({ answer, problems }: { answer: Answer | undefined; problems: Problems }) {
  if (!answer || answer.outcome === 'listed') return null
  if (answer.outcome === 'saved')
    return (
      <noscript>
        <Done>
          <Trans>Profile data updated successfully.</Trans>
        </Done>
      </noscript>
    )
  return (
    <SaveProblem
      answer={answer}
      title={<Title answer={answer} />}
      problems={problems}
      Label={FieldLabel}
      // The words of the server stand here too (P8.7).
      withWords
      back="/profile/"
    />
  )
}

function Title({ answer: { outcome, message } }: { answer: Answer }) {
  const { i18n, t } = useLingui()
  if (outcome === 'failed') return <Trans>An error has ocurred when trying to update</Trans>
  return withReason(i18n.locale, t`An error has ocurred when trying to update:`, message)
}
