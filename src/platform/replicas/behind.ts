// What is said of a replica that lacks what its reader was promised; the primary is asked then.

export class ReplicaBehind extends Error {
  override name = 'ReplicaBehind'
  constructor() {
    super('the replica is behind')
  }
}
