import { useState } from 'react'
import { Trans } from '@lingui/react/macro'
import type { SpecMeaningEntry } from '../../../../contract/spec-meanings.ts'
import { limits } from '../../../../contract/limits.ts'
import type { CategoryGroup } from '../../../components/category/options.ts'
import { PickCategory } from '../../../components/category/PickCategory.tsx'
import { Options, type Option } from '../../../components/forms/Options.tsx'
import { Section } from '../../../components/sheet/Section.tsx'
import { businessFileCalls } from '../../../components/upload/file-calls.ts'
import { PhotosField } from '../../../components/upload/PhotosField.tsx'
import { Field, SelectField, SwitchField, TextAreaField } from '../../../ui/Field.tsx'
import { useScripted } from '../../../ui/useScripted.ts'
import type { Problems } from './EditProblem.tsx'
import { DocumentsSection } from './documents/DocumentsSection.tsx'
import { KeywordsField } from './KeywordsField.tsx'
import { PictureTexts } from './PictureTexts.tsx'
import { SpecRows } from './SpecRows.tsx'
import { TradeSection } from './TradeSection.tsx'
import { VideoRows } from './VideoRows.tsx'
import type { TradeLists } from './trade-lists.ts'
import type { ProductValues } from './values.ts'
import styles from './ProductForm.module.css'

const { cardDescriptionCut, photosPerProductGiven } = limits

/** What there is to choose from; `chosen` is what the category that is kept is called. */
export type Lists = {
  languages: Option[]
  industries: Option[]
  categories: CategoryGroup[]
  chosen: string
} & TradeLists

type Props = {
  businessID: string
  /** Undefined until it was saved once. */
  productID: string | undefined
  values: ProductValues
  lists: Lists
  /** What the names of the specifications mean, as far as the page was told. */
  meanings: readonly SpecMeaningEntry[]
  /** What the chosen category is called, where that is known. */
  chosenText: string
  problems: Problems
  onEdited(): void
  onUploading(count: number): void
}

/** The fields of a product, in the order in which buyers read them. */
export function ProductSections(props: Props) {
  const { values, lists, chosenText, problems, onEdited } = props
  const text = (name: 'name' | 'language' | 'description' | 'leadTime') => ({
    name,
    defaultValue: values[name],
    error: problems[name],
  })
  return (
    <>
      <Section
        id="what"
        title={<Trans>Product</Trans>}
        note={<Trans>What it is, in the words that buyers look for.</Trans>}
      >
        <div className={styles.fields}>
          <Field {...text('name')} label={<Trans>Product name</Trans>} required autoComplete="off" />
          <SelectField
            {...text('language')}
            label={<Trans>Language of the texts</Trans>}
            hint={<Trans>In which language you write here. Other languages have a page of their own.</Trans>}
          >
            <Options of={lists.languages} />
          </SelectField>
          <PickCategory
            value={values.category}
            text={chosenText}
            industry={values.industry}
            industries={lists.industries}
            categories={lists.categories}
            error={problems['category']}
            onEdited={onEdited}
          />
          <TextAreaField
            {...text('description')}
            label={<Trans>Description</Trans>}
            max={limits.productDescriptionMax}
            hint={<Trans>Cards show its first {cardDescriptionCut} characters.</Trans>}
          />
          <KeywordsField value={values.keywords} error={problems['keywords']} onEdited={onEdited} />
        </div>
      </Section>
      <Section
        id="photos"
        title={<Trans>Photos</Trans>}
        note={
          <Trans>A main image, which stands on every card, and up to {photosPerProductGiven} more.</Trans>
        }
      >
        <Photos {...props} />
      </Section>
      <Section
        id="videos"
        title={<Trans>Videos</Trans>}
        note={<Trans>Buyers’ browsers ask YouTube or Vimeo only once they press play.</Trans>}
      >
        <VideoRows addresses={values.videos} problems={problems} onEdited={onEdited} />
      </Section>
      <DocumentsSection {...props} />
      <Section
        id="specs"
        title={<Trans>Technical specification</Trans>}
        note={<Trans>The first four stand on cards.</Trans>}
      >
        <SpecRows rows={values.specs} meanings={props.meanings} problems={problems} onEdited={onEdited} />
      </Section>
      <Section id="delivery" title={<Trans>Lead time and stock</Trans>}>
        <div className={styles.fields}>
          <div className={styles.narrow}>
            <Field
              {...text('leadTime')}
              label={<Trans>Lead time in days</Trans>}
              inputMode="numeric"
              autoComplete="off"
            />
          </div>
          <SwitchField
            name="stock"
            value="1"
            defaultChecked={values.stock}
            label={<Trans>In stock</Trans>}
            hint={<Trans>Otherwise it is shown as made to order.</Trans>}
          />
        </div>
      </Section>
      <TradeSection values={values.trade} lists={lists} problems={problems} onEdited={onEdited} />
    </>
  )
}

function Photos({ businessID, values, problems, onEdited, onUploading }: Props) {
  const scripted = useScripted()
  const [pictures, setPictures] = useState(values.pictures)
  return (
    <>
      <input type="hidden" name="pictures" value={JSON.stringify(pictures)} />
      {problems['pictures'] && <p className={styles.wrong}>{problems['pictures']}</p>}
      {!scripted && (
        <noscript>
          <p className="muted">
            <Trans>Pictures can be changed only with JavaScript turned on.</Trans>
          </p>
        </noscript>
      )}
      {scripted && (
        <PhotosField
          calls={businessFileCalls(businessID)}
          pictures={pictures}
          max={limits.photosPerProductGiven + 1}
          onChange={(change) => {
            setPictures(change)
            onEdited()
          }}
          onWorking={onUploading}
        />
      )}
      <PictureTexts pictures={pictures} problems={problems} onEdited={onEdited} />
    </>
  )
}
