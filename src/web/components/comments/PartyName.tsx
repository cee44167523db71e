import { Link } from 'react-router'
import { CompanyName } from '../business/CompanyName.tsx'
import type { PartyFace } from './party-face.ts'

/** What somebody is called, as a link to their page; of who went the words alone. */
export function PartyName({
  of: { type, name, nameLang, path },
  className,
}: {
  of: PartyFace
  className?: string | undefined
}) {
  const shown = type === 'business' ? <CompanyName name={name} /> : <bdi>{name}</bdi>
  if (path === undefined) return <span className={className}>{shown}</span>
  return (
    <Link to={path} lang={nameLang} className={className}>
      {shown}
    </Link>
  )
}
