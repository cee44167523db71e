// What the trade details offer to choose from, in the page's language.
import type { Page } from '../../../api/page.ts'
import type { Option } from '../../../components/forms/Options.tsx'

export type TradeLists = { units: Option[]; currencies: Option[]; countries: Option[] }

/** Units of amounts, currencies by their codes, countries. */
export async function tradeListsFor({ api }: Pick<Page, 'api'>): Promise<TradeLists> {
  const [{ units }, currencies, countries] = await Promise.all([
    api.listTradeLists({}),
    api.listCurrencies({}),
    api.listCountries({}),
  ])
  return {
    units: units.map(({ code, name }) => ({ value: code, name })),
    currencies: currencies.map(({ code, name }) => ({ value: code, name })),
    countries: countries.map(({ code, countryName }) => ({ value: code, name: countryName })),
  }
}
