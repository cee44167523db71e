export type PublishedKey = { kid: string; kty: string; crv: string; x: string; until?: string | null }

/** What the bytes of a trust file say when one of the keys signed exactly them; throws with the reason otherwise. */
export declare function verified(bytes: Uint8Array, keys: readonly PublishedKey[]): Record<string, unknown>
