import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { Trans } from '@lingui/react/macro'
import type { loader as statesLoader } from '../../resources/states.ts'
import { Button } from '../../ui/Button.tsx'
import { SelectField } from '../../ui/Field.tsx'
import { useScripted } from '../../ui/useScripted.ts'
import { useSite } from '../layout/site.ts'
import { Options, type Option } from './Options.tsx'
import styles from './PlaceFields.module.css'

type Props = {
  /** The chosen ones; fields of these names are sent. */
  values: { country: string; state: string }
  countries: readonly Option[]
  /** Of the chosen country. */
  states: readonly Option[]
  required?: boolean
  errors?: { country?: React.ReactNode; state?: React.ReactNode }
}

/**
 * Country and state: another country clears the state and brings its own (P5.11), without script by a button that sends
 * `intent=states`. What was chosen is held here, not by the pick list: it outlives a list that comes late or anew.
 */
export function PlaceFields({ values, countries, states: given, required, errors = {} }: Props) {
  const scripted = useScripted()
  const [{ country, state }, choose] = useState(values)
  const { states, loading, ask } = useStates(values, given, scripted)
  const at = useRef<HTMLDivElement>(null)
  const isListed = states.some(({ value }) => value === state)
  /** Until its list is here. */
  const isAway = state !== '' && !isListed && (loading || states.length === 0)
  const goTo = (to: string) => {
    choose({ country: to, state: '' })
    ask(to)
  }
  // What was chosen before any script ran here.
  const found = useEffectEvent(() => {
    const form = at.current?.closest('form')
    const [there, within] = [chosenIn(form, 'country'), chosenIn(form, 'state')]
    if (there !== undefined && there !== country) goTo(there)
    else if (within !== undefined && within !== '' && within !== state) choose({ country, state: within })
  })
  useEffect(() => found(), [])
  return (
    <>
      <SelectField
        name="country"
        label={<Trans>Country</Trans>}
        error={errors.country}
        required={required}
        defaultValue={values.country}
        autoComplete="country"
        onChange={(event) => goTo(event.currentTarget.value)}
      >
        <Options of={countries} />
      </SelectField>
      <div ref={at}>
        <SelectField
          name="state"
          label={<Trans>State</Trans>}
          error={errors.state}
          value={isListed && !loading ? state : ''}
          onChange={(event) => choose({ country, state: event.currentTarget.value })}
          disabled={loading || isAway}
          aria-busy={loading}
        >
          <Options of={loading ? [] : states} />
        </SelectField>
        {isAway && <input type="hidden" name="state" value={state} />}
        {!scripted && (
          <Button type="submit" name="intent" value="states" size="small" className={styles.below}>
            <Trans>Show the states of this country</Trans>
          </Button>
        )}
      </div>
    </>
  )
}

function chosenIn(form: HTMLFormElement | null | undefined, name: string): string | undefined {
  const control = form?.querySelector(`select[name="${name}"]`)
  return control instanceof HTMLSelectElement ? control.value : undefined
}

/** The states of the country chosen last; those that came with the page are not asked for again, but for a draft that brought a country of its own. */
function useStates(values: Props['values'], given: readonly Option[], scripted: boolean) {
  const fetcher = useFetcher<typeof statesLoader>()
  const language = useSite()?.language ?? 'en'
  const [isGiven] = useState(
    !scripted || values.country === '' || given.some(({ value }) => value.startsWith(`${values.country}-`)),
  )
  const ofPage = isGiven ? values.country : undefined
  const [asked, setAsked] = useState(values.country)
  const known = asked === ofPage
  const ask = (country: string) => {
    setAsked(country)
    if (country !== '' && country !== ofPage) void load(`/resources/states/${country}?lang=${language}`)
  }
  const { load } = fetcher
  const missing = isGiven ? '' : values.country
  useEffect(() => {
    if (missing !== '') void load(`/resources/states/${missing}?lang=${language}`)
  }, [missing, language, load])
  // Asked for again, as after any change on the page, the list that is here stays, and with it what was chosen of it.
  const isHere = asked !== '' && fetcher.data?.[0]?.stateID.startsWith(`${asked}-`) === true
  return {
    ask,
    loading: !known && asked !== '' && !isHere && fetcher.state !== 'idle',
    states: known
      ? given
      : asked === ''
        ? []
        : (fetcher.data ?? []).map(({ stateID, stateName }) => ({ value: stateID, name: stateName })),
  }
}
