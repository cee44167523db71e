// Flags as static files of the build (D37): no markup in the page's data, no map of addresses in its scripts.

/** Where the build puts the flags; the package's version is part of it, because files below /assets/ never change. */
export const flagsPath = '/assets/flags-1.6.20'

/** The address of a country's flag (two-letter code), or nothing for what is no country code. */
export function flagAddress(countryCode: string): string | undefined {
  return /^[A-Za-z]{2}$/.test(countryCode) ? `${flagsPath}/${countryCode.toUpperCase()}.svg` : undefined
}
