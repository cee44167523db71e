import { IconAlertTriangle, IconChevronDown } from '@tabler/icons-react'
import { Plural, Trans } from '@lingui/react/macro'
import styles from './Import.module.css'
import own from './Becomes.module.css'
import type { MappingData } from './mapping-data.ts'
import { Problems } from './Problems.tsx'

type Becoming = MappingData['becomes'][number]
type Props = { becomes: readonly Becoming[]; isBusy: boolean }

/** The first rows of the table, product by product: what stands there beside what becomes of it. */
export function Becomes({ becomes, isBusy }: Props) {
  return (
    <section className={`sheet ${styles.sheet}`} aria-labelledby="becomes" aria-busy={isBusy || undefined}>
      <h2 id="becomes" className="t-card">
        <Trans>What becomes of the first rows</Trans>
      </h2>
      {becomes.length === 0 ? (
        <p className="muted">
          <Trans>No row is a product yet. Check what the columns mean.</Trans>
        </p>
      ) : (
        <ol className={own.list}>
          {becomes.map((product, nth) => (
            <li key={product.rows[0] ?? nth}>
              <Product product={product} isOpen={nth === 0} />
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

function Product({ product, isOpen }: { product: Becoming; isOpen: boolean }) {
  const { rows, name, partNumber, said, hasCategory, categoryText, problems, cells } = product
  const [first = 0] = rows
  const last = rows.at(-1) ?? first
  return (
    <details className={own.product} open={isOpen}>
      <summary>
        <span className={own.rows}>
          {first === last ? (
            <Trans>Row {first}</Trans>
          ) : (
            <Trans>
              Rows {first}–{last}
            </Trans>
          )}
        </span>
        <span className={own.name}>
          {partNumber !== '' && <bdi className={own.number}>{partNumber}</bdi>}
          <bdi>{name || <Trans>without a name</Trans>}</bdi>
        </span>
        {problems.length > 0 && (
          <span className={own.flag}>
            <IconAlertTriangle size={16} stroke={1.75} aria-hidden />
            <Plural value={problems.length} one="# note" other="# notes" />
          </span>
        )}
        <IconChevronDown className={own.chevron} size={18} stroke={1.75} aria-hidden />
      </summary>
      <div className={own.sides}>
        <div>
          <h3>
            <Trans>In the file</Trans>
          </h3>
          {cells.map(({ row, lines }) => (
            <dl key={row} className={own.lines}>
              {lines.map(({ label, text }, at) => (
                <div key={at}>
                  <dt>{label}</dt>
                  <dd>
                    <bdi>{text}</bdi>
                  </dd>
                </div>
              ))}
            </dl>
          ))}
        </div>
        <div>
          <h3>
            <Trans>The product</Trans>
          </h3>
          <dl className={own.lines}>
            {said.map(({ label, text }, at) => (
              <div key={at}>
                <dt>{label}</dt>
                <dd>
                  <bdi>{text}</bdi>
                </dd>
              </div>
            ))}
            {!hasCategory && (
              <div>
                <dt>
                  <Trans>Category</Trans>
                </dt>
                <dd className={own.open}>
                  {categoryText === null ? (
                    <Trans>Not known yet</Trans>
                  ) : (
                    <Trans>
                      “<bdi>{<>{categoryText}</>}</bdi>” is not known yet; it is asked after the check
                    </Trans>
                  )}
                </dd>
              </div>
            )}
          </dl>
          <Problems problems={problems} />
        </div>
      </div>
    </details>
  )
}
