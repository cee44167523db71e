// What mails of news say: see templates.ts. Readers may do without them, and each says how.
import type { ServerText } from '../../messages/texts.ts'
import type { Template } from './template.ts'

/** How many things there are for the reader or their company, `business`, and a line for each of the first. */
type Notice = {
  business: string
  count: string
  list: string
  link: string
  /** One of our own addresses, which ends mails of the kind. */
  unsubscribe: string
}
export type NoticeMailData = {
  /** New inquiries to a company of the reader. */
  'inquiries-received': Notice
  /** Messages that they have not read. */
  'messages-unread': Notice
  /** Conversations that the other side has ended. */
  'inquiries-ended': Notice
  /** What the reader has sent to `business`, the words of it in `list`; they answer until `until`. */
  'inquiry-sent': Omit<Notice, 'count'> & { until: string }
}

/** Names and words of people: the same in all languages. */
const list: ServerText = { id: 'mail.list', message: '{list}' }
const openMessages: ServerText = /*i18n*/ { id: 'mail.openMessages', message: 'Open messages' }

const whyCopy: ServerText = /*i18n*/ {
  id: 'mail.inquirySent.why',
  message: 'Sent by {sender}, because copies of the inquiries that you send on {brand} are turned on.',
}
const why: ServerText = /*i18n*/ {
  id: 'mail.notice.why',
  message: 'Sent by {sender}, because mails about your messages on {brand} are turned on.',
}

export const noticeTemplates: Record<keyof NoticeMailData, Template> = {
  'inquiries-received': {
    subject: /*i18n*/ {
      id: 'mail.inquiriesReceived.subject',
      message: 'New inquiries for {business}: {count}',
    },
    paragraphs: [
      /*i18n*/ {
        id: 'mail.inquiriesReceived.body',
        message:
          'Somebody would like to do business with you. Buyers expect an answer within {answerHours} hours.',
      },
      list,
    ],
    action: /*i18n*/ { id: 'mail.inquiriesReceived.action', message: 'Read and answer' },
    afterwards: [],
    why,
  },
  'messages-unread': {
    subject: /*i18n*/ {
      id: 'mail.messagesUnread.subject',
      message: 'Unread messages for {business}: {count}',
    },
    paragraphs: [
      /*i18n*/ {
        id: 'mail.messagesUnread.body',
        message: 'Messages are waiting in these conversations, and you have not read them yet:',
      },
      list,
    ],
    action: openMessages,
    afterwards: [],
    why,
  },
  'inquiries-ended': {
    subject: /*i18n*/ {
      id: 'mail.inquiriesEnded.subject',
      message: 'Conversations of {business} that have ended: {count}',
    },
    paragraphs: [
      /*i18n*/ {
        id: 'mail.inquiriesEnded.body',
        message: 'The other side has ended these conversations. You can still read them.',
      },
      list,
    ],
    action: openMessages,
    afterwards: [],
    why,
  },
  'inquiry-sent': {
    subject: /*i18n*/ { id: 'mail.inquirySent.subject', message: 'Copy of your inquiry to {business}' },
    paragraphs: [
      /*i18n*/ {
        id: 'mail.inquirySent.body',
        message:
          '{business} has received your inquiry. This is what you sent; an answer is due by {until}. If none comes, it is marked as late.',
      },
      list,
    ],
    action: /*i18n*/ { id: 'mail.inquirySent.action', message: 'Open the inquiry' },
    afterwards: [],
    why: whyCopy,
  },
}
