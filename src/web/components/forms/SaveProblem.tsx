import { Trans } from '@lingui/react/macro'
import { FormProblem, NotAnswered } from '../../ui/FormProblem.tsx'
import { accountsAddress } from '../../api/accounts-address.ts'

type Props = {
  /** What came of sending the form; another `at` for each time. */
  answer: { at: number; outcome: string; isUnanswered?: true }
  /** Why it was not taken; that the session has ended, or that no answer came, is said here. */
  title?: React.ReactNode
  /** What is wrong, by the name of the control, in the order of the form. */
  problems: Partial<Record<string, string>>
  /** What a control is called; without it the fields are left to say what is wrong themselves. */
  Label?: React.ComponentType<{ name: string }>
  /** Says beside each name what is wrong as well. */
  withWords?: boolean
  /** The page that a log-in in another tab leads to. */
  back: string
  /** False where the form leads to the first wrong field itself. */
  focused?: boolean
  children?: React.ReactNode
}

/** Why a long form was not saved, above it: each field by its name, and the way to log in again without losing what was typed. */
export function SaveProblem({
  answer,
  title,
  problems,
  Label,
  withWords = false,
  back,
  focused = true,
  children,
}: Props) {
  const isSession = answer.outcome === 'session'
  const wrong = Object.entries(problems)
  const fields = Label
    ? wrong.map(([name, why]) => ({
        name,
        label: <Line name={name} Label={Label} why={withWords ? why : undefined} />,
      }))
    : []
  return (
    <FormProblem
      key={answer.at}
      focused={focused}
      title={
        isSession ? (
          <Trans>Your session has ended. What you typed is still here.</Trans>
        ) : answer.isUnanswered ? (
          <NotAnswered />
        ) : (
          (title ?? <Unsaid isMarked={!Label && wrong.length > 0} />)
        )
      }
      fields={fields}
    >
      {children}
      {isSession && (
        <p>
          <a href={accountsAddress('log-in', back)} target="_blank" rel="noopener">
            <Trans>Log in in another tab, then try again here.</Trans>
          </a>
        </p>
      )}
    </FormProblem>
  )
}

type LineProps = { name: string; Label: React.ComponentType<{ name: string }>; why: string | undefined }

function Line({ name, Label, why }: LineProps) {
  if (why === undefined) return <Label name={name} />
  return (
    <Trans>
      <Label name={name} />: {why}
    </Trans>
  )
}

/** Where nobody says why. */
const Unsaid = ({ isMarked }: { isMarked: boolean }) =>
  isMarked ? (
    <Trans>Please correct what is marked below.</Trans>
  ) : (
    <Trans>Something was wrong, try again please</Trans>
  )
