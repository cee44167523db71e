import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '../../ui/Link.tsx'
import { WrittenOnce } from '../../ui/WrittenOnce.tsx'
import { footerGroups } from './footerLinks.ts'
import { LanguageLinks } from './LanguageMenu.tsx'
import { Logo } from './Logo.tsx'
import { useSite } from './site.ts'
import styles from './Footer.module.css'

/** The title block of the drawing: five cells of links, folded on phones, above five of facts (P2.9). */
export function Footer() {
  const { t, i18n } = useLingui()
  const edition = useSite()?.edition
  if (!edition) return null
  return (
    <footer className={styles.footer}>
      <div className="wrap">
        <div className={styles.block}>
          <WrittenOnce
            as="nav"
            name="footer"
            className={styles.links}
            aria-label={t`Footer`}
            of={() =>
              footerGroups(edition.abbreviation, edition.brand).map((group) => (
                <div key={group.name.id}>
                  <h2>{i18n._(group.name)}</h2>
                  <details className={styles.fold}>
                    <summary aria-label={i18n._(group.name)} />
                    <ul>
                      {group.links.map((entry) => (
                        <li key={entry.name.id}>
                          <Link to={entry.to} reloadDocument={entry.isDocument}>
                            {i18n._(entry.name)}
                          </Link>
                        </li>
                      ))}
                    </ul>
                  </details>
                </div>
              ))
            }
          />
          <div className={styles.facts}>
            <div>
              <Logo small />
            </div>
            <div>
              <p className="t-label">
                <Trans>USA</Trans>
              </p>
              <Phone number={edition.phoneUSA} />
            </div>
            <div>
              <p className="t-label">
                <Trans>Europe</Trans>
              </p>
              <Phone number={edition.phoneEurope} />
            </div>
            <div>
              <p className="t-label">
                <Trans>Language</Trans>
              </p>
              <LanguageLinks className={styles.languages} othersOnly />
            </div>
            <div>
              <p className="t-label">
                <Trans>Copyright</Trans>
              </p>
              © 2000–2020 <span translate="no">{edition.brand}</span>
            </div>
          </div>
        </div>
      </div>
    </footer>
  )
}

function Phone({ number }: { number: string }) {
  return (
    <a className="nowrap" href={`tel:${number.replace(/[^+\d]/g, '')}`}>
      {number}
    </a>
  )
}
