import { Trans } from '@lingui/react/macro'
import { Link } from '../../../ui/Link.tsx'
import { useSite } from '../../../components/layout/site.ts'
import styles from './Connections.module.css'

type Props = {
  acting: { name: string; mayAct: boolean }
  /** Where the choice of another one leads back to. */
  back: string
}

/** Who acts here, and the way to be somebody else; who may not act for a company is told. */
export function ActsAs({ acting, back }: Props) {
  const who = <bdi>{acting.name}</bdi>
  const mayChoose = useSite()?.acting !== undefined
  return (
    <div className={styles.acting}>
      <p>
        <Trans>As {who}</Trans>
        {mayChoose && (
          <>
            {' · '}
            <Link to={`/acting-as?continue=${encodeURIComponent(back)}`}>
              <Trans>Act as somebody else</Trans>
            </Link>
          </>
        )}
      </p>
      {!acting.mayAct && (
        <p>
          <Trans>Only owners and admins of {who} ask for connections and answer requests in its name.</Trans>
        </p>
      )}
    </div>
  )
}
