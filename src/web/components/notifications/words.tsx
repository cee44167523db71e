import type { NotificationKind } from '../../../contract/notification-kinds.ts'
import type { NotificationEntry } from '../../../contract/notifications.ts'
import { connectionWords } from './connection-words.tsx'
import { inquiryWords } from './inquiry-words.tsx'
import type { KindWords } from './kind-words.ts'
import { socialWords } from './social-words.tsx'
import { teamWords } from './team-words.tsx'

const words: Readonly<Record<NotificationKind, KindWords>> = {
  ...inquiryWords,
  ...teamWords,
  ...connectionWords,
  ...socialWords,
}

/** What happened, in one sentence. */
export function NoticeWords({ notice }: { notice: NotificationEntry }) {
  const { kind, actor, count, company } = notice
  const { Happened } = words[kind]
  return <Happened who={<bdi>{actor.name}</bdi>} company={<bdi>{company?.name}</bdi>} count={count} />
}

/** What it is about. */
export function NoticeAbout({ notice }: { notice: NotificationEntry }) {
  const { About } = words[notice.kind]
  return <About notice={notice} />
}
