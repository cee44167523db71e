import { Form, useNavigation } from 'react-router'
import { Trans } from '@lingui/react/macro'
import { SaveButton } from '../../components/forms/SaveButton.tsx'
import { Done } from '../../components/forms/Done.tsx'
import { Flag } from '../../ui/Flag.tsx'
import { FormProblem, NotAnswered } from '../../ui/FormProblem.tsx'
import { KeepsTyping } from '../../ui/KeepsTyping.tsx'
import type { Answer } from './acting.ts'
import styles from './EditionsSheet.module.css'
import sheetStyles from './DataScreen.module.css'

type EditionChoice = { code: string; countryCode: string; countryName: string; isShown: boolean }
type Props = {
  businessID: string
  editions: readonly EditionChoice[]
  revision: number
  answer: Answer | undefined
}

/** In which editions the company is shown: all of them, unless it hides from some (P1.5). */
export function EditionsSheet({ businessID, editions, answer, ...loaded }: Props) {
  const { formData } = useNavigation()
  const isSaving = formData?.get('intent') === 'editions'
  // The answer to a form comes before the page's data does.
  const now = answer?.now && answer.now.revision > loaded.revision ? answer.now : undefined
  const revision = now?.revision ?? loaded.revision
  const hides = ({ code, isShown }: EditionChoice) => now?.hidden.includes(code) ?? !isShown
  const hidden = editions.filter(hides)
  const names = hidden.map(({ countryName }) => countryName).join(', ')
  return (
    <section className={`sheet ${sheetStyles.sheet}`} aria-labelledby="editions">
      <h2 id="editions" className="t-card">
        <Trans>Where the company is shown</Trans>
      </h2>
      <p className="t-read">
        <Trans>
          One company record serves all editions. In an edition without a tick nobody but your own people
          finds the company and its products: not on their pages, not by search, not in lists.
        </Trans>
      </p>
      <p>
        {hidden.length === 0 ? (
          <Trans>Now: shown in all editions.</Trans>
        ) : (
          <Trans>Now: hidden in {names}.</Trans>
        )}
      </p>
      {/* What was saved, by whomever, comes back as a new form. */}
      <Form method="post" key={`${revision} ${answer?.at}`} aria-busy={isSaving || undefined}>
        <KeepsTyping
          as={`editions ${businessID}`}
          revision={{ shown: revision, told: answer?.now?.revision }}
        />
        {answer?.done && (
          <Done>
            <Trans>Your choice was saved.</Trans>
          </Done>
        )}
        {answer && !answer.done && (
          <FormProblem title={answer.problem || <NotAnswered />}>
            {answer.problem !== '' && (
              <p>
                {answer.shown?.length === 0 ? (
                  <Trans>At least one edition has to show the company.</Trans>
                ) : (
                  <Trans>What you ticked is still here.</Trans>
                )}
              </p>
            )}
          </FormProblem>
        )}
        <fieldset className={styles.choices}>
          <legend>
            <Trans>Shown in</Trans>
          </legend>
          {editions.map((edition) => (
            <label key={edition.code} className={styles.choice}>
              <input
                type="checkbox"
                name="shown"
                value={edition.code}
                defaultChecked={answer?.shown?.includes(edition.code) ?? !hides(edition)}
              />
              <Flag code={edition.countryCode} />
              <span>{edition.countryName}</span>
            </label>
          ))}
        </fieldset>
        <SaveButton value="editions" primary={false} saving={isSaving}>
          <Trans>Save where it is shown</Trans>
        </SaveButton>
      </Form>
    </section>
  )
}
