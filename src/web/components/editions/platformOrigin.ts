import type { EditionEntry } from '../../../contract/editions.ts'

/** Where an edition lives, seen from `here`: on this machine each has its `<code>.localhost` beside ours. */
export function platformOrigin(edition: Pick<EditionEntry, 'code' | 'hosts' | 'origin'>, here: URL): string {
  const local = `${edition.code}.localhost`
  const isHereLocal = /^(?:(?:.+\.)?localhost|127\.0\.0\.1)$/.test(here.hostname)
  if (!isHereLocal || !edition.hosts.includes(local)) return edition.origin
  return `${here.protocol}//${local}${here.port ? `:${here.port}` : ''}`
}
