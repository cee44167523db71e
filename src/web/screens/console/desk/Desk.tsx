import { ConsoleShell } from '../ConsoleShell.tsx'
import styles from './desk.module.css'

type Props = React.ComponentProps<typeof ConsoleShell>

/** A page of the console made of parts below each other. */
export function Desk({ children, ...shell }: Props) {
  return (
    <ConsoleShell {...shell}>
      <div className={styles.stack}>{children}</div>
    </ConsoleShell>
  )
}
