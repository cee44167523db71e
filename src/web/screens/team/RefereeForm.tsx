import { Form, useNavigation } from 'react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import { personName } from '../../components/person/person.ts'
import { Button } from '../../ui/Button.tsx'
import { SelectField } from '../../ui/Field.tsx'
import type { Team } from './MemberList.tsx'
import styles from './RefereeForm.module.css'

/** Whom others turn to first, chosen among the members by those who manage them (D12). */
export function RefereeForm({ team }: { team: Team }) {
  const { t } = useLingui()
  const isBusy = useNavigation().formData?.get('intent') === 'referee'
  const referee = team.members.find(({ isReferee }) => isReferee)?.userID ?? ''
  return (
    <Form key={referee} method="post" preventScrollReset className={styles.form}>
      <input type="hidden" name="intent" value="referee" />
      <SelectField
        label={<Trans>Business referee</Trans>}
        hint={<Trans>The member whom others turn to first. The title gives no additional rights.</Trans>}
        name="userID"
        defaultValue={referee}
      >
        <option value="">{t`Nobody`}</option>
        {team.members.map((member) => (
          <option key={member.userID} value={member.userID}>
            {personName(member)}
          </option>
        ))}
      </SelectField>
      <Button type="submit" size="small" aria-disabled={isBusy || undefined}>
        {isBusy ? <Trans>Saving...</Trans> : <Trans>Save</Trans>}
      </Button>
    </Form>
  )
}
