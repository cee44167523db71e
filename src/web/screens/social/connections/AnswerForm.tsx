import { Form, useNavigation } from 'react-router'
import type { ConnectionList } from '../../../../contract/connections.ts'
import { connectPath, type Party } from '../../../components/connections/paths.ts'
import { Button, type ButtonLook } from '../../../ui/Button.tsx'
import styles from './Connections.module.css'

/** As whom a page of connections was made, and as its address says it. */
export type Acting = { businessID: string; as?: string }

type HiddenProps = { acting: Acting; list?: ConnectionList | undefined }

/** For whom, and where it leads back to: what whoever sends it has seen, whomever they act as elsewhere by now. */
export function Hidden({ acting: { businessID, as }, list }: HiddenProps) {
  return (
    <>
      <input type="hidden" name="acting" value={businessID} />
      {as !== undefined && <input type="hidden" name="as" value={as} />}
      {list && <input type="hidden" name="list" value={list} />}
    </>
  )
}

type Props = HiddenProps & {
  connectionID: string
  party: Party
  acts: readonly {
    act: 'accept' | 'decline' | 'withdraw' | 'remove'
    text: React.ReactNode
    /** Names whom it is about, where that stands elsewhere. */
    label?: string
    variant?: ButtonLook['variant']
  }[]
}

/** What can be done about a request or connection, a button each. */
export function AnswerForm({ connectionID, party, acts, ...hidden }: Props) {
  const isBusy = useNavigation().formMethod === 'POST'
  return (
    <Form method="post" action={connectPath(party)} className={styles.ways}>
      <Hidden {...hidden} />
      <input type="hidden" name="id" value={connectionID} />
      {acts.map(({ act, text, label, variant }) => (
        <Button
          key={act}
          type="submit"
          name="do"
          value={act}
          variant={variant}
          aria-label={label}
          aria-disabled={isBusy || undefined}
        >
          {text}
        </Button>
      ))}
    </Form>
  )
}
