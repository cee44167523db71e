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
type Digest = Pick<Notice, 'list' | 'link' | 'unsubscribe'> & { zone: string; until?: string }
export type NoticeMailData = {
  /** New inquiries to a company of the reader. */
  'inquiries-received': Notice
  /** Messages that they have not read. */
  'messages-unread': Notice
  /** Conversations that the other side has ended. */
  'inquiries-ended': Notice
  /** What others did, each kind of it in a mail of its own: `what` says which. */
  news: Notice & { what: string }
  /** Without content: that something is new. */
  'news-bare': Pick<Notice, 'link' | 'unsubscribe'>
  /** What came since the last digest, in parts; `zone` is the reader's clock, and `until` when digests pause, if that is near. */
  'digest-daily': Digest
  'digest-weekly': Digest
  'digest-bare': Digest
  /** What the reader has sent to `business`, the words of it in `list`; they answer until `until`. */
  'inquiry-sent': Omit<Notice, 'count'> & { until: string }
  /** How `business` did in a month, which `period` names in the language of the mail; `list` has a line for each number. */
  'statistics-month': Omit<Notice, 'count'> & { period: string }
}

/** Names and words of people: the same in all languages. */
const list: ServerText = { id: 'mail.list', message: '{list}' }
const openMessages: ServerText = /*i18n*/ { id: 'mail.openMessages', message: 'Open messages' }

const openNews: ServerText = /*i18n*/ { id: 'mail.openNews', message: 'Open notifications' }
const whyNews: ServerText = /*i18n*/ {
  id: 'mail.news.why',
  message: 'Sent by {sender}, because mails about news on {brand} are turned on.',
}

const whyCopy: ServerText = /*i18n*/ {
  id: 'mail.inquirySent.why',
  message: 'Sent by {sender}, because copies of the inquiries that you send on {brand} are turned on.',
}
const why: ServerText = /*i18n*/ {
  id: 'mail.notice.why',
  message: 'Sent by {sender}, because mails about your messages on {brand} are turned on.',
}

const whyMonth: ServerText = /*i18n*/ {
  id: 'mail.statisticsMonth.why',
  message: 'Sent by {sender}, because monthly figures of your companies on {brand} are turned on.',
}

const bare: Template = {
  subject: /*i18n*/ { id: 'mail.newsBare.subject', message: 'Something new for you on {brand}' },
  paragraphs: [
    /*i18n*/ {
      id: 'mail.newsBare.body',
      message: 'Something new is waiting for you. As you chose, this mail does not say what.',
    },
  ],
  action: openNews,
  afterwards: [],
  why: whyNews,
}
const sinceLast: ServerText = /*i18n*/ {
  id: 'mail.digest.body',
  message: 'This is new since your last visit or digest:',
}
const digestsPause: ServerText = /*i18n*/ {
  id: 'mail.digest.pause',
  message: 'You have not been here for a while. Digests stop on {until}, unless you visit {brand} before.',
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
  news: {
    subject: /*i18n*/ { id: 'mail.news.subject', message: '{what} for {business}: {count}' },
    paragraphs: [list],
    action: openNews,
    afterwards: [],
    why: whyNews,
  },
  'news-bare': bare,
  'digest-daily': {
    subject: /*i18n*/ { id: 'mail.digestDaily.subject', message: 'Your day on {brand}' },
    paragraphs: [sinceLast, list],
    action: openNews,
    afterwards: [],
    untilText: digestsPause,
    why: /*i18n*/ {
      id: 'mail.digestDaily.why',
      message: 'Sent by {sender}, because the daily digest of {brand} is turned on.',
    },
  },
  'digest-weekly': {
    subject: /*i18n*/ { id: 'mail.digestWeekly.subject', message: 'Your week on {brand}' },
    paragraphs: [sinceLast, list],
    action: openNews,
    afterwards: [],
    untilText: digestsPause,
    why: /*i18n*/ {
      id: 'mail.digestWeekly.why',
      message: 'Sent by {sender}, because the weekly digest of {brand} is turned on.',
    },
  },
  'digest-bare': { ...bare, untilText: digestsPause },
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
  'statistics-month': {
    subject: /*i18n*/ { id: 'mail.statisticsMonth.subject', message: '{business}: {period} in figures' },
    paragraphs: [
      /*i18n*/ {
        id: 'mail.statisticsMonth.body',
        message: 'What the page of {business} brought in {period}, beside the month before:',
      },
      list,
    ],
    action: /*i18n*/ { id: 'mail.statisticsMonth.action', message: 'Open the statistics' },
    afterwards: [],
    why: whyMonth,
  },
}
