import { Trans } from '@lingui/react/macro'
import type { Question } from '../../content/article.ts'
import { Line } from './Prose.tsx'
import styles from './Questions.module.css'

/** Questions with their answers, open or folded without a script; nothing when there are none. */
export function Questions({ questions }: { questions: readonly Question[] }) {
  if (questions.length === 0) return null
  return (
    <section className={styles.questions} aria-labelledby="questions">
      <h2 id="questions" className="t-page">
        <Trans>Questions and answers</Trans>
      </h2>
      {questions.map(({ q, a }) => (
        <details key={q}>
          <summary>{q}</summary>
          <p>
            <Line parts={a} />
          </p>
        </details>
      ))}
    </section>
  )
}
