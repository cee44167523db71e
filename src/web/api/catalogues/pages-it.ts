import type { Catalogue } from './catalogue.ts'

export default import.meta.glob<Catalogue>('../../../messages/it/pages/*.po', { eager: true })
