import { Form, useNavigation } from 'react-router'
import { Button, type ButtonLook } from '../../../ui/Button.tsx'
import styles from './Groups.module.css'

export type PersonAct = {
  act: string
  text: React.ReactNode
  variant?: ButtonLook['variant']
  /** Of a naming. */
  role?: string
}

type Props = { path: string; userID: string; name: string; acts: readonly PersonAct[] }

/** A button each, which names whom it is about; without scripts too. */
export function PersonActs({ path, userID, name, acts }: Props) {
  const isBusy = useNavigation().formMethod === 'POST'
  if (acts.length === 0) return null
  return (
    <div className={styles.ways}>
      {acts.map(({ act, text, variant, role }) => (
        <Form key={`${act} ${role ?? ''}`} method="post" action={path}>
          <input type="hidden" name="userID" value={userID} />
          {role !== undefined && <input type="hidden" name="role" value={role} />}
          <Button
            type="submit"
            name="do"
            value={act}
            size="small"
            variant={variant}
            aria-disabled={isBusy || undefined}
          >
            {text}
            <span className="vh">
              {': '}
              <bdi>{name}</bdi>
            </span>
          </Button>
        </Form>
      ))}
    </div>
  )
}
