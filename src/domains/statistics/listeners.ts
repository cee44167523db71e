import type { DomainEvent } from '../../contract/events.ts'
import type { Tx } from '../../platform/db.ts'
import { eventsOf, type Listener } from '../../platform/outbox/listener.ts'
import { firstAnswers, inquiryMarks } from '../inquiries/happenings.ts'
import { productFaces } from '../products/listing.ts'
import { forgetBusiness } from './queries/figures.ts'
import { recordActs } from './recording.ts'

type Party = { type: 'business' | 'user'; id: string }

/** Who acts, as what tells them apart and by what the company's own people are known. */
const actorOf = ({ type, id }: Party, by: string) =>
  type === 'user'
    ? { identity: `user ${id}`, userID: id }
    : { identity: `company ${id}`, userID: by, actingID: id }

export const statisticsListeners: Listener<DomainEvent>[] = [
  {
    name: 'statistics: saved and followed',
    subscribesTo: { 'favourite.saved': 'resource', 'follow.begun': 'followed' },
    async handleAll(tx, events) {
      const saved = eventsOf(events, 'favourite.saved')
      const faces = await productFaces(
        tx,
        saved.flatMap(({ resource: { type, id } }) => (type === 'product' ? [id] : [])),
      )
      const things = saved.flatMap(({ resource: { type, id }, keeper, by }) => {
        const businessID =
          type === 'business' ? id : type === 'product' ? faces.get(id)?.businessID : undefined
        return businessID ? [{ kind: 'saved' as const, businessID, thingID: id, ...actorOf(keeper, by) }] : []
      })
      const followed = eventsOf(events, 'follow.begun').flatMap(({ followed: { type, id }, follower }) =>
        type === 'business'
          ? [{ kind: 'followed' as const, businessID: id, thingID: id, ...actorOf(follower, follower.id) }]
          : [],
      )
      await recordActs(tx, [...things, ...followed])
    },
  },
  {
    name: 'statistics: inquiries and answers',
    subscribesTo: { 'inquiry.received': 'requestID', 'inquiry.message': 'requestID' },
    handleAll: recordInquiries,
  },
  {
    name: 'statistics of companies that are gone',
    subscribesTo: { 'business.givenUp': 'businessID' },
    async handle(tx, event) {
      if (event.type === 'business.givenUp') await forgetBusiness(tx, event.businessID)
    },
  },
]

/** Each inquiry counts, and the first answer to it; what the company begins itself is neither. */
async function recordInquiries(tx: Tx, events: readonly DomainEvent[]): Promise<void> {
  const received = eventsOf(events, 'inquiry.received')
  const answers = eventsOf(events, 'inquiry.message').filter(({ side }) => side === 'R')
  const marks = await inquiryMarks(
    tx,
    [...received, ...answers].map(({ requestID }) => requestID),
  )
  const isFirst = await firstAnswers(
    tx,
    answers.map(({ requestID }) => requestID),
  )
  const first = answers.filter(({ requestID, number }) => isFirst(requestID, number))
  const acts = [
    ...received.map(({ requestID }) => ({ requestID, kind: 'inquired' as const })),
    ...first.map(({ requestID }) => ({ requestID, kind: 'answered' as const })),
  ].flatMap(({ requestID, kind }) => {
    const mark = marks.get(requestID)
    if (!mark || mark.begunBy === 'R') return []
    const { businessID, productID, from, sentBy } = mark
    const actor = actorOf(from, sentBy)
    return [
      { ...actor, kind, businessID, thingID: productID ?? businessID, identity: `inquiry ${requestID}` },
    ]
  })
  await recordActs(tx, acts)
}
