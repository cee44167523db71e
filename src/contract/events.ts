// The news that domains tell each other: names and payloads, ids only. Handlers may run twice.
/** A person or a company. */
type Party = { type: 'business' | 'user'; id: string }

export type DomainEvent =
  | { type: 'account.opened'; userID: string }
  | { type: 'account.removed'; userID: string }
  | { type: 'business.changed'; businessID: string }
  /** `by` is the person who did it, where one did. */
  | { type: 'business.removed'; businessID: string; by?: string }
  | { type: 'business.created'; businessID: string; by: string }
  | { type: 'business.renamed'; businessID: string; by: string }
  | { type: 'business.restored'; businessID: string; by: string }
  | { type: 'products.changed'; businessID: string }
  | { type: 'account.passwordForgotten'; requestID: string }
  | { type: 'profile.changed'; userID: string }
  | { type: 'profile.removed'; userID: string }
  | { type: 'reactions.counted'; resourceType: 'business' | 'product'; resourceID: string }
  | { type: 'follows.counted'; resourceType: 'business' | 'user'; resourceID: string }
  | { type: 'party.blocked'; blocker: Party; blocked: Party }

export type EventType = DomainEvent['type']

/** The surrogate keys of cached answers and pages that an event makes stale. */
export function staleKeysOf(event: DomainEvent): string[] {
  switch (event.type) {
    case 'account.opened':
    case 'account.removed':
    case 'account.passwordForgotten':
    // What visitors see stays as it is.
    case 'party.blocked':
    // Told beside business.changed.
    case 'business.created':
    case 'business.renamed':
    case 'business.restored':
      return []
    case 'business.changed':
    case 'business.removed':
      return [`business:${event.businessID}`, 'search']
    case 'products.changed':
      return [`business:${event.businessID}`, 'search']
    case 'profile.changed':
    case 'profile.removed':
      return [`user:${event.userID}`, 'search']
    case 'reactions.counted':
    case 'follows.counted':
      return [`${event.resourceType}:${event.resourceID}`]
  }
}
