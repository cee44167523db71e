import { IconChevronDown } from '@tabler/icons-react'
import { Trans } from '@lingui/react/macro'
import { tied } from './cuts.ts'
import styles from './FoldedText.module.css'

type Props = {
  text: string
  /** The start of a text too long to stand there whole. */
  preview: string | undefined
  lang?: string | undefined
  /** Folded below 768 only. */
  onPhones?: boolean
}

/** A text of people, its line breaks kept, its numbers with their units; a long one folded behind View more (P5.14 and P9.5), with or without scripts. */
export function FoldedText({ text, preview, lang, onPhones = false }: Props) {
  if (preview === undefined) return <Paragraphs text={text} lang={lang} />
  return (
    <div className={onPhones ? `${styles.folded} ${styles.onPhones}` : styles.folded}>
      <div className={styles.preview}>
        <Paragraphs text={preview} lang={lang} />
      </div>
      <details className={styles.whole}>
        <summary>
          <span className={styles.more}>
            <Trans>View more</Trans>
          </span>
          <span className={styles.less}>
            <Trans>View less</Trans>
          </span>
          <IconChevronDown size={16} stroke={1.75} aria-hidden />
        </summary>
        <Paragraphs text={text} lang={lang} />
      </details>
    </div>
  )
}

function Paragraphs({ text, lang }: { text: string; lang: string | undefined }) {
  return text.split(/\n\s*\n/u).map((paragraph, at) => (
    <p key={at} className={`t-read ${styles.paragraph}`} lang={lang}>
      {tied(paragraph)}
    </p>
  ))
}
