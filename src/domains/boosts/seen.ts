// What boosts are of, for what pages tell of them.
export { findThings as boostsOf } from './queries/boosts.ts'
