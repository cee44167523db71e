import { Fragment } from 'react'
import styles from './Marked.module.css'

type Props = {
  text: string
  /** Where marks begin and end, one after the other, counted from the start of the whole text. */
  marks: readonly number[] | undefined
  /** Where in the whole text this one begins. */
  from?: number
}

/** A text with what was searched for marked in it. */
export function Marked({ text, marks, from = 0 }: Props) {
  if (!marks) return text
  return partsOf(text, marks, from).map(({ part, isMarked }, at) =>
    isMarked ? (
      <mark key={at} className={styles.mark}>
        {part}
      </mark>
    ) : (
      <Fragment key={at}>{part}</Fragment>
    ),
  )
}

function partsOf(text: string, marks: readonly number[], from: number) {
  const inside = marks.map((mark) => Math.min(Math.max(mark - from, 0), text.length))
  return [...inside, text.length]
    .map((end, at) => ({ part: text.slice(inside[at - 1] ?? 0, end), isMarked: at % 2 === 1 }))
    .filter(({ part }) => part !== '')
}
