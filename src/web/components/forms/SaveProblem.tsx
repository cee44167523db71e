import { Trans } from '@lingui/react/macro'
import { FormProblem } from '../../ui/FormProblem.tsx'
import { accountsAddress } from '../../api/accounts-address.ts'

type Props = {
  /** What came of sending the form; another `at` for each time. */
  answer: { at: number; outcome: string }
  /** Why it was not taken; that the session has ended is said here. */
  title?: React.ReactNode
  /** What is wrong, by the name of the control, in the order of the form. */
  problems: Partial<Record<string, string>>
  /** What a control is called, where what is wrong does not say it. */
  Label?: React.ComponentType<{ name: string }>
  /** The page that a log-in in another tab leads to. */
  back: string
  /** False where the form leads to the first wrong field itself. */
  focused?: boolean
  children?: React.ReactNode
}

/** Why a long form was not saved, above it: each field by its name, and the way to log in again without losing what was typed. */
export function SaveProblem({ answer, title, problems, Label, back, focused = true, children }: Props) {
  const isSession = answer.outcome === 'session'
  const fields = Object.entries(problems).map(([name, why]) => ({
    name,
    text: Label ? (
      <Trans>
        <Label name={name} />: {why}
      </Trans>
    ) : (
      why
    ),
  }))
  return (
    <FormProblem
      key={answer.at}
      focused={focused}
      title={
        isSession ? (
          <Trans>Your session has ended. What you typed is still here.</Trans>
        ) : (
          (title ?? <Trans>Something was wrong, try again please</Trans>)
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
