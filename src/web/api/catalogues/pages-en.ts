import type { Catalogue } from './catalogue.ts'

export default import.meta.glob<Catalogue>('../../../messages/en/pages/*.po', { eager: true })
