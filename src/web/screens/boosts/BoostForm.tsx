import { Form, useNavigation } from 'react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import { limits } from '../../../contract/limits.ts'
import { Button } from '../../ui/Button.tsx'
import { Field, SelectField } from '../../ui/Field.tsx'
import { FormProblem, NotAnswered } from '../../ui/FormProblem.tsx'
import { KeepsTyping } from '../../ui/KeepsTyping.tsx'
import { MultiSelect } from '../../ui/MultiSelect.tsx'
import { useScripted } from '../../ui/useScripted.ts'
import type { BoostAnswer } from './answer.ts'
import styles from './Boosts.module.css'
import type { BoostForm as Offered } from './form-data.ts'

const { boostAheadDays, boostDays, boostIndustriesMax } = limits

type Props = { businessID: string; form: Offered; answer: BoostAnswer | undefined }

/** What is shown, for whom and from when; it can be looked at before it is made. */
export function BoostForm({ businessID, form, answer }: Props) {
  const { t } = useLingui()
  const scripted = useScripted()
  const { formData } = useNavigation()
  const isBusy = formData !== undefined
  const { fields = {}, typed } = answer ?? {}
  const { things, days } = form
  const chosen = (options: Offered['industries'], values: readonly string[]) =>
    options.filter(({ value }) => values.includes(value))
  return (
    <Form
      method="post"
      className={styles.form}
      noValidate={scripted}
      aria-busy={isBusy || undefined}
      preventScrollReset
      onSubmit={(event) => isBusy && event.preventDefault()}
    >
      <KeepsTyping as={`boost ${businessID}`} />
      {answer && !answer.preview && <Problem answer={answer} />}
      <SelectField
        label={<Trans>What is shown</Trans>}
        name="thing"
        defaultValue={typed?.thing ?? form.thing}
        error={fields['thing']}
      >
        <option value={things.business}>{t`The page of the company`}</option>
        {things.products.length > 0 && (
          <optgroup label={t`Products`}>
            {things.products.map(({ value, name }) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </optgroup>
        )}
        {things.posts.length > 0 && (
          <optgroup label={t`Posts, in feeds alone`}>
            {things.posts.map(({ value, name }) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </optgroup>
        )}
      </SelectField>
      <MultiSelect
        name="industries"
        label={<Trans>Industries</Trans>}
        hint={<Trans>Of what is searched for, and of who reads a feed; at most {boostIndustriesMax}.</Trans>}
        required
        error={fields['industries']}
        chosen={chosen(form.industries, typed?.industries ?? [form.industry])}
        options={form.industries}
      />
      <MultiSelect
        name="countries"
        label={<Trans>Countries</Trans>}
        hint={<Trans>Of who reads; in search the country of the edition. None means all.</Trans>}
        error={fields['countries']}
        chosen={chosen(form.countries, typed?.countries ?? [])}
        options={form.countries}
      />
      <MultiSelect
        name="editions"
        label={<Trans>Editions</Trans>}
        hint={<Trans>Where it is shown. None means all.</Trans>}
        error={fields['editions']}
        chosen={chosen(form.editions, typed?.editions ?? [])}
        options={form.editions}
      />
      <Field
        label={<Trans>First day</Trans>}
        name="startsOn"
        type="date"
        min={days.first}
        max={days.last}
        defaultValue={typed?.startsOn ?? ''}
        hint={
          <Trans>
            It runs for {boostDays} days, at once when no day is given, and begins within {boostAheadDays}{' '}
            days.
          </Trans>
        }
        error={fields['startsOn']}
      />
      <div className={styles.ways}>
        <Button type="submit" name="intent" value="preview" aria-disabled={isBusy || undefined}>
          <Trans>Show where it may appear</Trans>
        </Button>
        <Button
          type="submit"
          name="intent"
          value="make"
          variant="primary"
          aria-disabled={isBusy || undefined}
        >
          <Trans>Make the boost</Trans>
        </Button>
      </div>
    </Form>
  )
}

/** Why the form was not taken. */
function Problem({ answer: { at, problem, fields } }: { answer: BoostAnswer }) {
  const labels: Record<string, React.ReactNode> = {
    thing: <Trans>What is shown</Trans>,
    industries: <Trans>Industries</Trans>,
    countries: <Trans>Countries</Trans>,
    editions: <Trans>Editions</Trans>,
    startsOn: <Trans>First day</Trans>,
  }
  const wrong = Object.keys(fields).flatMap((name) => (labels[name] ? { name, label: labels[name] } : []))
  const title = problem === '' ? <NotAnswered /> : (problem ?? <Trans>Please check what you typed.</Trans>)
  return <FormProblem key={at} title={title} fields={wrong} />
}
