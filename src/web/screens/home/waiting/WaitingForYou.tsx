import { Trans } from '@lingui/react/macro'
import { CompanyBanner } from './CompanyBanner.tsx'
import { DueRequests, UnreadConversations } from './Conversations.tsx'
import { FirstSteps } from './FirstSteps.tsx'
import { Drafts, EndingCertificates, FollowedNews } from './OwnThings.tsx'
import type { Waiting } from './waiting-data.ts'
import styles from './WaitingForYou.module.css'

type Props = {
  waiting: Waiting
  /** How many countries have a platform. */
  platforms: number
}

/** What waits for whoever is signed in; lists without anything are left out, and without any it says what to do first. */
export function WaitingForYou({ waiting, platforms }: Props) {
  const { due, unread, drafts, certificates, news, banner } = waiting
  const hasNews = news.products.length + news.certificates.length > 0
  const isEmpty = !hasNews && [due, unread, drafts, certificates].every(({ lines }) => lines.length === 0)
  return (
    <div className={styles.waiting}>
      <h1 className="t-page" tabIndex={-1}>
        <Trans>What waits for you</Trans>
      </h1>
      {isEmpty ? (
        <FirstSteps isNew={waiting.isNew} follows={news.follows} />
      ) : (
        <div className={styles.lists}>
          {due.lines.length > 0 && <DueRequests {...due} />}
          {unread.lines.length > 0 && <UnreadConversations {...unread} />}
          {certificates.lines.length > 0 && <EndingCertificates {...certificates} />}
          {drafts.lines.length > 0 && <Drafts {...drafts} />}
          {hasNews && <FollowedNews news={news} />}
        </div>
      )}
      {banner && <CompanyBanner banner={banner} platforms={platforms} />}
    </div>
  )
}
