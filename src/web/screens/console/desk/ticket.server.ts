// Numbers of enquiries in addresses: by the rule of the calls, which no browser needs.
import { ticketNumber } from '../../../../contract/help.ts'

/** The number of an enquiry in an address; throws 404 for what is none. */
export function ticketOf({ ticket = '' }: { ticket?: string | undefined }): string {
  if (!ticketNumber.test(ticket)) throw new Response(null, { status: 404 })
  return ticket
}
