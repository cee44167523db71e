import { Form, useNavigation } from 'react-router'
import { Trans } from '@lingui/react/macro'
import { limits } from '../../../contract/limits.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { FormProblem, NotAnswered } from '../../ui/FormProblem.tsx'
import { KeepsTyping } from '../../ui/KeepsTyping.tsx'
import { useScripted } from '../../ui/useScripted.ts'
import type { Answer } from './acting.ts'
import styles from './DataScreen.module.css'

type Props = { companyName: string; answer: Answer | undefined }

/** What removing the company does, and the form that does it once its name is typed (D43). */
export function RemovalSheet({ companyName, answer }: Props) {
  const days = limits.restoreDays
  return (
    <section className={`sheet ${styles.sheet}`} aria-labelledby="removal">
      <h2 id="removal" className="t-card">
        <Trans>Remove the company</Trans>
      </h2>
      <ul className={`t-read ${styles.points}`}>
        <li>
          <Trans>The company and its products disappear from every page and from search at once.</Trans>
        </li>
        <li>
          <Trans>Its people can no longer act for it. Those who wrote with it keep what was written.</Trans>
        </li>
        <li>
          <Trans>
            For {days} days an owner can restore it under My Business, with its people and products. After
            that it is gone.
          </Trans>
        </li>
        <li>
          <Trans>Export its data first: afterwards you cannot.</Trans>
        </li>
      </ul>
      {/* An element, not a text: Trans reads a text among its words for tags. */}
      <Remove companyName={<>{companyName}</>} answer={answer} />
    </section>
  )
}

function Remove({ companyName, answer }: Pick<Props, 'answer'> & { companyName: React.ReactNode }) {
  const scripted = useScripted()
  const { formData } = useNavigation()
  const isBusy = formData?.get('intent') === 'remove'
  const differs = answer?.typed !== undefined
  return (
    <Form method="post" noValidate={scripted} aria-busy={isBusy || undefined}>
      <KeepsTyping as="remove a company" stores={false} />
      <input type="hidden" name="intent" value="remove" />
      {answer && (
        <FormProblem
          key={answer.at}
          title={differs ? <Trans>The company was not removed.</Trans> : answer.problem || <NotAnswered />}
        />
      )}
      <div className={styles.field}>
        <Field
          label={
            <Trans>
              To confirm, type <b>{companyName}</b>
            </Trans>
          }
          name="companyName"
          autoComplete="off"
          spellCheck={false}
          required
          defaultValue={answer?.typed}
          error={differs ? answer.problem : undefined}
        />
      </div>
      <Button type="submit" variant="danger" aria-disabled={isBusy || undefined}>
        {isBusy ? <Trans>Removing…</Trans> : <Trans>Remove the company</Trans>}
      </Button>
    </Form>
  )
}
