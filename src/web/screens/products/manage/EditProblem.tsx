import { Trans, useLingui } from '@lingui/react/macro'
import { Done } from '../../../components/forms/Done.tsx'
import { SaveProblem } from '../../../components/forms/SaveProblem.tsx'
import { limits } from '../../../../contract/limits.ts'
import { LinkButton } from '../../../ui/Button.tsx'
import { discarding } from '../../../ui/UnsavedGuard.tsx'
import { StaleTable } from './StaleTable.tsx'
import { TradeControlName, useTradeWords } from './TradeProblem.tsx'
import type { EditAnswer } from './edit-answer.ts'
import styles from './EditProblem.module.css'

/** What is wrong, by the name of the control. */
export type Problems = Partial<Record<string, string>>

/** The words for each field that was refused. */
export function useProblems(answer: EditAnswer | undefined): Problems {
  const { t } = useLingui()
  const { productNameMax, productDescriptionMax, keywordsPerProductMax, keywordMax, leadTimeMax } = limits
  const { photosPerProductGiven, pictureAltMax, specKeyMax, specValueMax } = limits
  const isEmpty = (name: string) => {
    const [, part, at] = name.split('-')
    const row = answer?.shown?.specs[Number(at)]
    return (part === 'key' ? row?.key : row?.value)?.trim() === ''
  }
  const tradeWords = useTradeWords()
  const words = (name: string): string => {
    const ofTrade = tradeWords(name, answer?.status === 409)
    if (ofTrade !== undefined) return ofTrade
    if (name === 'name' && answer?.shown?.name.trim() === '') return t`Please fill in this field.`
    if (name === 'name')
      return t`Please enter 1 to ${productNameMax} characters, none of them invisible, without a web address or anything that only our badges say.`
    if (name === 'language') return t`Please choose a language of the list.`
    if (name === 'category') return t`Please choose a category of the list.`
    if (name === 'description')
      return t`Please enter at most ${productDescriptionMax} characters, none of them invisible.`
    if (name === 'keywords')
      return t`Please enter at most ${keywordsPerProductMax} keywords of ${keywordMax} characters each, none of them invisible.`
    if (name === 'leadTime') return t`Please enter a whole number of days, at most ${leadTimeMax}.`
    if (name === 'pictures')
      return t`A picture cannot be used any more, or there are more than a main image and ${photosPerProductGiven} photos. Please upload it again.`
    if (name.startsWith('pictureText'))
      return t`Please enter at most ${pictureAltMax} characters, none of them invisible.`
    if (name.startsWith('video'))
      return t`This is not the address of a video on YouTube or Vimeo, such as https://www.youtube.com/watch?v=… or https://vimeo.com/…`
    if (name.startsWith('spec-') && isEmpty(name)) {
      if (name.startsWith('spec-key'))
        return t`Please enter a name, or clear the row; a draft can be saved without.`
      return t`Please enter a value, or clear the row; a draft can be saved without.`
    }
    if (name.startsWith('spec-key')) return t`Please enter a name of at most ${specKeyMax} characters.`
    return t`Please enter a value of at most ${specValueMax} characters.`
  }
  return Object.fromEntries((answer?.wrong ?? []).map((name) => [name, words(name)]))
}

type Props = {
  answer: EditAnswer | undefined
  problems: Problems
  made: string | undefined
  /** The address of this product. */
  back: string
  onDiscard(): void
}

/** What came of sending the form, above it: why nothing was saved; without script also that it was. */
export function EditProblem({ answer, problems, made, back, onDiscard }: Props) {
  if (!answer) return made === undefined ? null : <Made made={made} />
  if (answer.outcome === 'listed') return null
  if (answer.outcome === 'saved' || answer.outcome === 'published')
    return (
      <noscript>
        <Done>
          {answer.outcome === 'published' ? <Trans>Saved and published</Trans> : <Trans>Product saved</Trans>}
        </Done>
      </noscript>
    )
  return (
    <SaveProblem
      answer={answer}
      title={<Title answer={answer} />}
      problems={problems}
      Label={ControlName}
      back={back}
    >
      {answer.outcome === 'stale' && (
        <>
          <StaleTable differences={answer.differences ?? []} />
          <p className={styles.ways}>
            <span>
              <Trans>Save again to keep yours, or take what was saved meanwhile:</Trans>
            </span>
            <LinkButton to={back} state={discarding} reloadDocument size="small" onClick={onDiscard}>
              <Trans>Take the saved version</Trans>
            </LinkButton>
          </p>
        </>
      )}
      {answer.outcome === 'full' && (
        <p>
          <Trans>
            Save it as a draft, or unpublish another product in the list first. Nothing you typed is lost.
          </Trans>
        </p>
      )}
    </SaveProblem>
  )
}

/** What was made just before this page; it stands for whoever did not see the toast. */
function Made({ made }: { made: string }) {
  if (made === 'copy')
    return (
      <Done>
        <Trans>This is the copy: a draft, seen by your company alone.</Trans>
      </Done>
    )
  return (
    <noscript>
      <Done>{made === 'published' ? <Trans>Saved and published</Trans> : <Trans>Draft saved</Trans>}</Done>
    </noscript>
  )
}

function Title({ answer: { outcome, message } }: { answer: EditAnswer }) {
  if (outcome === 'full') return <Trans>Your plan has no room for more published products.</Trans>
  if (outcome === 'stale')
    return (
      <Trans>
        Another version of this product was saved while you were changing it. Yours was not saved yet.
      </Trans>
    )
  return message ?? <Trans>Something was wrong, try again please</Trans>
}

/** A control by its name, for a list that stands apart from the fields. */
function ControlName({ name }: { name: string }) {
  const [field = '', , row] = name.split('-')
  const number = Number(row ?? name.split('-')[1] ?? 0) + 1
  switch (field) {
    case 'name':
      return <Trans>Product name</Trans>
    case 'language':
      return <Trans>Language of the texts</Trans>
    case 'category':
      return <Trans>Category</Trans>
    case 'description':
      return <Trans>Description</Trans>
    case 'keywords':
      return <Trans>Keywords</Trans>
    case 'pictures':
      return <Trans>Photos</Trans>
    case 'pictureText':
      return <Trans>What a picture shows</Trans>
    case 'video':
      return <Trans>Video {number}</Trans>
    case 'spec':
      return <Trans>Row {number} of the specification</Trans>
    case 'leadTime':
      return <Trans>Lead time in days</Trans>
    default:
      return <TradeControlName name={name} />
  }
}
