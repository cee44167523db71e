import styles from './Problems.module.css'

type Props = { problems: readonly { head: string; why: string; text: string }[] }

/** Why something was not taken over, one line each: the column, the reason, and what stands there. */
export function Problems({ problems }: Props) {
  if (problems.length === 0) return null
  return (
    <ul className={styles.problems}>
      {problems.map(({ head, why, text }, at) => (
        <li key={at}>
          {head !== '' && (
            <b>
              <bdi>{head}</bdi>:{' '}
            </b>
          )}
          {why}
          {text !== '' && (
            <>
              {' '}
              <bdi className={styles.text}>{text}</bdi>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}
