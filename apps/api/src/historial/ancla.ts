/**
 * Anchor: number and hash of the last row of the audit history at one moment, stored in a file outside the database. A
 * person who can change the database cannot change that file (R15).
 */
export interface Ancla {
  readonly orden: number
  readonly hash: string
  readonly momento: string
  /** Last executive title number in use when the anchor was written. Absent in the anchors of older versions (R30). */
  readonly titulos?: number | undefined
  /** Last letter number in use. Absent in the anchors of older versions (R30). */
  readonly cartas?: number | undefined
  /** Last agreement number in use. Absent in the anchors of older versions (R30). */
  readonly convenios?: number | undefined
  /**
   * True when the anchor was written because a database restored from an older copy was accepted. The audit history of
   * that database may lack rows that earlier anchors record (see `abandonos.ts`).
   */
  readonly restaurada?: boolean | undefined
  /**
   * How the restored database was accepted. `arranque` (start): an administrator wrote the code of the database in
   * APREMIA_RESTAURACION. `restaurar` (restore): the backup command restored the database into the data folder that has
   * every issued number. Absent in the anchors of older versions.
   */
  readonly acepto?: string | undefined
  /** Number and hash of the last audit history row of the restored database when it was accepted. */
  readonly ordenRestaurado?: number | undefined
  readonly hashRestaurado?: string | undefined
  /**
   * Number of restored databases that an administrator had accepted when the anchor was written (see
   * `anclas-en-almacen.ts`).
   */
  readonly epoca?: number | undefined
}
