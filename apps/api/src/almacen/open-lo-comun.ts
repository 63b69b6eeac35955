import { createObjetos } from '../documentos/s3/objetos.ts'
import { createAnclasEnAlmacen } from '../historial/anclas-en-almacen.ts'
import type { Config } from '../platform/config.ts'
import type { Services } from '../platform/services.ts'

/**
 * Parts of the server that use the S3-compatible store, which all the machines of an installation share. Each part is
 * undefined when the installation has no such store.
 */
export type LoComun = Pick<Services, 'objetos' | 'anclasEnAlmacen'>

export const openLoComun = ({ almacen }: Pick<Config, 'almacen'>): LoComun => {
  if (almacen === undefined) return { objetos: undefined, anclasEnAlmacen: undefined }
  const objetos = createObjetos(almacen)
  return { objetos, anclasEnAlmacen: createAnclasEnAlmacen(objetos) }
}
