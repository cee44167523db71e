import styles from './Monogram.module.css'

/** Up to two letters of a name: initials of Latin words, else the first character that is a letter. */
export function initialsOf(name: string): string {
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? []
  const latin = words.filter((word) => /^[\p{Script=Latin}\p{N}]/u.test(word))
  if (latin.length > 0)
    return latin
      .slice(0, 2)
      .map((word) => [...word][0]!.toUpperCase())
      .join('')
  return [...(words[0] ?? '')][0] ?? ''
}

/** Initials on a tint, for what has no picture; `hue` is a key of the hue tokens, such as '0006'. Fills its box by `className`. */
export function Monogram({ name, hue, className }: { name: string; hue: string; className?: string }) {
  const key = /^00(0[1-9]|1[0-5])$/.test(hue) ? hue : '0015'
  return (
    <span
      className={`${styles.monogram} ${className ?? ''}`}
      style={{ color: `var(--hue-${key})`, backgroundColor: `var(--hue-${key}-bg)` }}
      aria-hidden
    >
      {initialsOf(name)}
    </span>
  )
}
