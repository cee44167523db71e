import { Trans } from '@lingui/react/macro'
import { Link } from '../../ui/Link.tsx'
import styles from './Logo.module.css'
import { useSite } from './site.ts'

/** The mark alone, in the current text colour. */
export function LogoMark({ size = 28 }: { size?: number }) {
  return (
    <svg viewBox="0 0 28 28" width={size} height={size} aria-hidden fill="none" stroke="currentColor">
      <rect width="28" height="28" rx="4" fill="currentColor" stroke="none" />
      <g className={styles.lines} strokeWidth="2" strokeLinecap="butt">
        <path d="M6.5 21V8.2L14 15.7l7.5-7.5V21" />
        <circle className={styles.dot} cx="14" cy="7" r="1.7" stroke="none" />
      </g>
    </svg>
  )
}

/** Mark, brand and country of the edition: the way home. */
export function Logo({ small }: { small?: boolean }) {
  const edition = useSite()?.edition
  const country = edition?.countryName
  return (
    <Link to="/" className={`${styles.logo} ${small ? `${styles.small} reach` : ''}`}>
      <LogoMark size={small ? 24 : 28} />
      {edition && (
        <>
          <span translate="no">{edition.brand}</span>{' '}
          <small>
            <Trans context="after the brand in the logo">{country}</Trans>
          </small>
        </>
      )}
    </Link>
  )
}
