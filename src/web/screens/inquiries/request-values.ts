// The form of an inquiry as it is typed (P5.9).
import { lastingName } from '../../ui/drafts.ts'
import { inquirySubjects, otherSubject } from '../../../contract/inquiry-subjects.ts'

export type RequestValues = {
  /** The company as which it is sent; '' for the person. */
  from: string
  /** Of the pick list. */
  subject: string
  /** Typed for 'Other'. */
  typed: string
  message: string
}
export type RequestField = keyof RequestValues

/** Under which what was typed is kept in the tab. */
export const requestDraft = (businessID: string): string => `${lastingName}request ${businessID}`

/** The same of a wish for the document of a certificate. */
export const wishDraft = (certificateID: string): string => `${lastingName}document ${certificateID}`

/** What a form holds; line ends as everywhere. */
export function valuesOf(textOf: (name: string) => string): RequestValues {
  return {
    from: textOf('from'),
    subject: textOf('subject'),
    typed: textOf('typed'),
    message: textOf('message').replaceAll('\r\n', '\n'),
  }
}

/** The subject that crosses the wire: the typed one for 'Other', else the chosen one. */
export function subjectOf({ subject, typed }: RequestValues): string {
  if (subject === otherSubject) return typed.trim()
  return inquirySubjects.find(({ message }) => message === subject)?.message ?? ''
}
