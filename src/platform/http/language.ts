// Which of the offered languages an Accept-Language header asks for.
import { match } from '@formatjs/intl-localematcher'

/** The best of `offered` for the header, or `fallback`; never throws, whatever the header holds. */
export function languageOf(header: string | undefined, offered: readonly string[], fallback: string): string {
  if (!header) return fallback
  const wanted = header
    .slice(0, 200)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';')
      const q = parameters.map((p) => /^\s*q=([\d.]+)\s*$/.exec(p)?.[1]).find((value) => value !== undefined)
      return { tag, weight: q === undefined ? 1 : Number(q) || 0 }
    })
    .filter(({ tag, weight }) => weight > 0 && /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i.test(tag))
    .sort((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag)
  if (wanted.length === 0) return fallback
  try {
    return match(wanted, offered, fallback, { algorithm: 'lookup' })
  } catch {
    return fallback
  }
}
