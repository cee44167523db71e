// The pick list of subjects (section 9): its names cross the wire in English and are shown in the reader's language.
import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import type { inquirySubjects } from '../../../contract/inquiry-subjects.ts'

export const subjectNames: Record<(typeof inquirySubjects)[number], MessageDescriptor> = {
  'We are looking for a Qualified Manufacturer Industry': msg`We are looking for a Qualified Manufacturer Industry`,
  'We are looking for a Private Label Products Manufacturer': msg`We are looking for a Private Label Products Manufacturer`,
  'We would like to become your Exclusive Distributor in my country': msg`We would like to become your Exclusive Distributor in my country`,
  'We are looking to become your Worldwide Distributor': msg`We are looking to become your Worldwide Distributor`,
  'We would like to receive full price list of your products': msg`We would like to receive full price list of your products`,
  'We would like to receive your Discount Policy': msg`We would like to receive your Discount Policy`,
  Other: msg({ context: 'subject', message: 'Other' }),
}

/** The name of a subject of the list; undefined for one that somebody typed. */
export const subjectName = (subject: string): MessageDescriptor | undefined =>
  Object.hasOwn(subjectNames, subject) ? subjectNames[subject as keyof typeof subjectNames] : undefined
