import { Link } from 'react-router'
import { Trans } from '@lingui/react/macro'
import type { Block } from '../../content/article.ts'
import { plainText } from '../../content/fill.ts'
import styles from './OtherTips.module.css'

type Tip = { title: string; to: string }

/** Beside an article: its parts; below it: the other guides, the one on show marked. */
export function OtherTips({ tips, current, blocks }: { tips: Tip[]; current: number; blocks: Block[] }) {
  return (
    <div className={styles.beside}>
      <nav className={`${styles.parts} no-print`} aria-labelledby="parts">
        <h2 id="parts">
          <Trans>On this page</Trans>
        </h2>
        <ol>
          {blocks.map(
            (block) =>
              block.kind === 'heading' &&
              block.level === 2 && (
                <li key={block.id}>
                  <a href={`#${block.id}`}>{plainText(block.text)}</a>
                </li>
              ),
          )}
        </ol>
      </nav>
      <nav className="no-print" aria-labelledby="tips">
        <h2 id="tips">
          <Trans>All export guides</Trans>
        </h2>
        <ol className={styles.tips}>
          {tips.map(({ title, to }, at) => (
            <li key={to}>
              <Link to={to} aria-current={at === current ? 'page' : undefined}>
                <span>{at + 1}</span>
                {title}
              </Link>
            </li>
          ))}
        </ol>
      </nav>
    </div>
  )
}
