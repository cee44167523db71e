import { useState } from 'react'
import { useFetcher } from 'react-router'
import { Trans } from '@lingui/react/macro'
import { useSite } from '../../components/layout/site.ts'
import type { loader as statesLoader } from '../../resources/states.ts'
import { Button } from '../../ui/Button.tsx'
import { SelectField } from '../../ui/Field.tsx'
import { useScripted } from '../../ui/useScripted.ts'
import { Options } from './Options.tsx'
import type { FormValues } from './form-values.ts'
import type { Lists, Option } from './lists.ts'
import styles from './EditForm.module.css'

type Props = { values: FormValues; lists: Lists; error: React.ReactNode }

/** Country and state: another country clears the state and brings its own (section 5), without script by a button. */
export function PlaceFields({ values, lists, error }: Props) {
  const scripted = useScripted()
  const [country, setCountry] = useState(values.country)
  const { states, loading, ask } = useStates(values.country, lists.states)
  return (
    <>
      <SelectField
        name="country"
        label={<Trans>Country</Trans>}
        defaultValue={values.country}
        autoComplete="country"
        onChange={(event) => {
          setCountry(event.currentTarget.value)
          ask(event.currentTarget.value)
        }}
      >
        <Options of={lists.countries} />
      </SelectField>
      <div>
        <SelectField
          // Another country has other states, and none of them is chosen.
          key={`${country} ${states.length}`}
          name="state"
          label={<Trans>State</Trans>}
          error={error}
          defaultValue={country === values.country ? values.state : ''}
          disabled={loading}
          aria-busy={loading}
        >
          <Options of={loading ? [] : states} />
        </SelectField>
        {!scripted && (
          <Button type="submit" name="intent" value="states" size="small" className={styles.below}>
            <Trans>Show the states of this country</Trans>
          </Button>
        )}
      </div>
    </>
  )
}

/** The states of the country chosen last; those that came with the page are not asked for again. */
function useStates(ofPage: string, given: readonly Option[]) {
  const fetcher = useFetcher<typeof statesLoader>()
  const language = useSite()?.language ?? 'en'
  const [asked, setAsked] = useState<string>()
  const known = asked === undefined || asked === ofPage
  const ask = (country: string) => {
    setAsked(country)
    if (country !== '' && country !== ofPage)
      void fetcher.load(`/resources/states/${country}?lang=${language}`)
  }
  return {
    ask,
    loading: !known && asked !== '' && fetcher.state !== 'idle',
    states: known
      ? given
      : asked === ''
        ? []
        : (fetcher.data ?? []).map(({ stateID, stateName }) => ({ value: stateID, name: stateName })),
  }
}
