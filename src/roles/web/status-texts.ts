// What the page of what works says, by explicit id as all texts of the server.
import type { StatusPart, StatusState } from '../../contract/status-parts.ts'
import type { ServerText } from '../../messages/texts.ts'

export const partTexts: Record<StatusPart, ServerText> = {
  pages: /*i18n*/ { id: 'status.pages', message: 'Pages' },
  search: /*i18n*/ { id: 'status.search', message: 'Search' },
  messages: /*i18n*/ { id: 'status.messages', message: 'Inquiries and messages' },
  mails: /*i18n*/ { id: 'status.mails', message: 'Mails' },
  payments: /*i18n*/ { id: 'status.payments', message: 'Payments' },
}

export const stateTexts: Record<StatusState, ServerText> = {
  working: /*i18n*/ { id: 'status.working', message: 'Works' },
  degraded: /*i18n*/ { id: 'status.degraded', message: 'Slow, or fails at times' },
  down: /*i18n*/ { id: 'status.down', message: 'Does not work' },
}

export const said = {
  title: /*i18n*/ { id: 'status.title', message: 'Service status' },
  allWork: /*i18n*/ { id: 'status.allWork', message: 'Everything works.' },
  someDegraded: /*i18n*/ { id: 'status.someDegraded', message: 'Some parts are slow, or fail at times.' },
  someDown: /*i18n*/ { id: 'status.someDown', message: 'Some parts do not work at the moment.' },
  parts: /*i18n*/ { id: 'status.parts', message: 'Parts of the service' },
  reported: /*i18n*/ { id: 'status.reported', message: 'What our team reports' },
  nothing: /*i18n*/ { id: 'status.nothing', message: 'Nothing at the moment.' },
  over: /*i18n*/ { id: 'status.over', message: 'Resolved lately' },
  since: /*i18n*/ { id: 'status.since', message: 'since {from}' },
  fromTo: /*i18n*/ { id: 'status.fromTo', message: 'from {from} to {to}' },
  asOf: /*i18n*/ { id: 'status.asOf', message: 'As of {at}. Measured by our servers every few seconds.' },
  heardLast: /*i18n*/ {
    id: 'status.heardLast',
    message: 'Our servers do not answer each other at the moment. Reports are those of {at}.',
  },
  neverHeard: /*i18n*/ {
    id: 'status.neverHeard',
    message: 'Our servers do not answer each other at the moment.',
  },
  languages: /*i18n*/ { id: 'status.languages', message: 'Language' },
} satisfies Record<string, ServerText>
