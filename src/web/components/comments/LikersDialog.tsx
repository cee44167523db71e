import { Trans } from '@lingui/react/macro'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { PartyPicture } from '../person/PartyPicture.tsx'
import { PartyName } from './PartyName.tsx'
import { useLikers } from './use-likers.ts'
import styles from './Likers.module.css'

type Props = { id: string; open: boolean; onClose(): void }

/** Who likes a post or a comment, the newest first, asked for when it opens; what fails says so (P8.5). */
export function LikersDialog({ id, open, onClose }: Props) {
  return (
    <Dialog open={open} onClose={onClose} title={<Trans>Who likes this</Trans>}>
      <Likers id={id} onClose={onClose} />
    </Dialog>
  )
}

function Likers({ id, onClose }: Pick<Props, 'id' | 'onClose'>) {
  const { likers, hasMore, state, more } = useLikers(id)
  return (
    <div className={styles.likers}>
      {likers.length > 0 && (
        <ul className={styles.list}>
          {likers.map((liker) => (
            <li key={liker.id} className={styles.liker} data-liker={liker.id}>
              <PartyPicture party={liker} size={40} />
              <PartyName of={liker} className="reach" />
            </li>
          ))}
        </ul>
      )}
      <p role="status">
        {state === 'loading' ? (
          <Trans>Loading</Trans>
        ) : state === 'idle' && likers.length === 0 && !hasMore ? (
          <Trans>Nobody you can see likes this.</Trans>
        ) : null}
      </p>
      {state === 'failed' && (
        <p role="alert">
          <Trans>Error loading data</Trans>
        </p>
      )}
      <div className={styles.acts}>
        {hasMore && (
          <Button size="small" aria-disabled={state === 'loading'} onClick={() => void more()}>
            {state === 'failed' ? <Trans>Try again</Trans> : <Trans>Show more</Trans>}
          </Button>
        )}
        <Button size="small" onClick={onClose} data-first>
          <Trans>Close</Trans>
        </Button>
      </div>
    </div>
  )
}
