// The countries of a search page in one string, `JP|Japan` a line: the page's data carries the list once and short.

type Read = { names: ReadonlyMap<string, string>; options: React.ReactNode }

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
    known.set(packed, (read = { names, options }))
  }
  return read
}
