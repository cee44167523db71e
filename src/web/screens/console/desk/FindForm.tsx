import { Form } from 'react-router'
import { Trans } from '@lingui/react/macro'
import { limits } from '../../../../contract/limits.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import styles from './desk.module.css'

/** Looks for what a text names; the address keeps it. */
export function FindForm({ label, text }: { label: React.ReactNode; text: string }) {
  return (
    <Form method="get" role="search" className={`sheet ${styles.box} ${styles.find}`}>
      <div>
        <Field
          key={text}
          name="text"
          type="search"
          label={label}
          defaultValue={text}
          maxLength={limits.searchTextMax}
          required
        />
      </div>
      <Button type="submit" variant="primary">
        <Trans>Find</Trans>
      </Button>
    </Form>
  )
}
