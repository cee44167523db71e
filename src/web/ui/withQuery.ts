/** A path with what is wanted of its query; what is empty is left out. */
export function withQuery(path: string, wanted: Record<string, string | null | undefined>): string {
  const given = Object.entries(wanted).filter((one): one is [string, string] => Boolean(one[1]))
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path
}
