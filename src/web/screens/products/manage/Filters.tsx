import { Form, Link } from 'react-router'
import { IconSearch } from '@tabler/icons-react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '../../../ui/Button.tsx'
import { StateName } from './StateMark.tsx'
import type { ListData } from './list-data.ts'
import { listAddress, sorts } from './list-query.ts'
import { listedStates, productStates } from './states.ts'
import styles from './Filters.module.css'

type Props = { businessID: string; list: ListData }

/** Which products the list shows, and in which order; all of it stands in the address. */
export function Filters({ businessID, list: { query, counts } }: Props) {
  const { t } = useLingui()
  const all = productStates.reduce((sum, state) => sum + counts[state], 0)
  return (
    <div className={styles.filters}>
      <nav aria-label={t`Products by state`}>
        <ul className={styles.states}>
          {[undefined, ...listedStates].map((state) => (
            <li key={state ?? 'all'}>
              <Link
                className={styles.state}
                to={listAddress(businessID, query, { state })}
                aria-current={query.state === state ? 'true' : undefined}
                preventScrollReset
              >
                {state ? <StateName state={state} /> : <Trans>All</Trans>}{' '}
                <span className={styles.count}>{state ? counts[state] : all}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Form
        method="get"
        action={listAddress(businessID)}
        role="search"
        className={styles.search}
        // What is left empty stays out of the address.
        key={`${query.search} ${query.sort}`}
      >
        {query.state && <input type="hidden" name="state" value={query.state} />}
        <div className={styles.words}>
          <input
            type="search"
            name="search"
            defaultValue={query.search}
            aria-label={t`Search in your products`}
            placeholder={t`Search in your products`}
          />
          <Button type="submit" variant="quiet" aria-label={t`Search`} className={styles.go}>
            <IconSearch size={18} stroke={1.75} aria-hidden />
          </Button>
        </div>
        {/* What was deleted stands in the order in which it went. */}
        <select
          hidden={query.state === 'removed'}
          name="sort"
          className={styles.sort}
          defaultValue={query.sort}
          aria-label={t`Order`}
          onChange={(event) => event.currentTarget.form?.requestSubmit()}
        >
          {sorts.map((sort) => (
            <option key={sort} value={sort}>
              {sort === 'showcase'
                ? t`As in the showcase`
                : sort === 'name'
                  ? t`By name`
                  : t`Last changed first`}
            </option>
          ))}
        </select>
      </Form>
    </div>
  )
}
