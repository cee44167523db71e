import styles from './CompanyName.module.css'

const legalForm = /^(株式会社|有限会社|合同会社)(.+)$|^(.+?)(株式会社|有限会社|合同会社)$/u

/** A company's name that breaks beside its Japanese legal form before it breaks anywhere else (ui.md 11). */
export function CompanyName({ name }: { name: string }) {
  const parts = legalForm.exec(name)
  if (!parts) return name
  return (
    <span className={styles.name}>
      {parts[1] ?? parts[3]}
      <wbr />
      {parts[2] ?? parts[4]}
    </span>
  )
}
