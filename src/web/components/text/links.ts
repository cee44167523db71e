// Links that a company wrote itself: shown only when they can do no harm.
import { dialled } from '../../../contract/telephone.ts'

/** A website that may be linked: http or https, with a host; its text is the address without scheme and last slash. */
export function websiteLink(text: string | null): { href: string; text: string } | undefined {
  const typed = text?.trim()
  if (!typed) return undefined
  const hasScheme = /^[a-z][a-z0-9+.-]*:/iu.test(typed)
  const url = URL.parse(hasScheme ? typed : `https://${typed}`)
  if (!url || !/^https?:$/.test(url.protocol) || !url.hostname.includes('.') || url.username || url.password)
    return undefined
  return { href: url.href, text: decoded(`${url.host}${url.pathname}${url.search}`.replace(/\/$/, '')) }
}

/** An address for mail, when it is a plain one. */
export function mailLink(text: string | null): { href: string; text: string } | undefined {
  const address = text?.trim()
  if (!address || !/^[^\s@<>"'?&,;:\\]+@[^\s@<>"'?&,;:\\]+\.[^\s@<>"'?&,;:\\]+$/u.test(address))
    return undefined
  return { href: `mailto:${encodeURI(address)}`, text: address }
}

type Phone = { countryCode: string; businessPhoneNumber: string } | null

/** A number to call, with the + of its country, written by `written`. */
export function phoneLink(phone: Phone, written = dialled): { href: string; text: string } | undefined {
  const number = phone?.businessPhoneNumber.trim()
  if (!phone || !number) return undefined
  const text = written(phone.countryCode, number)
  const digits = text.replace(/[^\d+]/g, '')
  return /\d{4}/.test(digits) ? { href: `tel:${digits}`, text } : undefined
}

/** The picture or document of a certificate, when its address may be opened. */
export function fileHref(url: string | undefined): string | undefined {
  if (!url) return undefined
  if (/^\/(?![/\\\s])/.test(url)) return url
  const file = URL.parse(url)
  return file?.protocol === 'https:' && !file.username && !file.password ? file.href : undefined
}

function decoded(text: string): string {
  try {
    const plain = decodeURI(text)
    // What is not seen, or turns the direction of reading, stays encoded.
    return /[\p{Cc}\p{Cf}]/u.test(plain) ? text : plain
  } catch {
    return text
  }
}
