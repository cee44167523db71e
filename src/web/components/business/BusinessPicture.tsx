import { hueOf } from './hues.ts'
import { withoutLegalForms } from './legal-forms.ts'
import styles from './BusinessPicture.module.css'

type Props = {
  url: string | null | undefined
  companyName: string
  industryID: string
  /** Pixels the picture is drawn at; the space is kept before it has loaded. */
  width: number
  height: number
  kind?: 'sheet' | 'logo'
  /** True for the first pictures of a page, which the visitor waits for. */
  first?: boolean
}

/** A company's picture on paper, or its monogram on its industry's hue; decorative, since the name stands beside it. */
export function BusinessPicture({
  url,
  companyName,
  industryID,
  width,
  height,
  kind = 'sheet',
  first = false,
}: Props) {
  if (!url)
    return (
      <span
        className={`${styles.picture} ${styles.monogram}`}
        style={{ '--hue': hueOf(industryID) } as React.CSSProperties}
        aria-hidden="true"
      >
        {monogramOf(companyName)}
      </span>
    )
  return (
    <span className={`${styles.picture} ${styles[kind]}`}>
      <img
        src={url}
        alt=""
        width={width}
        height={height}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
        decoding="async"
      />
    </span>
  )
}

/** One character of a name in Han or kana, two initials of any other. */
export function monogramOf(companyName: string): string {
  const name = withoutLegalForms(companyName)
  const first = /[\u3041-\u30ff\u3400-\u9fff\uac00-\ud7af]/u.exec(name)
  if (first) return first[0]
  const words = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
  const letters =
    words.length > 1
      ? [words[0]!, words[1]!].map((word) => [...word][0])
      : [...(words[0] ?? companyName)].slice(0, 2)
  return letters.join('').toUpperCase()
}
