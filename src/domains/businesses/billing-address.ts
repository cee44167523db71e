// What a company says of itself that an invoice to it may say too.
import type { Db, Tx } from '../../platform/db.ts'
import { findManaged } from './queries/management.ts'
import { readSections } from './sections.ts'

export type BillingAddress = {
  name: string
  addressLine1: string
  city: string
  zipCode: string
  countryCode: string
  email: string
}

/** Name, address and country of a company, also of a removed one; '' for what it does not say. One query. */
export async function addressForBilling(db: Db | Tx, businessID: string): Promise<BillingAddress> {
  const [row] = await findManaged(db, [businessID])
  if (!row) return { name: '', addressLine1: '', city: '', zipCode: '', countryCode: '', email: '' }
  const { contact } = readSections(row)
  const [city, zipCode] = [row.city ?? '', contact.zipcode ?? '']
  const address = inOneLine(contact.legalAddressLocal ?? contact.legalAddressEnglish ?? '')
  return {
    // Invoices are papers of the law: the name that the company wrote first, in no reader's language.
    name: row.company_name,
    addressLine1: streetOf(address, [city, zipCode]),
    city,
    zipCode,
    countryCode: row.country_code,
    email: contact.email ?? '',
  }
}

const inOneLine = (text: string): string => text.trim().replaceAll(/\s*\n\s*/g, ', ')

const isHan = /\p{Script=Han}$/u

/** An address without the city and postcode that stand on lines of their own; all of it when it says nothing else. */
export function streetOf(address: string, said: readonly string[]): string {
  const known = said.filter((one) => one !== '')
  let street = address
  for (let before = ''; before !== street;) {
    before = street
    for (const one of known) {
      // A word of its own where words are parted: "Lowerbath" does not end in bath.
      if (street.startsWith(one) && (isHan.test(one) || /^$|^[\s,、]/.test(street.slice(one.length))))
        street = street.slice(one.length)
      else if (street.endsWith(one) && /^$|[\s,、]$/.test(street.slice(0, -one.length)))
        street = street.slice(0, -one.length)
    }
    street = street.replaceAll(/^[\s,、]+|[\s,、]+$/g, '')
  }
  return street === '' ? address : street
}
