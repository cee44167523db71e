// What the name of a product or a certificate says of us: that we have checked it, or that it is ours (T23, decision 96).
import { AppError } from '../../contract/errors.ts'
import { saysVerified } from './badge-words.ts'
import { looksOf, namesUsBeside, posesAsUs } from './posing.ts'

/** Beside our brand these say that we stand for something; a tool for a millwright is called so too. */
const claims = [
  ...looksOf(
    `official oficial ufficiale verified verificad verificat approved aprobad approvat checked audited inspected
     confirmed confirmad confermat trusted certifiedby recommended recomendad raccomandat
     公式 確認 審査 認証 認定 公認 承認 検証 推奨 官方 核实 核验 审核 认证 验证 认可 推荐`,
  ),
  ...looksOf('by por da von').map((word) => `${word}*`),
  ...looksOf('による より').map((word) => `*${word}`),
]

/** Throws NameReserved for a product that is called as if it were ours or checked by us. */
export function requireOwnProduct(name: string): void {
  if (namesUsBeside(name, claims)) refuse(['name'])
}

/** Throws NameReserved, naming the fields, for a certificate that we are said to have issued, or that says what our badge says. */
export function requireForeignCertificate(words: Readonly<Record<string, string>>): void {
  refuse(
    Object.keys(words).filter((field) => {
      const text = words[field] ?? ''
      return posesAsUs(text) || saysVerified(text) || namesUsBeside(text, claims)
    }),
  )
}

function refuse(fields: readonly string[]): void {
  if (fields.length === 0) return
  const why = 'Could be taken for ours'
  throw new AppError('NameReserved', { fields: Object.fromEntries(fields.map((field) => [field, why])) })
}
