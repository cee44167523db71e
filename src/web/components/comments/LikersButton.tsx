import { useState } from 'react'
import { Plural } from '@lingui/react/macro'
import { useAct } from '../acts/standing.tsx'
import { useScripted } from '../../ui/useScripted.ts'
import { LikersDialog } from './LikersDialog.tsx'

type Props = {
  thing: { type: 'post' | 'comment'; id: string }
  /** How many like it when the page is made. */
  likes: number
  className?: string | undefined
}

/** How many like it as it stands now; pressed, who they are. Without scripts the number alone. */
export function LikersButton({ thing, likes, className }: Props) {
  const { count = 0 } = useAct('like', thing, likes)
  const scripted = useScripted()
  const [state, setState] = useState<'open' | 'closed'>()
  if (count === 0 && state !== 'open') return null
  const number = <Plural value={count} one="# like" other="# likes" />
  if (!scripted) return <span className={className}>{number}</span>
  return (
    <>
      <button type="button" className={className} aria-haspopup="dialog" onClick={() => setState('open')}>
        {number}
      </button>
      {/* It stays when it is closed, so that the focus goes back. */}
      {state && <LikersDialog id={thing.id} open={state === 'open'} onClose={() => setState('closed')} />}
    </>
  )
}
