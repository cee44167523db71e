// What search engines are told of checks: the badge that holds, and of certificates those that somebody found.
import { expect, test } from 'vitest'
import type { BusinessProfileEntry, CertificateEntry } from '../../../contract/businesses.ts'
import { organizationOf } from './structured.ts'

const certificate = (changes: Partial<CertificateEntry>): CertificateEntry => ({
  id: '01a1f9b9-ee27-792e-b40c-b1e2c3cff2c3',
  name: 'ISO 9001:2015',
  number: 'Q-1',
  issuer: 'Kansai Register',
  scope: null,
  issueDate: null,
  expireDate: '2027-01-31',
  photo: null,
  confirmed: { on: '2026-11-02', where: 'register.kansai.example' },
  status: 'valid',
  ...changes,
})
const verification = {
  level: 2 as const,
  scope: ['registration' as const],
  checkedBy: 'Millwright',
  checkedOn: '2026-11-01',
  validUntil: '2027-11-01',
}

function told(wish: Pick<BusinessProfileEntry, 'verification' | 'certificates'>): unknown {
  const profile = {
    ...wish,
    names: { de: 'Ostermark' },
    general: { companyName: 'Ostermark', shortDescription: '', categories: [] },
    contactInfo: { country: { code: 'DE' }, state: null, phone: null },
  } as unknown as BusinessProfileEntry
  const organization = organizationOf(profile, 'https://jp.example', 'https://jp.example/x/', 'en')
  return (organization as { hasCertification?: unknown }).hasCertification
}

test('a badge and a confirmed certificate are told, with who stands behind them and until when', () => {
  expect(told({ verification, certificates: [certificate({})] })).toEqual([
    {
      '@type': 'Certification',
      name: 'Verified',
      issuedBy: { '@type': 'Organization', name: 'Millwright' },
      validFrom: '2026-11-01',
      expires: '2027-11-01',
    },
    {
      '@type': 'Certification',
      name: 'ISO 9001:2015',
      certificationIdentification: 'Q-1',
      issuedBy: { '@type': 'Organization', name: 'Kansai Register' },
      expires: '2027-01-31',
    },
  ])
})

test('what a company states alone, or has run out, is told to no machine', () => {
  const certificates = [certificate({ confirmed: null }), certificate({ status: 'expired' })]
  expect(told({ verification: null, certificates })).toBeUndefined()
})
