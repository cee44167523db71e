import { Trans } from '@lingui/react/macro'
import { LogoMark } from '../layout/Logo.tsx'
import { Flag } from '../../ui/Flag.tsx'
import type { Platform } from './platforms.ts'
import styles from './Platforms.module.css'

/** The territorial grid: every platform with its mark and a link to it (P2.10). */
export function Platforms({ platforms, current }: { platforms: readonly Platform[]; current: string }) {
  const count = platforms.length
  return (
    <section className={styles.band} aria-labelledby="platforms">
      <div className={styles.head}>
        <h2 id="platforms" className="t-page">
          <Trans>{count} territorial platforms</Trans>
        </h2>
        <p className="muted">
          <Trans>One registration, listed on every platform.</Trans>
        </p>
      </div>
      <ul className={styles.grid}>
        {platforms.map((platform) => (
          <li key={platform.code}>
            <a
              href={platform.code === current ? '/' : platform.origin}
              aria-current={platform.code === current ? 'true' : undefined}
            >
              <span style={{ color: platform.colour }}>
                <LogoMark />
              </span>
              <span>
                <small translate="no">{platform.brand}</small> <b>{platform.countryName}</b>
              </span>
              <Flag code={platform.countryCode} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
