import { tied } from '../../../components/text/cuts.ts'
import styles from './Connections.module.css'

/** What somebody wrote with their request. */
export function Note({ text }: { text: string }) {
  if (text === '') return null
  return (
    <blockquote className={styles.note} dir="auto">
      {tied(text)}
    </blockquote>
  )
}
