import { useEffect, useRef, useState } from 'react'
import { Trans } from '@lingui/react/macro'
import { Options } from '../../components/forms/Options.tsx'
import { SelectField } from '../../ui/Field.tsx'
import { useControls, type PartProps } from './controls.ts'

/**
 * Country, and the state of the United States: another country clears it (P5.11). Without scripts it can always be
 * chosen; what was chosen before they ran stays.
 */
export function PlaceOfCompany(props: PartProps) {
  const { lists } = props
  const control = useControls(props)
  const country = useRef<HTMLSelectElement>(null)
  const state = useRef<HTMLSelectElement>(null)
  const [off, setOff] = useState(false)
  useEffect(() => setOff(country.current?.value !== 'US' && state.current?.value === ''), [])
  return (
    <>
      <SelectField
        {...control('country')}
        ref={country}
        autoComplete="country"
        // Before the form keeps what it holds.
        onInput={(event) => {
          const isElsewhere = event.currentTarget.value !== 'US'
          if (isElsewhere && state.current) state.current.value = ''
          setOff(isElsewhere)
        }}
      >
        <Options of={lists.countries} />
      </SelectField>
      <SelectField
        {...control('usaState')}
        ref={state}
        disabled={off}
        autoComplete="address-level1"
        hint={<Trans>Only for companies in the United States.</Trans>}
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
