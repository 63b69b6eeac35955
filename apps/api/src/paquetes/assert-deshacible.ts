import { checkDeshacerPaquete, type Motivo, textos } from '@apremia/core'
import type { Queryable } from '../platform/db/queryable.ts'
import { notFound } from '../platform/http/app-error.ts'
import { camposRechazados } from '../platform/http/refuse-motivos.ts'
import { type FilaDePaqueteCarga, findPaquete } from './cargas-de-paquete-repo.ts'
import { countAntesCambiados, findActosPosteriores, hasPosterior } from './find-posteriores.ts'

export const requirePaquete = async (db: Queryable, id: number): Promise<FilaDePaqueteCarga> => {
  const carga = await findPaquete(db, id)
  if (carga === undefined || carga.simulacion) throw notFound(textos.padron.noEncontrada)
  return carga
}

export const motivosDeNoDeshacer = async (
  db: Queryable,
  { id, estado, deshacible, archivos }: FilaDePaqueteCarga,
): Promise<Motivo[]> =>
  checkDeshacerPaquete({
    ...{ estado, deshacible, archivos, hayPosterior: await hasPosterior(db, id) },
    ...(await findActosPosteriores(db, id)),
    cambiados: await countAntesCambiados(db, id),
  })

/** @throws AppError 409 with the reason why the data import cannot be undone */
export const assertPaqueteDeshacible = async (
  db: Queryable,
  carga: FilaDePaqueteCarga,
): Promise<void> => {
  const motivos = await motivosDeNoDeshacer(db, carga)
  if (motivos.length > 0) throw camposRechazados(409, 'carga-no-deshacible', motivos)
}
