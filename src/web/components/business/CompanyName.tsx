import { partsAtLegalForm } from './legal-forms.ts'
import styles from './CompanyName.module.css'

/** A company's name that breaks beside its Japanese legal form before it breaks anywhere else (ui.md 11). */
export function CompanyName({ name }: { name: string }) {
  const parts = partsAtLegalForm(name)
  if (!parts) return name
  return (
    <span className={styles.name}>
      {parts[0]}
      <wbr />
      {parts[1]}
    </span>
  )
}
