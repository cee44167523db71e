import type { NotificationKind } from '../../../contract/notification-kinds.ts'
import type { NotificationEntry } from '../../../contract/notifications.ts'
import { boostWords } from './boost-words.tsx'
import { connectionWords } from './connection-words.tsx'
import { groupWords } from './group-words.tsx'
import { importWords } from './import-words.tsx'
import { inquiryWords } from './inquiry-words.tsx'
import type { KindWords } from './kind-words.ts'
import { membershipWords } from './membership-words.tsx'
import { verificationWords } from './verification-words.tsx'
import { moderationWords } from './moderation-words.tsx'
import { socialWords } from './social-words.tsx'
import { teamWords } from './team-words.tsx'

const words: Readonly<Record<NotificationKind, KindWords>> = {
  ...inquiryWords,
  ...teamWords,
  ...membershipWords,
  ...verificationWords,
  ...importWords,
  ...boostWords,
  ...moderationWords,
  ...connectionWords,
  ...groupWords,
  ...socialWords,
}

/** What happened, in one sentence. */
export function NoticeWords({ notice }: { notice: NotificationEntry }) {
  const { kind, actor, count, people, company } = notice
  const { Happened } = words[kind]
  const names = { who: <bdi>{actor.name}</bdi>, company: <bdi>{company?.name}</bdi> }
  return <Happened {...names} count={count} others={people - 1} />
}

/** What it is about. */
export function NoticeAbout({ notice }: { notice: NotificationEntry }) {
  const { About } = words[notice.kind]
  return <About notice={notice} />
}
