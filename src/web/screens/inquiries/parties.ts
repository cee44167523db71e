// Who is who in a conversation, for the mailbox that it is read in.
import type { AuthorEntry } from '../../../contract/authors.ts'
import type { InquiryEntry } from '../../../contract/inquiries.ts'
import { authorPath, sendRequestPath } from '../../../contract/slugs.ts'

type Sides = Pick<InquiryEntry, 'side' | 'from' | 'to'>

/** Whom the mailbox talks to. */
export const otherOf = ({ side, from, to }: Sides): AuthorEntry => (side === 'S' ? to : from)

/** As whom the mailbox talks. */
export const ownOf = ({ side, from, to }: Sides): AuthorEntry => (side === 'S' ? from : to)

/** The public page of somebody who is there. */
export const pageOfParty = (party: AuthorEntry): string | undefined =>
  party.isGone ? undefined : authorPath(party)

/** 'Watch Buyer Profile' (P2.27): only for the company that received it, when a company has sent it. */
export const buyerProfileOf = ({
  side,
  senderType,
  from,
}: Pick<InquiryEntry, 'side' | 'senderType' | 'from'>): string | undefined =>
  side === 'R' && senderType === 'business' ? pageOfParty(from) : undefined

/** Where either side writes a follow-up of a closed conversation (D24); also what follows a person stands below /business. */
export function followUpPath(request: InquiryEntry): string {
  return `${sendRequestPath(otherOf(request).id)}?follow=${request.requestID}&from=${ownOf(request).id}`
}
