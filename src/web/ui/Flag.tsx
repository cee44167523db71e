import styles from './Flag.module.css'

/** A country's flag by its two-letter code (D37); the country's name stands as text beside it, so the picture itself is silent. */
export function Flag({ code }: { code: string }) {
  return (
    <img
      className={styles.flag}
      src={`/flags/${code}.svg`}
      alt=""
      width={18}
      height={12}
      loading="lazy"
      decoding="async"
    />
  )
}
