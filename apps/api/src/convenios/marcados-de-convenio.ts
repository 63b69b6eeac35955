import {
  avisosDeConvenio,
  type Categoria,
  checkFirmanteVivo,
  type Fecha,
  type Motivo,
} from '@apremia/core'
import { findMarcados, type MarcadoDeFila } from '../padron/deudores-marcados.ts'
import type { Queryable } from '../platform/db/queryable.ts'
import { camposRechazados } from '../platform/http/refuse-motivos.ts'
import { categoriaDeDetalle, type FilaDeDetalle } from './detalle-repo.ts'

interface Revisada {
  readonly motivos: readonly Motivo[]
  readonly avisos: readonly Motivo[]
}

interface PorRevisar {
  readonly clase: Categoria
  readonly imponibles: readonly { readonly imponible: string | number }[]
  readonly dni: string
  readonly firma: Fecha
}

/**
 * Checks whether the debtors of an agreement are marked as dead or in insolvency proceedings. When the signer is dead,
 * the agreement is refused (`motivos`). Any other marked debtor only gives a warning (`avisos`).
 */
export const reviewMarcados = async (
  db: Queryable,
  { clase, imponibles, dni, firma }: PorRevisar,
): Promise<Revisada> => {
  const numeros = [...new Set(imponibles.map(({ imponible }) => String(imponible)))]
  const filas = numeros.map((imponible, fila) => ({ fila, imponible }))
  const hallados = await findMarcados(db, clase === 'comercio' ? 'C' : 'I', filas)
  const marcados = [
    ...new Map(hallados.map((uno): [number, MarcadoDeFila] => [uno.numero, uno])).values(),
  ]
  return {
    motivos: checkFirmanteVivo({ dni, firma }, marcados),
    avisos: avisosDeConvenio(marcados),
  }
}

export const reviewMarcadosDe = (db: Queryable, fila: FilaDeDetalle): Promise<Revisada> =>
  reviewMarcados(db, {
    ...{ clase: categoriaDeDetalle(fila), imponibles: fila.planes },
    ...{ dni: fila.frm_dni, firma: fila.fechaconf },
  })

/** @throws AppError 409 when the person who signs is marked as dead */
export const assertFirmanteVivo = async (db: Queryable, fila: FilaDeDetalle): Promise<void> => {
  const { motivos } = await reviewMarcadosDe(db, fila)
  if (motivos.length > 0) throw camposRechazados(409, 'firmante-fallecido', motivos)
}
