// The scorer of V11: what is wrong with the headers of an answer.

export type Class = 'page' | 'asset' | 'answer' | 'failure' | 'redirect'

/** One line for each header that is missing or too loose; an empty list for a good answer. */
export function headerFaults(headers: Headers, kind: Class): string[] {
  return [
    ...policyFaults(headers.get('content-security-policy') ?? ''),
    ...alwaysFaults(headers),
    ...cacheFaults(headers.get('cache-control') ?? '', kind),
    ...['server', 'x-powered-by']
      .filter((name) => headers.has(name))
      .map((name) => `${name} tells what runs`),
  ]
}

function policyFaults(policy: string): string[] {
  const directives = new Map(
    policy
      .split(';')
      .map((part) => part.trim().split(/\s+/))
      .map(([name = '', ...values]) => [name, values]),
  )
  const faults: string[] = []
  const must = (name: string, value: string) => {
    const there = directives.get(name) ?? (name === 'object-src' ? directives.get('default-src') : undefined)
    if (there?.join(' ') !== value) faults.push(`${name} is ${there?.join(' ') ?? 'missing'}, not ${value}`)
  }
  must('object-src', "'none'")
  must('base-uri', "'none'")
  must('frame-ancestors', "'none'")
  must('default-src', "'none'")
  const scripts = directives.get('script-src') ?? directives.get('default-src') ?? ['*']
  const loose = scripts.filter(
    (value) => !/^'(?:none|self|sha(?:256|384|512)-[A-Za-z0-9+/]+=*)'$/.test(value),
  )
  if (loose.length > 0) faults.push(`script-src allows ${loose.join(' ')}`)
  const styles = directives.get('style-src') ?? directives.get('default-src') ?? ['*']
  if (styles.some((value) => !["'self'", "'none'"].includes(value)))
    faults.push(`style-src allows ${styles.join(' ')}`)
  return faults
}

function alwaysFaults(headers: Headers): string[] {
  const wanted: Record<string, RegExp> = {
    'x-content-type-options': /^nosniff$/,
    'referrer-policy': /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/,
    'permissions-policy': /camera=\(\).*microphone=\(\).*geolocation=\(\)/,
    'cross-origin-opener-policy': /^same-origin$/,
    'cross-origin-resource-policy': /^(?:same-origin|same-site)$/,
  }
  return Object.entries(wanted).flatMap(([name, form]) => {
    const value = headers.get(name)
    return form.test(value ?? '') ? [] : [`${name} is ${value ?? 'missing'}`]
  })
}

function cacheFaults(value: string, kind: Class): string[] {
  const wanted: Record<Class, RegExp> = {
    page: /^(?:public, max-age=0, must-revalidate|private, no-store|no-cache)$/,
    asset: /^public, max-age=\d{4,}(?:, s-maxage=30)?(?:, immutable)?$/,
    answer: /no-cache|no-store|max-age=/,
    failure: /no-store|no-cache|max-age=0/,
    redirect: /no-store|no-cache|max-age=0/,
  }
  return wanted[kind].test(value) ? [] : [`cache-control of a ${kind} is ${value || 'missing'}`]
}
