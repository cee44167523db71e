import { Trans } from '@lingui/react/macro'
import { Link } from '../../ui/Link.tsx'
import type { Reading } from './reading.ts'
import styles from './InLanguage.module.css'

type Props = { reading: Reading; lang: string | undefined }

/** That a text stands in another language than the page; nothing for one in the page's. */
export function InLanguage({ reading, lang }: Props) {
  const name = lang === undefined ? undefined : reading.names[lang]
  if (name === undefined) return null
  // An element, not a text: Trans reads a text among its words for tags.
  const language = <>{name}</>
  return <Trans>In {language}</Trans>
}

/** Below the first text of a page: its language, whether the company translated what is shown, and the way to what it wrote first or back. */
export function ReadingLine({ reading, lang }: Props) {
  const { original, back } = reading
  const isMarked = lang !== undefined && lang in reading.names
  if (!isMarked && !original && !back) return null
  return (
    <ul className={styles.line}>
      {isMarked && (
        <li>
          <InLanguage reading={reading} lang={lang} />
        </li>
      )}
      {original && (
        <li>
          <Trans>Translated by the company</Trans>
        </li>
      )}
      {original && (
        <li className="no-print">
          <Link to={original} rel="nofollow" className="reach">
            <Trans>Show the original</Trans>
          </Link>
        </li>
      )}
      {back && (
        <li className="no-print">
          <Link to={back.path} className="reach">
            <BackTo name={back.language} />
          </Link>
        </li>
      )}
    </ul>
  )
}

function BackTo({ name }: { name: string }) {
  const language = <>{name}</>
  return <Trans>Back to {language}</Trans>
}
