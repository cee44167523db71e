import { useEffect, useRef, useState } from 'react'
import { useLingui } from '@lingui/react/macro'
import type { ActorEntry } from '../../api/acting.ts'
import type { PageSession } from '../../api/page.ts'
import { KeptHere } from '../../ui/KeptHere.tsx'
import { personName } from '../person/person.ts'
import { ComposerFields } from './ComposerFields.tsx'
import { draftNameOf } from './composed.ts'
import { PostAs } from './PostAs.tsx'
import type { PostAnswer } from './posting.ts'
import { useComposer, type ComposerWish, type Posted } from './use-composer.ts'
import styles from './Composer.module.css'

export type ComposerData = {
  session: PageSession
  /** All companies as which the person may write. */
  actors: readonly ActorEntry[]
  /** As whom one begins: the id of a company, empty for the person. */
  actor: string
  keyOfForm: string
}

type Props = ComposerData & {
  /** In which it is written; left out, on the place of who writes. */
  group?: { id: string; name: string }
  /** What became of the form without scripts. */
  answer?: PostAnswer | undefined
  onPosted(posted: Posted): void
}

/** The box in which somebody writes a post; what is typed is kept for each identity (P2.25). */
export function Composer({ session, actors, actor, keyOfForm, group, answer, onPosted }: Props) {
  const { t } = useLingui()
  const [chosen, setChosen] = useState(answer?.shown.actor ?? actor)
  const send = useRef<() => void>(undefined)
  const business = actors.find(({ businessID }) => businessID === chosen)
  const timelineID = group?.id ?? business?.businessID ?? session.userID
  const draftName = draftNameOf(chosen, timelineID)
  return (
    <form
      method="post"
      className={`sheet ${styles.box}`}
      aria-label={t`New post`}
      onSubmit={(event) => {
        event.preventDefault()
        send.current?.()
      }}
    >
      <input type="hidden" name="intent" value="post" />
      {group && <input type="hidden" name="group" value={group.id} />}
      <PostAs session={session} actors={actors} chosen={chosen} onChoose={setChosen} />
      <OfIdentity
        key={draftName}
        name={business?.name ?? personName(session)}
        businessID={business?.businessID}
        timelineType={group ? 'group' : business ? 'business' : 'user'}
        timelineID={timelineID}
        draftName={draftName}
        keyOfForm={keyOfForm}
        answer={answer?.shown.actor === chosen ? answer : undefined}
        onReady={(ready) => {
          send.current = ready
        }}
        onPosted={onPosted}
      />
    </form>
  )
}

type OfProps = Omit<ComposerWish, 'typed'> & {
  name: string
  answer: PostAnswer | undefined
  /** Told after each rendering what sends it, for the form around. */
  onReady(send: () => void): void
}

/** What is written as one identity, with the draft of that one. */
function OfIdentity({ name, answer, onReady, ...wish }: OfProps) {
  const { area, composer } = useComposer({ ...wish, typed: answer?.shown.content ?? '' })
  useEffect(() => onReady(composer.send))
  return (
    <>
      <KeptHere
        draft={composer.draft}
        unsaved={!composer.isEmpty || composer.pictures.length > 0 || composer.document !== undefined}
        onDiscard={composer.clear}
      />
      <input type="hidden" name="key" value={answer?.shown.key ?? wish.keyOfForm} />
      <ComposerFields area={area} composer={composer} name={name} answer={answer} />
    </>
  )
}
