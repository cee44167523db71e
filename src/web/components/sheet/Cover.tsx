import styles from './Cover.module.css'

type Props = {
  url: string | undefined
  /** What is drawn on blueprint paper where there is no cover: works for a company, gears for a person. */
  drawing: 'works' | 'gears'
}

/** The picture across the head of a company's or person's page; decorative. */
export function Cover({ url, drawing }: Props) {
  return url ? (
    <img className={styles.cover} src={url} alt="" width={1232} height={308} fetchPriority="high" />
  ) : (
    <div className={`${styles.cover} ${styles.drawing} ${styles[drawing]}`} aria-hidden="true" />
  )
}
