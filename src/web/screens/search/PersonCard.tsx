import { IconHeart } from '@tabler/icons-react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { CompanyName } from '../../components/business/CompanyName.tsx'
import { Place } from '../../components/business/Place.tsx'
import { PersonPicture } from '../../components/person/PersonPicture.tsx'
import { Marked } from '../../components/text/Marked.tsx'
import { Link } from '../../ui/Link.tsx'
import { LinkButton } from '../../ui/Button.tsx'
import type { PersonLine } from './page-data.ts'
import styles from './Card.module.css'
import own from './PersonCard.module.css'

/** A person found (P2.15, "User search card"): who, where, what they do, in their own words. */
export function PersonCard({ line, language }: { line: PersonLine; language: string }) {
  const { t } = useLingui()
  const { name, path, likes } = line
  return (
    <article className={`${styles.card} ${own.card}`}>
      <Link to={path} className={styles.picture} tabIndex={-1} aria-hidden="true">
        <PersonPicture person={line.person} url={line.photo} size={96} />
      </Link>
      <div className={styles.head}>
        <h2 className={styles.name} lang={line.nameLang}>
          <Link to={path}>
            <bdi>
              <Marked text={name} marks={line.nameMarks} />
            </bdi>
          </Link>
        </h2>
        <Work line={line} />
        {line.place && (
          <div className={styles.marks}>
            <Place contact={line.place} language={language} />
          </div>
        )}
      </div>
      {line.text && (
        <p className={`${styles.text} ${own.text}`} lang={line.textLang} dir="auto">
          <Marked text={line.text} marks={line.textMarks} />
        </p>
      )}
      <div className={`${styles.actions} ${own.actions}`}>
        <LinkButton to={path} aria-label={t`Go Profile: ${name}`}>
          <Trans>Go Profile</Trans>
        </LinkButton>
        {likes > 0 && (
          <p className={own.likes}>
            <IconHeart size={16} stroke={1.75} aria-hidden />
            <Plural value={likes} one="# like" other="# likes" />
          </p>
        )}
      </div>
    </article>
  )
}

/** Job position and company, as far as they are shown. */
function Work({ line: { position, company } }: { line: PersonLine }) {
  if (!position && !company) return null
  return (
    <p className={own.work}>
      {position && <bdi className={`${styles.line} ${own.position}`}>{position}</bdi>}{' '}
      {company && (
        <bdi className={styles.line} lang={company.lang}>
          <CompanyName name={company.name} />
        </bdi>
      )}
    </p>
  )
}
