import { Plural } from '@lingui/react/macro'
import { PostText } from '../../components/posts/PostText.tsx'
import { LocalMoment } from '../../components/text/Times.tsx'
import styles from './PostScreen.module.css'

type Props = {
  versions: readonly { revision: number; content: string; writtenAt: string }[]
  lang: string | undefined
}

/** What a post said before, for whoever asks. */
export function Versions({ versions, lang }: Props) {
  if (versions.length === 0) return null
  return (
    <details className={styles.versions}>
      <summary>
        <Plural value={versions.length} one="# earlier version" other="# earlier versions" />
      </summary>
      <ol>
        {versions.map(({ revision, content, writtenAt }) => (
          <li key={revision} className={styles.version}>
            <p className="t-small muted">
              <LocalMoment at={writtenAt} />
            </p>
            <PostText text={content} lang={lang} />
          </li>
        ))}
      </ol>
    </details>
  )
}
