// What an operator is told instead of something that would go wrong.

/** Nothing was done; `message` says why, and what to do. */
export class Refused extends Error {
  override readonly name = 'Refused'
}

/** Bytes for a person. */
export function size(bytes: number): string {
  const units = ['B', 'kB', 'MB', 'GB', 'TB']
  const at = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), units.length - 1)
  return `${(bytes / 1000 ** at).toFixed(at === 0 ? 0 : 1)} ${units[at]}`
}

/** A span in milliseconds as seconds, to a tenth. */
export const seconds = (ms: number): number => Math.round(ms / 100) / 10
