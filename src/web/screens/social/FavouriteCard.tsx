import { useLayoutEffect } from 'react'
import { Link } from 'react-router'
import { IconX } from '@tabler/icons-react'
import { Trans, useLingui } from '@lingui/react/macro'
import { actText } from '../../api/acts.ts'
import { actsForm } from '../../components/acts/ActsForm.tsx'
import { useAct } from '../../components/acts/standing.tsx'
import { BusinessPicture } from '../../components/business/BusinessPicture.tsx'
import { CompanyName } from '../../components/business/CompanyName.tsx'
import { TierMark, VerifiedMark } from '../../components/business/marks.tsx'
import { Place } from '../../components/business/Place.tsx'
import { PersonPicture } from '../../components/person/PersonPicture.tsx'
import { ProductPicture } from '../../components/product/ProductPicture.tsx'
import { StockMark } from '../../components/product/StockMark.tsx'
import { Button } from '../../ui/Button.tsx'
import { showToast } from '../../ui/toastList.ts'
import type { FavouriteLine } from './favourite-lines.ts'
import styles from './FavouriteCard.module.css'

export type KeptBy = 'save' | 'follow'
type Props = {
  act: KeptBy
  line: FavouriteLine
  language: string
  /** Told whether it is still there, whenever that changes. */
  onTurned(id: string, isThere: boolean): void
}
type Face = NonNullable<FavouriteLine['face']>

/** One saved or followed thing; it goes at once when it is removed, and can be had back (U24). */
export function FavouriteCard({ act, line: { type, id, face }, language, onTurned }: Props) {
  const { t } = useLingui()
  const words = useWords(act, face?.name)
  const thing = { type, id }
  const { on, turn } = useAct(act, thing)
  // Before it is painted, so that what counts them never shows another number than there are cards.
  useLayoutEffect(() => onTurned(id, on), [onTurned, id, on])
  if (!on) return null
  return (
    <li className={`sheet ${styles.card}`}>
      {face ? <FaceOf face={face} language={language} /> : <Gone />}
      <Button
        type="submit"
        form={actsForm}
        name="act"
        value={actText({ name: act, on: false, thing })}
        className={styles.remove}
        aria-label={words.label}
        onClick={(event) => {
          if (!turn) return
          event.preventDefault()
          turn(false)
          showToast({
            tone: 'success',
            text: words.done,
            action: { label: t`Undo`, run: () => turn(true) },
          })
        }}
      >
        <IconX size={16} stroke={1.75} aria-hidden />
        <span className={styles.word}>{words.button}</span>
      </Button>
    </li>
  )
}

/** What the button of a card is called, in full and in short, and what is said once it was pressed. */
function useWords(act: KeptBy, name: string | undefined) {
  const { t } = useLingui()
  if (act === 'follow')
    return {
      button: <Trans>Unfollow</Trans>,
      label: name === undefined ? t`Unfollow` : t`Unfollow ${name}`,
      done: name === undefined ? t`You no longer follow them.` : t`You no longer follow ${name}.`,
    }
  return {
    button: <Trans context="from the favorites">Remove</Trans>,
    label: name === undefined ? t`Remove from favorites` : t`Remove ${name} from favorites`,
    done: t`Removed from your favorites.`,
  }
}

function Gone() {
  return (
    <p className={styles.gone}>
      <Trans>This is no longer here.</Trans>
    </p>
  )
}

/** The head of a card: picture, name, and what marks it. */
export function FaceOf({ face, language }: { face: Face; language: string }) {
  return (
    <>
      <Link to={face.path} className={styles.picture} tabIndex={-1} aria-hidden="true">
        <Picture face={face} />
      </Link>
      <div className={styles.who}>
        <h2 className={styles.name} lang={face.nameLang}>
          <Link to={face.path} className="reach">
            <bdi>{face.kind === 'business' ? <CompanyName name={face.name} /> : face.name}</bdi>
          </Link>
        </h2>
        <Marks face={face} language={language} />
      </div>
      {face.kind !== 'user' && face.text && (
        <p className={styles.text} lang={face.textLang} dir="auto">
          {face.text}
        </p>
      )}
    </>
  )
}

function Picture({ face }: { face: Face }) {
  if (face.kind === 'user') return <PersonPicture person={face.person} url={face.picture} size={64} />
  if (face.kind === 'product')
    return <ProductPicture url={face.picture} industryID={face.industryID} size={64} />
  return (
    <BusinessPicture
      url={face.picture}
      companyName={face.name}
      industryID={face.industryID}
      width={64}
      height={64}
      kind="logo"
    />
  )
}

function Marks({ face, language }: { face: Face; language: string }) {
  if (face.kind === 'user')
    return (
      <div className={styles.marks}>
        {face.does.length > 0 && <span>{face.does.join(' · ')}</span>}
        {face.place && <Place contact={face.place} language={language} />}
      </div>
    )
  if (face.kind === 'product')
    return (
      <div className={styles.marks}>
        <Link className="reach" to={face.company.path} lang={face.company.lang}>
          <CompanyName name={face.company.name} />
        </Link>
        <VerifiedMark verified={face.company.verified} />
        <StockMark stock={face.stock} />
      </div>
    )
  return (
    <div className={styles.marks}>
      <VerifiedMark verified={face.verified} />
      <TierMark tier={face.subscription} />
      <Place contact={face.place} language={language} />
    </div>
  )
}
