import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { Trans, useLingui } from '@lingui/react/macro'
import { limits } from '../../../../contract/limits.ts'
import { ProductPicture } from '../../../components/product/ProductPicture.tsx'
import { StockMark } from '../../../components/product/StockMark.tsx'
import { DayOf } from '../../../components/text/Times.tsx'
import { RowMenu } from './RowMenu.tsx'
import { StateMark } from './StateMark.tsx'
import type { ListData, ListRow } from './list-data.ts'
import styles from './ProductTable.module.css'

type Props = {
  businessID: string
  list: ListData
  chosen: ReadonlySet<string>
  onChoose(id: string, on: boolean): void
}

/** The products as a table, on phones one card each; its buttons belong to the form around it. */
export function ProductTable({ businessID, list, chosen, onChoose }: Props) {
  const { t } = useLingui()
  const body = useRef<HTMLTableSectionElement>(null)
  const { rows, canManage, canOrder, query, total } = list
  const before = (query.page - 1) * limits.productsPageSize
  useKeptFocus(body)
  return (
    <table className={`${styles.table} ${canOrder ? styles.ordered : ''}`}>
      <thead>
        <tr>
          {canManage && (
            <th scope="col">
              <span className="vh">{t`Choose`}</span>
            </th>
          )}
          <th scope="col">
            <Trans>Product</Trans>
          </th>
          <th scope="col">
            <Trans>Status</Trans>
          </th>
          <th scope="col">
            <Trans>Stock</Trans>
          </th>
          <th scope="col">
            <Trans>Changed</Trans>
          </th>
          {canOrder && (
            <th scope="col">
              <Trans>Order</Trans>
            </th>
          )}
          <th scope="col">
            <span className="vh">{t`Actions`}</span>
          </th>
        </tr>
      </thead>
      <tbody ref={body}>
        {rows.map((row, at) => {
          const { productID, name } = row
          return (
            <tr key={productID} data-product={productID}>
              {canManage && (
                <td className={styles.tick}>
                  <label>
                    <input
                      type="checkbox"
                      name="productID"
                      value={productID}
                      aria-label={t`Choose ${name}`}
                      checked={chosen.has(productID)}
                      onChange={({ currentTarget }) => onChoose(productID, currentTarget.checked)}
                    />
                  </label>
                </td>
              )}
              <Product businessID={businessID} row={row} first={at < 6} />
              <td className={styles.state}>
                <StateMark state={row.state} byPlan={row.byPlan} />
              </td>
              <td className={styles.stock}>
                <StockMark stock={row.stock} />
              </td>
              <td className={styles.changed}>
                <DayOf at={row.changedAt} />
              </td>
              {canOrder && (
                <td className={styles.order}>
                  <Move row={row} by="up" disabled={before + at === 0} />
                  <Move row={row} by="down" disabled={before + at === total - 1} />
                </td>
              )}
              <td className={styles.menu}>
                <RowMenu businessID={businessID} row={row} canManage={canManage} />
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

function Product({ businessID, row, first }: { businessID: string; row: ListRow; first: boolean }) {
  return (
    <th scope="row" className={styles.product}>
      <span className={styles.picture}>
        <ProductPicture url={row.image} industryID={row.industryID} size={56} first={first} />
      </span>
      <span className={styles.words}>
        <Link to={`/business/${businessID}/products/${row.productID}`} lang={row.lang}>
          {row.name}
        </Link>
        <small>{row.partNumber === undefined ? row.category : `${row.partNumber} · ${row.category}`}</small>
      </span>
    </th>
  )
}

function Move({ row, by, disabled }: { row: ListRow; by: 'up' | 'down'; disabled: boolean }) {
  const { t } = useLingui()
  const { name, productID } = row
  const Icon = by === 'up' ? IconArrowUp : IconArrowDown
  return (
    <button
      type="submit"
      name="act"
      value={`${by}:${productID}`}
      className={styles.move}
      disabled={disabled}
      aria-label={by === 'up' ? t`Move ${name} up` : t`Move ${name} down`}
    >
      <Icon size={18} stroke={1.75} aria-hidden />
    </button>
  )
}

/** A button that moved its row keeps the focus, so that it can be pressed again; at the end its neighbour gets it. */
function useKeptFocus(body: React.RefObject<HTMLElement | null>): void {
  const pressed = useRef<string>(undefined)
  useEffect(() => {
    const within = body.current
    const note = ({ target }: Event) => {
      const { value = '' } = (target as HTMLElement).closest('button') ?? {}
      pressed.current = /^(?:up|down):/.test(value) ? value : undefined
    }
    within?.addEventListener('click', note)
    return () => within?.removeEventListener('click', note)
  }, [body])
  useEffect(() => {
    const value = pressed.current
    if (value === undefined) return
    pressed.current = undefined
    const [act = '', id = ''] = value.split(':')
    const other = `${act === 'up' ? 'down' : 'up'}:${id}`
    const button = [value, other]
      .map((one) => body.current?.querySelector<HTMLButtonElement>(`button[value="${one}"]:not(:disabled)`))
      .find((one) => one)
    button?.focus()
  })
}
