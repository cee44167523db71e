import { Trans } from '@lingui/react/macro'
import { limits } from '../../../../contract/limits.ts'
import { Options, type Option } from '../../../components/forms/Options.tsx'
import type { Problems } from '../../../components/forms/use-problems.ts'
import { Field, SelectField, TextAreaField } from '../../../ui/Field.tsx'
import type { GroupValues } from './group-form.ts'

export const groupFields = ['name', 'purpose', 'rules', 'industry', 'kind', 'picture']
export const groupLimits = {
  name: limits.groupNameMax,
  purpose: limits.textAreaMax,
  rules: limits.groupRulesMax,
}

type Props = { shown: GroupValues; problems: Problems; industries: readonly Option[] }

/** What a group says of itself. */
export function GroupFields({ shown, problems, industries }: Props) {
  return (
    <>
      <Field
        label={<Trans>Name</Trans>}
        name="name"
        required
        defaultValue={shown.name}
        error={problems['name']}
        autoComplete="off"
      />
      <TextAreaField
        label={<Trans>Purpose</Trans>}
        name="purpose"
        required
        rows={4}
        max={limits.textAreaMax}
        hint={<Trans>For whom the group is, and what is talked about. Everybody reads this.</Trans>}
        defaultValue={shown.purpose}
        error={problems['purpose']}
      />
      <TextAreaField
        label={<Trans context="of a group">Rules</Trans>}
        name="rules"
        rows={5}
        max={limits.groupRulesMax}
        hint={<Trans>Optional: whoever joins agrees to them.</Trans>}
        defaultValue={shown.rules}
        error={problems['rules']}
      />
      <SelectField
        label={<Trans>Industry</Trans>}
        name="industry"
        defaultValue={shown.industry}
        error={problems['industry']}
      >
        <Options of={industries} />
      </SelectField>
    </>
  )
}
