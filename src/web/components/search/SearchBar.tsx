import { useEffect, useRef, useState } from 'react'
import { Form } from 'react-router'
import { IconSearch } from '@tabler/icons-react'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { limits } from '../../../contract/limits.ts'
import { everywhere } from './address.ts'
import { countryOptions } from './countries.tsx'
import type { Offer } from './suggesting.ts'
import styles from './SearchBar.module.css'

export type SearchBarData = {
  business: string
  /** `global` or a country code. */
  country: string
  text: string
  businessTypes: { code: string; businessTypeName: string }[]
  /** All countries in one string (countries.tsx). */
  countries: string
  /** Filters, order and page size of the results: they stay when something else is searched for. */
  kept?: [name: string, value: string][]
}

type List = typeof import('./Suggestions.tsx').Suggestions

/** Type, country and words (P2.8); a plain form, so it works before and without scripts, in step with the address. */
export function SearchBar({ data }: { data: SearchBarData }) {
  const { t } = useLingui()
  const [List, setList] = useState<List>()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // Somebody was here before the scripts.
    if (document.activeElement === input.current) wantList(setList)
  }, [])
  const noteOf = (offer: Offer) => {
    if (offer.kind !== 'category') {
      if (offer.kind === 'word') return ''
      if (offer.kind === 'product') return t`Product`
      return t({ message: 'Company', context: 'what a suggestion names' })
    }
    // The number is that of all countries.
    const form = input.current?.form
    if (form?.querySelector<HTMLSelectElement>('[name=countries]')?.value !== everywhere) return t`Category`
    const { count } = offer
    return form.querySelector<HTMLSelectElement>('[name=business]')?.value === 'PR'
      ? t`${plural(count, { one: '# product', other: '# products' })}`
      : t`${plural(count, { one: '# manufacturer', other: '# manufacturers' })}`
  }
  const address = `${data.business} ${data.country} ${data.text}`
  return (
    <search className={styles.search}>
      <Form key={address} method="get" action="/search-result" className={styles.bar}>
        {data.kept?.map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        <select
          name="business"
          defaultValue={data.business}
          aria-label={t`Business type`}
          className={styles.type}
        >
          {data.businessTypes.map(({ code, businessTypeName }) => (
            <option key={code} value={code}>
              {businessTypeName}
            </option>
          ))}
        </select>
        <select
          name="countries"
          defaultValue={data.country}
          aria-label={t`Country`}
          className={styles.country}
          {...countryOptions({ ...data, all: t`Global` })}
        />
        <input
          id="search-text"
          data-first
          type="search"
          name="search"
          defaultValue={data.text}
          placeholder={t`Search companies and products`}
          aria-label={t`Search companies and products`}
          maxLength={limits.searchTextMax}
          autoComplete="off"
          enterKeyHint="search"
          className={styles.text}
          ref={input}
          onFocus={() => wantList(setList)}
          onCompositionStart={(event) => (event.currentTarget.dataset['composing'] = '')}
          onCompositionEnd={(event) => delete event.currentTarget.dataset['composing']}
          onKeyDown={(event) => {
            // Enter that confirms an input method is not a search (D38).
            if (event.key === 'Enter' && event.nativeEvent.isComposing) event.preventDefault()
          }}
        />
        <button type="submit" className={styles.go} aria-label={t`Search`}>
          <IconSearch size={20} stroke={1.75} aria-hidden />
        </button>
        {List && (
          <List
            input={input}
            text={data.text}
            label={t`Suggestions`}
            countText={(count) => t`${plural(count, { one: '# suggestion', other: '# suggestions' })}`}
            noteOf={noteOf}
          />
        )}
      </Form>
    </search>
  )
}

/** Without suggestions the bar does what it did before. */
function wantList(onList: (list: () => List) => void): void {
  import('./Suggestions.tsx').then(
    ({ Suggestions }) => onList(() => Suggestions),
    () => {},
  )
}
