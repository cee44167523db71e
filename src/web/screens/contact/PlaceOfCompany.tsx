import { useState } from 'react'
import { Trans } from '@lingui/react/macro'
import { Options } from '../../components/forms/Options.tsx'
import { SelectField } from '../../ui/Field.tsx'
import { useScripted } from '../../ui/useScripted.ts'
import { useControls, type PartProps } from './controls.ts'

/** Country, and the state of the United States: another country clears it (section 5); without scripts it can always be chosen. */
export function PlaceOfCompany(props: PartProps) {
  const { lists } = props
  const control = useControls(props)
  const scripted = useScripted()
  const { defaultValue: chosen, error, ...state } = control('usaState')
  const [country, setCountry] = useState(props.values.country)
  const off = scripted && country !== 'US'
  return (
    <>
      <SelectField
        {...control('country')}
        autoComplete="country"
        onChange={(event) => setCountry(event.currentTarget.value)}
      >
        <Options of={lists.countries} />
      </SelectField>
      <SelectField
        {...state}
        // Another country takes it away.
        key={off ? 'off' : 'on'}
        defaultValue={off ? '' : chosen}
        disabled={off}
        autoComplete="address-level1"
        hint={<Trans>Only for companies in the United States.</Trans>}
        error={
          error && (
            <Trans>A state goes with the United States alone: please choose that country, or no state.</Trans>
          )
        }
      >
        <option value="">
          <Trans>Select one state</Trans>
        </option>
        {lists.usaStates.map(({ value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </SelectField>
    </>
  )
}
