import type { Catalogue } from './catalogue.ts'

export default import.meta.glob<Catalogue>('../../../messages/es/console/*.po', { eager: true })
