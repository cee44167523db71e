import { useEffect, useRef, useState } from 'react'
import { Form, Link, useLocation, useNavigation } from 'react-router'
import { IconArrowLeft, IconLanguage } from '@tabler/icons-react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { SpecMeaningEntry } from '../../../../contract/spec-meanings.ts'
import type { ManageHead } from '../../../api/managed.ts'
import { sentText } from '../../../api/sent.ts'
import { useUnmended } from '../../../components/forms/mended.ts'
import { hasFailed } from '../../../components/forms/outcome.ts'
import { OnlyManagers } from '../../../components/manage/OnlyManagers.tsx'
import { showToast } from '../../../ui/toastList.ts'
import { UnsavedGuard } from '../../../ui/UnsavedGuard.tsx'
import { KeptHere } from '../../../ui/KeptHere.tsx'
import { useDraft } from '../../../ui/useDraft.ts'
import { useShown } from '../../../ui/useShown.ts'
import { EditProblem, useProblems } from './EditProblem.tsx'
import { ProductBar } from './ProductBar.tsx'
import { ProductSections, type Lists } from './ProductSections.tsx'
import { StateMark } from './StateMark.tsx'
import type { EditAnswer } from './edit-answer.ts'
import type { ProductStateName } from './states.ts'
import { valuesTyped, type ProductValues } from './values.ts'
import styles from './ProductForm.module.css'

type Props = {
  business: ManageHead
  canManage: boolean
  productID: string | undefined
  state: ProductStateName | undefined
  /** Whoever reads this proposed it. */
  isMine: boolean
  values: ProductValues
  /** What the names of the specifications mean. */
  meanings: readonly SpecMeaningEntry[]
  lists: Lists
  answer: EditAnswer | undefined
  /** What was made just before this page: `draft`, `published` or `copy`. */
  made: string | undefined
}

/** A product in all its fields; saved together, and kept in this tab until it is (P2.24 and P3.4). */
export function ProductForm(props: Props) {
  const { business, canManage, isMine, productID, values: kept, lists, answer, made } = props
  const { businessID } = business
  const form = useRef<HTMLFormElement>(null)
  const { pathname } = useLocation()
  const draft = useDraft(`product:${businessID}:${productID ?? 'new'}`)
  const { keep, drop } = draft
  // Counted, so that each change is kept once the form shows it.
  const [edits, setEdits] = useState(0)
  const [uploading, setUploading] = useState(0)
  const { formMethod, formData } = useNavigation()
  const saving = formMethod === 'POST'
  const problems = useUnmended(answer, useProblems(answer), form, edits)
  const isMended =
    answer?.outcome === 'refused' && answer.wrong.length > 0 && Object.keys(problems).length === 0
  const state = answer?.state ?? props.state
  const isLocked = !canManage && state !== undefined && !(state === 'draft' && isMine)
  useEffect(() => {
    if (edits > 0 && form.current) keep(form.current)
    // Only what was edited is kept; `keep` is another function each time.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [edits])
  useOutcome(answer, made, () => {
    setEdits(0)
    // Saved, but without room to be published.
    if (answer?.outcome === 'full') draft.forget()
  })

  const { values, version } = useShown({
    answer,
    draft,
    ofDraft: (typed) => valuesTyped({ get: (name: string) => typed[name] }),
    loaded: kept,
  })
  const unsaved = edits > 0 || draft.draft !== null
  return (
    <Form
      method="post"
      action={pathname}
      ref={form}
      className={styles.form}
      noValidate
      preventScrollReset
      onSubmit={(event) => {
        if (saving) event.preventDefault()
      }}
      onChange={() => setEdits((count) => count + 1)}
    >
      <UnsavedGuard unsaved={unsaved && !saving} />
      <Head
        businessID={businessID}
        productID={productID}
        name={productID === undefined ? undefined : kept.name}
        state={state}
      />
      {isLocked && (
        <OnlyManagers>
          <Trans>You can look at this product, but not change it: members write drafts of their own.</Trans>
        </OnlyManagers>
      )}
      <KeptHere draft={draft} unsaved={unsaved} onDiscard={() => setEdits(0)} />
      {!isMended && (
        <EditProblem answer={answer} problems={problems} made={made} back={pathname} onDiscard={drop} />
      )}
      {/* What Enter presses: the first button of the form. */}
      <button type="submit" name="intent" value="save" className="vh" tabIndex={-1} aria-hidden="true" />
      <input key={`revision ${version}`} type="hidden" name="revision" defaultValue={values.revision} />
      <fieldset disabled={isLocked} className="sheet" key={version}>
        <ProductSections
          businessID={businessID}
          productID={productID}
          values={values}
          lists={answer?.categories ? { ...lists, categories: answer.categories } : lists}
          meanings={[...props.meanings, ...(answer?.meanings ?? [])]}
          chosenText={nameOfChosen(props, values.category)}
          problems={problems}
          onEdited={() => setEdits((count) => count + 1)}
          onUploading={setUploading}
        />
      </fieldset>
      {!isLocked && (
        <ProductBar
          businessID={businessID}
          state={state}
          canManage={canManage}
          saving={saving ? sentText(formData, 'intent', 'save') : undefined}
          wrong={Object.keys(problems).length}
          uploading={uploading}
          onDiscard={drop}
        />
      )}
    </Form>
  )
}

/** What the category in the form is called, as far as the page was told. */
function nameOfChosen({ answer, values, lists }: Props, category: string): string {
  if (category === answer?.shown?.category) return answer.chosen ?? ''
  return category === values.category ? lists.chosen : ''
}

function Head({
  businessID,
  productID,
  name,
  state,
}: {
  businessID: string
  productID: string | undefined
  name: string | undefined
  state: ProductStateName | undefined
}) {
  return (
    <div className={styles.head}>
      <Link to={`/business/${businessID}/products`} className={styles.back}>
        <IconArrowLeft size={18} stroke={1.75} aria-hidden />
        <Trans>All products</Trans>
      </Link>
      <div className={styles.name}>
        <h2 className="t-card">{name ?? <Trans>New product</Trans>}</h2>
        {state && <StateMark state={state} />}
        {productID !== undefined && (
          <Link to={`/business/${businessID}/products/${productID}/languages`} className={styles.languages}>
            <IconLanguage size={18} stroke={1.75} aria-hidden />
            <Trans>Languages</Trans>
          </Link>
        )}
      </div>
    </div>
  )
}

/** Says the outcome at the bottom of the page, once each. */
function useOutcome(answer: EditAnswer | undefined, made: string | undefined, onSaved: () => void): void {
  const { t } = useLingui()
  const told = useRef<number | string>(0)
  useEffect(() => {
    const now = answer?.at ?? made
    if (now === undefined || told.current === now) return
    told.current = now
    const outcome = answer?.outcome ?? made
    if (outcome === 'published') showToast({ tone: 'success', text: t`Saved and published` })
    else if (outcome === 'saved') showToast({ tone: 'success', text: t`Product saved` })
    else if (outcome === 'draft') showToast({ tone: 'success', text: t`Draft saved` })
    else if (answer && hasFailed(answer)) showToast({ tone: 'failure' })
    const isSaved = outcome === 'saved' || outcome === 'published' || outcome === 'draft'
    if (isSaved || (outcome === 'full' && answer?.state !== undefined)) onSaved()
  })
}
