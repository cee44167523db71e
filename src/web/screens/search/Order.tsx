import { useState } from 'react'
import { Form, useNavigate } from 'react-router'
import { Trans } from '@lingui/react/macro'
import { pageSizes, rememberPageSize } from '../../../contract/page-size.ts'
import type { SearchSort } from '../../../contract/search.ts'
import {
  fieldsOf,
  kindOf,
  searchPath,
  sizeOf,
  sortsOf,
  type Refinements,
  type SearchAddress,
} from '../../components/search/address.ts'
import { Button } from '../../ui/Button.tsx'
import { Link } from '../../ui/Link.tsx'
import styles from './Order.module.css'

type Choice = Pick<Refinements, 'sort' | 'size'>

/** The order of the results and how many a page shows; taken at once with scripts, by a button without. */
export function Order({ address }: { address: SearchAddress }) {
  const navigate = useNavigate()
  // What was chosen shows until the address says the same or something else.
  const [chosen, setChosen] = useState<{ of: SearchAddress; choice: Choice }>()
  const { sort = 'relevance', size = sizeOf({}) } = chosen?.of === address ? chosen.choice : address
  const choose = (change: Choice) => {
    const choice = { sort, size, ...change }
    setChosen({ of: address, choice })
    void navigate(searchPath({ ...address, ...choice, page: 1 }))
  }
  return (
    <Form method="get" action="/search-result" className={`no-print ${styles.order}`}>
      {fieldsOf({ ...address, sort: undefined, size: undefined }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label>
        <span>
          <Trans>Sort by</Trans>
        </span>
        <select
          name="sort"
          value={sort}
          onChange={(event) => choose({ sort: event.target.value as SearchSort })}
        >
          {sortsOf(kindOf(address.business)).map((one) => (
            <option key={one} value={one}>
              <SortName sort={one} />
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>
          <Trans>Per page</Trans>
        </span>
        <select
          name="size"
          value={size}
          onChange={(event) => {
            const size = Number(event.target.value)
            // Before the results are asked for: an address without a number means what is remembered.
            document.cookie = rememberPageSize(size, window.location.protocol === 'https:')
            choose({ size })
          }}
        >
          {pageSizes.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </select>
      </label>
      {/* What decides where the words do not (D58). */}
      {sort === 'relevance' && (
        <p className={styles.ranked}>
          <Link to="/ranking">
            <Trans>How results are ordered</Trans>
          </Link>
        </p>
      )}
      <noscript>
        <Button type="submit" size="small">
          <Trans>Apply</Trans>
        </Button>
      </noscript>
    </Form>
  )
}

function SortName({ sort }: { sort: SearchSort }) {
  switch (sort) {
    case 'relevance':
      return <Trans>Relevance</Trans>
    case 'newest':
      return <Trans>Newest</Trans>
    case 'answers':
      return <Trans>Answer time</Trans>
  }
}
