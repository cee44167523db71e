import { IconChevronDown } from '@tabler/icons-react'
import { Trans } from '@lingui/react/macro'
import type { Block } from '../../content/article.ts'
import { plainText } from '../../content/fill.ts'
import styles from './Contents.module.css'

type Props = { blocks: readonly Block[] }

/** The chapters of a long text where nothing stands beside it: one line that stays at the top and unfolds. */
export function ContentsLine({ blocks }: Props) {
  return (
    // Its links do what links do; the summary does the rest.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <details
      className={`${styles.line} no-print`}
      onClick={(event) => {
        if (event.target instanceof HTMLAnchorElement) event.currentTarget.open = false
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !event.currentTarget.open) return
        event.currentTarget.open = false
        event.currentTarget.querySelector('summary')?.focus()
      }}
    >
      <summary>
        <Trans>On this page</Trans>
        <IconChevronDown size={18} stroke={1.75} aria-hidden />
      </summary>
      <Chapters blocks={blocks} />
    </details>
  )
}

/** The same beside the text, where there is room: all of it in sight. */
export function ContentsBeside({ blocks }: Props) {
  return (
    <nav className={`${styles.beside} no-print`} aria-labelledby="parts">
      <h2 id="parts">
        <Trans>On this page</Trans>
      </h2>
      <Chapters blocks={blocks} />
    </nav>
  )
}

function Chapters({ blocks }: Props) {
  return (
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
  )
}
