import type { Block } from '../../content/article.ts'
import { Drawing, Line, Prose } from '../../components/prose/Prose.tsx'
import { chaptersOf } from './chapters-of.ts'
import styles from './Chapters.module.css'

type Props = {
  blocks: readonly Block[]
  /** Numbers the chapters, as a presentation does. */
  numbered?: boolean
}

/** Alternating blocks of picture and text (P2.2). */
export function Chapters({ blocks, numbered = false }: Props) {
  return chaptersOf(blocks).map(({ heading, drawing, blocks: text }, at) => (
    <section key={heading.id} className={styles.chapter} aria-labelledby={heading.id}>
      {drawing && (
        <div className={styles.picture}>
          <Drawing name={drawing.name} alt={drawing.alt} />
        </div>
      )}
      <div>
        {numbered && <p className={styles.number}>{at + 1}</p>}
        <h2 id={heading.id} className="t-page">
          <Line parts={heading.text} />
        </h2>
        <Prose blocks={text} />
      </div>
    </section>
  ))
}
