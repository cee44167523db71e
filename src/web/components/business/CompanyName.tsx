import { partsAtLastWord, partsAtLegalForm } from './legal-forms.ts'
import { Marked } from '../text/Marked.tsx'
import styles from './CompanyName.module.css'

/** A company's name that breaks beside its Japanese legal form before it breaks anywhere else (U11), and never before a short last word. */
export function CompanyName({ name, marks }: { name: string; marks?: readonly number[] | undefined }) {
  const japanese = partsAtLegalForm(name)
  if (japanese)
    return (
      <span className={styles.name}>
        <Marked text={japanese[0]} marks={marks} />
        <wbr />
        <Marked text={japanese[1]} marks={marks} from={japanese[0].length} />
      </span>
    )
  const latin = partsAtLastWord(name)
  if (!latin) return <Marked text={name} marks={marks} />
  return (
    <>
      <Marked text={latin[0]} marks={marks} />
      <span className="nowrap">
        <Marked text={latin[1]} marks={marks} from={latin[0].length} />
      </span>
    </>
  )
}
