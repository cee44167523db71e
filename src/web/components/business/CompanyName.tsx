import { partsAtLastWord, partsAtLegalForm } from './legal-forms.ts'
import styles from './CompanyName.module.css'

/** A company's name that breaks beside its Japanese legal form before it breaks anywhere else (ui.md 11), and never before a short last word. */
export function CompanyName({ name }: { name: string }) {
  const japanese = partsAtLegalForm(name)
  if (japanese)
    return (
      <span className={styles.name}>
        {japanese[0]}
        <wbr />
        {japanese[1]}
      </span>
    )
  const latin = partsAtLastWord(name)
  if (!latin) return name
  return (
    <>
      {latin[0]}
      <span className="nowrap">{latin[1]}</span>
    </>
  )
}
