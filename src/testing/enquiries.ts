// Need-help enquiries for tests, as the form sends them.
import { EnquiryFields, type Enquiry } from '../contract/help.ts'
import { sendEnquiry } from '../domains/help/sending.ts'
import { transaction, type Db } from '../platform/db.ts'
import { uuidv7 } from '../platform/ids.ts'

type Wish = Partial<Enquiry> & { language?: string; edition?: string }

/** Sends one and answers its number. */
export async function anEnquiry(db: Db, wish: Wish = {}): Promise<string> {
  const { language = 'ja', edition = 'jp', ...fields } = wish
  const enquiry = EnquiryFields.parse({
    companyPhone: { countryCode: '+81', phoneNumber: '06 1234 5678' },
    email: `${uuidv7()}@example.com`,
    firstName: 'Haruka',
    lastName: 'Kitazawa',
    moreInfoBuy: 'How do we change the name of our company?',
    ...fields,
  })
  const sent = await transaction(db, (tx) => sendEnquiry(tx, enquiry, { language, edition }, '192.0.2.1'))
  return sent.ticket
}
