import { bigint, pgTable, text } from 'drizzle-orm/pg-core'

/**
 * Data folders that the servers of the database use: one, or one for each machine when they share an S3-compatible
 * store.
 */
export const carpetaDeDatos = pgTable('carpeta_de_datos', {
  /**
   * Name of the file that the last start of a server created in the folder. A copied folder is recognised because this
   * file has a different creation time in the copy.
   */
  sello: text('sello').primaryKey(),
  /**
   * Creation time of the file named in `sello`, in milliseconds since 1970. Null where the file system does not give a
   * creation time.
   */
  selloNacido: bigint('sello_nacido', { mode: 'number' }),
})
