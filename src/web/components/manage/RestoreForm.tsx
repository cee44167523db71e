import { useQuery } from '../../api/query.ts'
import { Form, useNavigation } from 'react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '../../ui/Button.tsx'
import { FormProblem } from '../../ui/FormProblem.tsx'
import styles from './RestoreForm.module.css'

type Props = { businessID: string; companyName: string }

/** Brings a company back that was removed; stands among one's companies (My business) and says by itself why it did not. */
export function RestoreForm({ businessID, companyName }: Props) {
  const { t } = useLingui()
  const { formAction } = useNavigation()
  const search = useQuery()
  const action = `/business/${businessID}/restore`
  const isBusy = formAction === action
  const told = search.get('notRestored') ?? ''
  const because = told.startsWith(`${businessID}-`) ? told.slice(businessID.length + 1) : null
  return (
    <Form method="post" action={action} className={styles.form} aria-busy={isBusy || undefined}>
      {because !== null && <FormProblem title={<WhyNot because={because} />} />}
      <Button type="submit" aria-disabled={isBusy || undefined} aria-label={t`Restore ${companyName}`}>
        {isBusy ? <Trans>Restoring…</Trans> : <Trans>Restore</Trans>}
      </Button>
    </Form>
  )
}

function WhyNot({ because }: { because: string }) {
  switch (because) {
    case 'NameTaken':
      return (
        <Trans>
          It was not restored: meanwhile a verified company has a name that looks the same. Please write to
          us.
        </Trans>
      )
    case 'NameReserved':
      return <Trans>It was not restored: its name could be taken for ours. Please write to us.</Trans>
    case 'TooManyBusinesses':
      return <Trans>It was not restored: you belong to as many companies as one person can.</Trans>
    case 'NotFound':
      return <Trans>It was not restored: the time in which that was possible is over.</Trans>
    default:
      return <Trans>It was not restored. Please try again.</Trans>
  }
}
