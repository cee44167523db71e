// What a table says of a certificate: dates that its company states, no verdict of ours (decision 96).
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, expect, test, vi } from 'vitest'

vi.mock('@lingui/react/macro', () => ({
  Trans: ({ children }: { children: React.ReactNode }) => children,
  Plural: ({ value }: { value: number }) => value,
  useLingui: () => ({ t: (texts: TemplateStringsArray) => texts.join('') }),
}))

// Other files read these modules with the macros as they are.
vi.resetModules()
afterAll(() => void vi.resetModules())
const { CertificateCells } = await import('./CertificateCells.tsx')

const day = { iso: '2030-01-01', text: 'January 1, 2030' }
const bare = {
  id: '1',
  name: 'ISO 9001',
  nameLang: undefined,
  number: undefined,
  issuer: undefined,
  scope: undefined,
  scopeLang: undefined,
  issued: undefined,
  expires: undefined,
  file: undefined,
  status: 'valid' as const,
  confirmed: undefined,
  daysLeft: undefined,
}
function stateOf(certificate: Parameters<typeof CertificateCells>[0]['certificate']): string {
  const html = renderToStaticMarkup(createElement(CertificateCells, { certificate }))
  return html.slice(html.lastIndexOf('<td')).replaceAll(/<[^>]+>/gu, '')
}

test.each([
  ['without a date', bare, 'No expiry date'],
  ['before its date', { ...bare, expires: day }, 'Not expired'],
  ['after its date', { ...bare, expires: day, status: 'expired' as const }, 'Expired'],
])('%s', (_, certificate, state) => expect(stateOf(certificate)).toBe(state))
