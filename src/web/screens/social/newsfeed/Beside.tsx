import { Link } from 'react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import { ActButton } from '../../../components/acts/ActButton.tsx'
import { CompanyName } from '../../../components/business/CompanyName.tsx'
import { PartyPicture } from '../../../components/person/PartyPicture.tsx'
import { LinkButton } from '../../../ui/Button.tsx'
import type { Beside } from './beside-data.ts'
import { Logo } from './Logo.tsx'
import { SheetHead } from './SheetHead.tsx'
import styles from './Beside.module.css'

/** Inquiries whose first answer is owed; nothing without any. */
export function DueAnswers({ due: { lines, more } }: Pick<Beside, 'due'>) {
  if (lines.length === 0) return null
  return (
    <section className={`sheet ${styles.box}`} aria-labelledby="due-answers">
      <SheetHead id="due-answers" all={more ? '/my-messages?show=toAnswer' : undefined}>
        <Trans>Waiting for your answer</Trans>
      </SheetHead>
      <ul className={styles.lines}>
        {lines.map(({ to, name, lang, text, isLate }) => (
          <li key={to}>
            <Link to={to} className={styles.due}>
              <bdi lang={lang} className={styles.name}>
                {name}
              </bdi>
              <span className={isLate ? styles.late : styles.soon}>
                {isLate ? <Trans>Answer was due {text}</Trans> : <Trans>Answer due {text}</Trans>}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Companies of one's industry and country that one does not follow yet. */
export function ToFollow({ companies }: Pick<Beside, 'companies'>) {
  const { t } = useLingui()
  if (companies.length === 0) return null
  return (
    <section className={`sheet ${styles.box}`} aria-labelledby="to-follow">
      <SheetHead id="to-follow">
        <Trans>Businesses to follow</Trans>
      </SheetHead>
      <ul className={styles.lines}>
        {companies.map(({ businessID, name, lang, picture, industryID, about, path }) => (
          <li key={businessID} className={styles.line}>
            <Logo company={{ name, picture, industryID }} />
            <span className={styles.who}>
              <Link to={path} lang={lang} className={styles.name}>
                <CompanyName name={name} />
              </Link>
              <span className="muted">{about}</span>
            </span>
            <ActButton
              act="follow"
              thing={{ type: 'business', id: businessID }}
              className={styles.act}
              label={(_, on) => (on ? t`Following ${name}` : t`Follow ${name}`)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** People of one's industry whom one is not connected with. */
export function ToKnow({ people, industry }: Pick<Beside, 'people' | 'industry'>) {
  const { t } = useLingui()
  if (people.length === 0 || industry === undefined) return null
  return (
    <section className={`sheet ${styles.box}`} aria-labelledby="to-know">
      <SheetHead id="to-know">
        <Trans>People in {industry}</Trans>
      </SheetHead>
      <ul className={styles.lines}>
        {people.map(({ party, party: { name }, lang, about, path, connect }) => (
          <li key={party.id} className={styles.line}>
            <PartyPicture party={party} size={40} />
            <span className={styles.who}>
              <Link to={path} lang={lang} className={styles.name}>
                <bdi>{name}</bdi>
              </Link>
              {about !== undefined && <bdi className="muted">{about}</bdi>}
            </span>
            <LinkButton to={connect} size="small" className={styles.act} aria-label={t`Connect with ${name}`}>
              <Trans>Connect</Trans>
            </LinkButton>
          </li>
        ))}
      </ul>
    </section>
  )
}
