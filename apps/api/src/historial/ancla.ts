/**
 * Anchor: number and hash of the last row of the audit history on a day, stored in a file outside the database. A
 * person who can change the database cannot change that file (R15).
 */
export interface Ancla {
  readonly orden: number
  readonly hash: string
  readonly momento: string
  /**
   * Last executive title number in use when this anchor (record outside the database) was written. `cartas` and
   * `convenios` have the last letter number and the last agreement number. Anchors of older versions lack the three
   * numbers (R30).
   */
  readonly titulos?: number | undefined
  readonly cartas?: number | undefined
  readonly convenios?: number | undefined
  /**
   * Whether this anchor (record outside the database) was written when the server started on a database restored from
   * an older copy. The audit history of the restored database may lack rows that earlier anchors record.
   */
  readonly restaurada?: boolean | undefined
  /** How many restored databases the notes of the store knew as accepted (see `anclas-en-almacen.ts`). */
  readonly epoca?: number | undefined
}
