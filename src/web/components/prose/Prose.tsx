import { Link } from 'react-router'
import type { Block, Inline } from '../../content/article.ts'
import { plainText } from '../../content/fill.ts'
import styles from './Prose.module.css'

/** The body of an article: headings, paragraphs, lists, tables, notes and drawings. */
export function Prose({ blocks }: { blocks: readonly Block[] }) {
  return (
    <div className={styles.prose}>
      {blocks.map((block, at) => (
        <Part key={at} block={block} />
      ))}
    </div>
  )
}

function Part({ block }: { block: Block }) {
  switch (block.kind) {
    case 'heading':
      return block.level === 2 ? (
        <h2 id={block.id}>
          <Line parts={block.text} />
        </h2>
      ) : (
        <h3 id={block.id}>
          <Line parts={block.text} />
        </h3>
      )
    case 'paragraph':
      return (
        <p>
          <Line parts={block.text} />
        </p>
      )
    case 'list':
      return <Items block={block} />
    case 'table':
      return <Table block={block} />
    case 'note':
      return (
        <div className={styles.note} role="note">
          {block.blocks.map((inner, at) => (
            <Part key={at} block={inner} />
          ))}
        </div>
      )
    case 'drawing':
      return <Drawing name={block.name} alt={block.alt} />
  }
}

function Items({ block }: { block: Extract<Block, { kind: 'list' }> }) {
  const items = block.items.map((item, at) => (
    <li key={at}>
      <Line parts={item} />
    </li>
  ))
  return block.ordered ? <ol>{items}</ol> : <ul>{items}</ul>
}

/** Scrolls by itself where it is wider than the page, by keyboard too; on phones three columns of words are no columns. */
function Table({ block }: { block: Extract<Block, { kind: 'table' }> }) {
  const sideOf = (column: number) => (block.numeric[column] ? styles.number : undefined)
  const isWide = block.head.length > 2 && block.numeric.filter((numeric) => !numeric).length > 1
  // What is laid out as blocks is no table for some screen readers.
  const role = (name: string) => (isWide ? name : undefined)
  return (
    <div
      className={isWide ? `${styles.table} ${styles.columns}` : styles.table}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
      tabIndex={0}
      role="group"
      aria-label={plainText(block.head[0] ?? [])}
    >
      <table role={role('table')}>
        <thead role={role('rowgroup')}>
          <tr role={role('row')}>
            {block.head.map((cell, column) => (
              <th key={column} scope="col" role={role('columnheader')} className={sideOf(column)}>
                <Line parts={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody role={role('rowgroup')}>
          {block.rows.map((row, at) => (
            <tr key={at} role={role('row')}>
              {row.map((cell, column) => (
                <td
                  key={column}
                  role={role('cell')}
                  className={sideOf(column)}
                  data-head={isWide && column > 0 ? plainText(block.head[column] ?? []) : undefined}
                >
                  <Line parts={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** One of our own drawings, in the colour of the edition that serves it. */
export function Drawing({ name, alt }: { name: string; alt: string }) {
  return (
    <figure className={styles.drawing}>
      <img src={`/drawings/${name}.svg`} alt={alt} width={640} height={480} loading="lazy" decoding="async" />
    </figure>
  )
}

/** A line of text with its links. */
export function Line({ parts }: { parts: readonly Inline[] }) {
  return parts.map((part, at) => <Piece key={at} part={part} />)
}

function Piece({ part }: { part: Inline }) {
  if (typeof part === 'string') return part
  if ('strong' in part)
    return (
      <strong>
        <Line parts={part.strong} />
      </strong>
    )
  if (part.to.startsWith('/'))
    return (
      <Link to={part.to}>
        <Line parts={part.text} />
      </Link>
    )
  return (
    <a href={part.to} rel={part.to.startsWith('https:') ? 'noopener' : undefined}>
      <Line parts={part.text} />
    </a>
  )
}
