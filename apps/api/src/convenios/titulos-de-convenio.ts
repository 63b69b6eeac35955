import {
  checkEstadoTitulado,
  interpolar,
  listTitulos,
  type Motivo,
  nombrarTitulos,
  textos,
} from '@apremia/core'
import { findTitulosVigentes, lockTitulos } from '../deuda-retenida/titulos-vigentes.ts'
import type { Queryable, Tx } from '../platform/db/queryable.ts'
import { AppError } from '../platform/http/app-error.ts'
import { camposRechazados } from '../platform/http/refuse-motivos.ts'
import { categoriaDeDetalle, type FilaDeDetalle } from './detalle-repo.ts'

export const findTitulosDe = async (
  db: Queryable,
  fila: FilaDeDetalle,
  periodos: FilaDeDetalle['periodos'] = fila.periodos,
): Promise<readonly number[]> => {
  const hallados = await findTitulosVigentes(db, categoriaDeDetalle(fila), periodos)
  return [...new Set(hallados.flat())].sort((a, b) => a - b)
}

const refuse = (motivos: readonly Motivo[]): AppError =>
  camposRechazados(409, 'deuda-titulada', motivos)

/**
 * @throws AppError 409 when the debt of the agreement has an executive title and the state of the agreement is not
 * judicial (D165)
 */
export const assertEstadoTitulado = (fila: FilaDeDetalle, titulos: readonly number[]): void => {
  const motivos = checkEstadoTitulado(titulos, fila)
  if (motivos.length > 0) throw refuse(motivos)
}

/**
 * Checks that the executive titles over the debt of the agreement did not change after they were read. Call this
 * function in the transaction that saves the agreement. Its lock prevents new titles until that transaction ends.
 *
 * @param leidos numbers of the titles in the document of the agreement
 * @throws AppError 409 when the titles have changed
 */
export const assertMismosTitulos = async (
  tx: Tx,
  fila: FilaDeDetalle,
  leidos: readonly number[],
): Promise<void> => {
  await lockTitulos(tx)
  const titulos = await findTitulosDe(tx, fila)
  assertEstadoTitulado(fila, titulos)
  if (titulos.join() === leidos.join()) return
  const nuevos = nombrarTitulos('', titulos.length > 0 ? titulos : leidos)
  throw new AppError(
    409,
    'deuda-titulada',
    interpolar(textos.convenios.recienTitulada, { titulos: listTitulos(nuevos) }),
    { detalle: { titulos: [...titulos] } },
  )
}
