import { Plural, Trans } from '@lingui/react/macro'
import type { InquiryKind } from '../../../contract/notification-kinds.ts'
import type { KindWords } from './kind-words.ts'

/** The subject, and the company through whose mailbox it came. */
const About: KindWords['About'] = ({ notice: { title, company } }) => (
  <>
    {title}
    {company && (
      <>
        {' · '}
        <bdi>{company.name}</bdi>
      </>
    )}
  </>
)

export const inquiryWords: Readonly<Record<InquiryKind, KindWords>> = {
  'inquiry.received': { About, Happened: ({ who }) => <Trans>{who} sent an inquiry</Trans> },
  'inquiry.replied': {
    About,
    Happened: ({ who, count }) => (
      <Trans>
        {who} wrote <Plural value={count} one="# message" other="# messages" />
      </Trans>
    ),
  },
  'inquiry.ended': { About, Happened: ({ who }) => <Trans>{who} ended the conversation</Trans> },
}
