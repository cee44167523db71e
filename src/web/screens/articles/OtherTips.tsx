import { Link } from 'react-router'
import { Trans } from '@lingui/react/macro'
import { ContentsBeside } from '../../components/prose/Contents.tsx'
import type { Block } from '../../content/article.ts'
import styles from './OtherTips.module.css'

type Tip = { title: string; to: string }

/** Beside an article: its parts; below it: the other guides, the one on show marked. */
export function OtherTips({ tips, current, blocks }: { tips: Tip[]; current: number; blocks: Block[] }) {
  return (
    <div className={styles.beside}>
      <ContentsBeside blocks={blocks} />
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
