// What every domain brings: its routes, what it listens to, its jobs. Order as in scripts/domain-order.ts.
import type { DomainEvent } from '../contract/events.ts'
import type { Listener } from '../platform/outbox/listener.ts'
import type { Db } from '../platform/db.ts'
import { callJobs } from '../platform/http/jobs.ts'
import type { Job } from '../platform/jobs.ts'
import { liveJobs } from '../platform/live/jobs.ts'
import type { Logger } from '../platform/log.ts'
import type { MailTransport } from '../platform/mail/message.ts'
import type { Route } from '../platform/http/routes.ts'
import './resources.ts'
import { referenceDataRoutes } from '../domains/reference-data/routes.ts'
import { editionRoutes } from '../domains/editions/routes.ts'
import { mailJobs } from '../domains/mail/jobs.ts'
import { accountJobs } from '../domains/accounts/jobs.ts'
import { accountListeners } from '../domains/accounts/listeners.ts'
import { staffJobs } from '../domains/staff/jobs.ts'
import { staffListeners } from '../domains/staff/listeners.ts'
import { staffRoutes } from '../domains/staff/routes.ts'
import { fileJobs } from '../domains/files/jobs.ts'
import { fileListeners } from '../domains/files/listeners.ts'
import { fileRoutes } from '../domains/files/routes.ts'
import { profileListeners } from '../domains/profiles/listeners.ts'
import { profileRoutes } from '../domains/profiles/routes.ts'
import { subscriptionRoutes } from '../domains/subscriptions/routes.ts'
import { businessJobs } from '../domains/businesses/jobs.ts'
import { businessRoutes } from '../domains/businesses/routes.ts'
import { blockListeners } from '../domains/blocks/listeners.ts'
import { blockRoutes } from '../domains/blocks/routes.ts'
import { restrictionJobs } from '../domains/restrictions/jobs.ts'
import { teamListeners } from '../domains/team/listeners.ts'
import { teamRoutes } from '../domains/team/routes.ts'
import { verificationJobs } from '../domains/verification/jobs.ts'
import { verificationListeners } from '../domains/verification/listeners.ts'
import { verificationRoutes } from '../domains/verification/routes.ts'
import { productJobs } from '../domains/products/jobs.ts'
import { productListeners } from '../domains/products/listeners.ts'
import { productRoutes } from '../domains/products/routes.ts'
import { billingStaffJobs } from '../domains/billing/staff/jobs.ts'
import { billingStaffRoutes } from '../domains/billing/staff/routes.ts'
import { billingJobs } from '../domains/billing/jobs.ts'
import { billingRoutes } from '../domains/billing/routes.ts'
import { invoiceRoutes } from '../domains/billing/invoice-papers/routes.ts'
import { receiptListeners } from '../domains/billing/receipt-listener.ts'
import { connectionJobs } from '../domains/connections/jobs.ts'
import { connectionListeners } from '../domains/connections/listeners.ts'
import { connectionRoutes } from '../domains/connections/routes.ts'
import { followListeners } from '../domains/follows/listeners.ts'
import { followRoutes } from '../domains/follows/routes.ts'
import { reactionListeners } from '../domains/reactions/listeners.ts'
import { reactionRoutes } from '../domains/reactions/routes.ts'
import { commentJobs } from '../domains/comments/jobs.ts'
import { commentListeners } from '../domains/comments/listeners.ts'
import { commentRoutes } from '../domains/comments/routes.ts'
import { groupJobs } from '../domains/groups/jobs.ts'
import { groupListeners } from '../domains/groups/listeners.ts'
import { groupRoutes } from '../domains/groups/routes.ts'
import { postJobs } from '../domains/posts/jobs.ts'
import { postListeners } from '../domains/posts/listeners.ts'
import { postRoutes } from '../domains/posts/routes.ts'
import { favouriteListeners } from '../domains/favourites/listeners.ts'
import { favouriteRoutes } from '../domains/favourites/routes.ts'
import { newsfeedJobs } from '../domains/newsfeed/jobs.ts'
import { newsfeedListeners } from '../domains/newsfeed/listeners.ts'
import { newsfeedRoutes } from '../domains/newsfeed/routes.ts'
import { inquiryJobs } from '../domains/inquiries/jobs.ts'
import { inquiryListeners } from '../domains/inquiries/listeners.ts'
import { inquiryRoutes } from '../domains/inquiries/routes.ts'
import { directoryJobs } from '../domains/directory/jobs.ts'
import { directoryListeners } from '../domains/directory/listeners.ts'
import { directoryRoutes } from '../domains/directory/routes.ts'
import { searchJobs } from '../domains/search/jobs.ts'
import { searchListeners } from '../domains/search/listeners.ts'
import { searchRoutes } from '../domains/search/routes.ts'
import { statisticsJobs } from '../domains/statistics/jobs.ts'
import { statisticsListeners } from '../domains/statistics/listeners.ts'
import { statisticsRoutes } from '../domains/statistics/routes.ts'
import { searchSponsoring, feedSponsoring } from '../domains/boosts/choosing.ts'
import { boostJobs } from '../domains/boosts/jobs.ts'
import { boostListeners } from '../domains/boosts/listeners.ts'
import { boostRoutes } from '../domains/boosts/routes.ts'
import { importJobs } from '../domains/imports/jobs.ts'
import { importRoutes } from '../domains/imports/routes.ts'
import { notificationJobs } from '../domains/notifications/jobs.ts'
import { notificationListeners } from '../domains/notifications/listeners.ts'
import { notificationRoutes } from '../domains/notifications/routes.ts'
import { helpJobs } from '../domains/help/jobs.ts'
import { helpRoutes } from '../domains/help/routes.ts'
import { moderationJobs } from '../domains/moderation/jobs.ts'
import { moderationRoutes } from '../domains/moderation/routes.ts'
import { trustJobs } from '../domains/trust/jobs.ts'
import { trustRoutes } from '../domains/trust/routes.ts'
import { exportJobs } from '../domains/exports/jobs.ts'
import { exportListeners } from '../domains/exports/listeners.ts'
import { exportRoutes } from '../domains/exports/routes.ts'
import { statusRoutes } from '../domains/status/routes.ts'
import { consoleRoutes } from '../domains/console/routes.ts'

