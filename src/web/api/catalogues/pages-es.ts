import type { Catalogue } from './catalogue.ts'

export default import.meta.glob<Catalogue>('../../../messages/es/pages/*.po', { eager: true })
