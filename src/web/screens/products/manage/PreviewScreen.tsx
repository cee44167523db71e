import { createContext, redirect } from 'react-router'
import { IconEye } from '@tabler/icons-react'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Route } from './+types/PreviewScreen'
import { metaOf, pageHead } from '../../../api/head.ts'
import { managedOf } from '../../../api/managed.ts'
import { pageOf } from '../../../api/page.ts'
import { CompanyName } from '../../../components/business/CompanyName.tsx'
import { ManageProblem } from '../../../components/manage/ManageProblem.tsx'
import { FoldedText } from '../../../components/text/FoldedText.tsx'
import { PartNumbers } from '../../../components/text/PartNumbers.tsx'
import { Gallery } from '../Gallery.tsx'
import { KeyFacts } from '../ProductHead.tsx'
import { Specifications, TechnicalSpecification } from '../Specifications.tsx'
import { Trade } from '../Trade.tsx'
import { Videos } from '../Videos.tsx'
import head from '../ProductHead.module.css'
import page from '../ProductScreen.module.css'
import { previewOf } from './preview-data.ts'
import { listAddress } from './list-query.ts'
import styles from './PreviewScreen.module.css'

/** Set by the form that is shown; nothing is kept here, so without one there is nothing to show. */
const formSent = createContext(false)

export async function loader({ params, context }: Route.LoaderArgs) {
  const { businessID, general } = await managedOf(context, params.id)
  if (!context.get(formSent)) throw redirect(listAddress(businessID))
  const page = pageOf(context)
  return {
    head: pageHead(page, {
      title: page.i18n._(msg`Preview | ${general.companyName}`),
      description: page.i18n._(msg`How buyers will see this product.`),
      canonicalPath: listAddress(businessID),
      noindex: true,
    }),
  }
}

/** Shows what was typed, saved or not. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const managed = await managedOf(context, params.id)
  context.set(formSent, true)
  return previewOf(pageOf(context), managed.businessID, await request.formData())
}

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head)

export default function PreviewScreen({ actionData: product }: Route.ComponentProps) {
  if (!product) return null
  return (
    <div className={`wrap ${page.page}`}>
      <p className={styles.note}>
        <IconEye size={20} stroke={1.5} aria-hidden />
        <span>
          <Trans>A preview: so buyers will see this product. Nothing was saved.</Trans>
        </span>
      </p>
      <div className={`sheet ${styles.top}`}>
        <Gallery product={product} />
        <div className={head.head}>
          <h1 className="t-name" tabIndex={-1} lang={product.nameLang}>
            <PartNumbers text={product.name} />
          </h1>
          <p className={head.by}>
            <CompanyName name={product.company.name} />
          </p>
          {product.text && (
            <div className={head.text}>
              <FoldedText
                text={product.text}
                preview={product.preview}
                lang={product.textLang}
                onPhones={!product.isLongText}
              />
            </div>
          )}
          <KeyFacts keys={product.keys} />
        </div>
      </div>
      <div className={`sheet ${page.dossier}`}>
        <Specifications product={product} />
        <Trade trade={product.trade} />
        <TechnicalSpecification {...product} />
        <Videos product={product} />
      </div>
    </div>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ManageProblem error={error} />
}