export const domainRoutes: readonly Route[] = [
  ...referenceDataRoutes,
  ...editionRoutes,
  ...staffRoutes,
  ...fileRoutes,
  ...profileRoutes,
  ...subscriptionRoutes,
  ...businessRoutes,
  ...blockRoutes,
  ...teamRoutes,
  ...verificationRoutes,
  ...productRoutes,
  ...billingStaffRoutes,
  ...billingRoutes,
  ...invoiceRoutes,
  ...connectionRoutes,
  ...followRoutes,
  ...reactionRoutes,
  ...commentRoutes,
  ...groupRoutes,
  ...postRoutes,
  ...favouriteRoutes,
  ...newsfeedRoutes(feedSponsoring),
  ...inquiryRoutes,
  ...directoryRoutes,
  ...searchRoutes(searchSponsoring),
  ...statisticsRoutes,
  ...boostRoutes,
  ...importRoutes,
  ...notificationRoutes,
  ...helpRoutes,
  ...moderationRoutes,
  ...trustRoutes,
  ...exportRoutes,
  ...statusRoutes,
  ...consoleRoutes,
]

export const domainListeners: readonly Listener<DomainEvent>[] = [
  ...accountListeners,
  ...staffListeners,
  ...fileListeners,
  ...profileListeners,
  ...blockListeners,
  ...teamListeners,
  ...verificationListeners,
  ...productListeners,
  ...receiptListeners,
  ...connectionListeners,
  ...followListeners,
  ...reactionListeners,
  ...commentListeners,
  ...groupListeners,
  ...postListeners,
  ...favouriteListeners,
  ...newsfeedListeners,
  ...inquiryListeners,
  ...directoryListeners,
  ...searchListeners,
  ...statisticsListeners,
  ...boostListeners,
  ...notificationListeners,
  ...exportListeners,
]

/** The jobs that the worker role runs on `db`; mails leave by `way`. */
export function domainJobs(db: Db, way: MailTransport, log: Logger): Job[] {
  return [
    ...callJobs(db),
    ...liveJobs(db),
    ...mailJobs(db, way, log),
    ...accountJobs(db),
    ...staffJobs(db),
    ...fileJobs(db),
    ...businessJobs(db),
    ...restrictionJobs(db),
    ...verificationJobs(db),
    ...productJobs(db),
    ...billingJobs(db, log),
    ...billingStaffJobs(db, log),
    ...connectionJobs(db),
    ...commentJobs(db),
    ...groupJobs(db),
    ...postJobs(db),
    ...newsfeedJobs(db),
    ...inquiryJobs(db),
    ...directoryJobs(db),
    ...searchJobs(db),
    ...statisticsJobs(db),
    ...boostJobs(db),
    ...importJobs(db, log),
    ...notificationJobs(db, log),
    ...helpJobs(db),
    ...moderationJobs(db),
    ...trustJobs(db, log),
    ...exportJobs(db, log),
  ]
}
