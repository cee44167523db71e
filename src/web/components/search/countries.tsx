// The countries of a search page in one string, `JP|Japan` a line: the page's data carries the list once and short.

type Read = {
  names: ReadonlyMap<string, string>
  options: React.ReactNode
  /** The same options as HTML, none of them chosen. */
  written: string
}

/** There are as many as languages, and each page reads one of them. */
const known = new Map<string, Read>()

/** The countries as the data of a page carries them. */
export const packCountries = (countries: readonly { code: string; countryName: string }[]): string =>
  countries.map(({ code, countryName }) => `${code}|${countryName}`).join('\n')

/** Their names by code, and the options of a select. */
export function unpackCountries(packed: string): Read {
  let read = known.get(packed)
  if (!read) {
    const names = new Map(packed.split('\n').map((line) => line.split('|') as [code: string, name: string]))
    const options = [...names].map(([code, name]) => (
      <option key={code} value={code}>
        {name}
      </option>
    ))
    const written = [...names].map(([code, name]) => writtenOption(code, name)).join('')
    known.set(packed, (read = { names, options, written }))
  }
  return read
}

type CountrySelect = { countries: string; country: string; all: string }

/** What stands in the select of countries: as elements, and while the server writes a page as the same text for all pages. */
export function countryOptions({ countries, country, all }: CountrySelect): React.ComponentProps<'select'> {
  const { options, written } = unpackCountries(countries)
  if (import.meta.env.SSR) {
    const first = writtenOption('global', all)
    return { dangerouslySetInnerHTML: { __html: chosenIn(first + written, country) } }
  }
  return {
    children: (
      <>
        <option value="global">{all}</option>
        {options}
      </>
    ),
  }
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign]!)

const writtenOption = (code: string, name: string) =>
  `<option value="${escaped(code)}">${escaped(name)}</option>`

function chosenIn(options: string, country: string): string {
  const start = `<option value="${escaped(country)}"`
  return options.replace(start, () => `${start} selected=""`)
}
