import {
  type Categoria,
  DEUDA_EN_CONVENIO,
  type ErrorDeFila,
  groupPorConvenio,
  interpolar,
  listPeriodos,
  textos,
} from '@apremia/core'
import { findEnConvenio, type PeriodoRetenido } from '../deuda-retenida/convenios-en-vigor.ts'
import { findYaTitulados, type YaTitulada } from '../deuda-retenida/titulos-vigentes.ts'
import type { LibroLeido, Reclamada } from '../libros/leer-procesado.ts'
import type { Queryable } from '../platform/db/queryable.ts'
import type { PedidoDeLote } from './pedido-de-lote.ts'

const { filasDeTitulo } = textos

/** What already claims or holds the debt of a workbook: titles in force (D151), agreements in force (D165). */
export interface DeudaOcupada {
  readonly tituladas: readonly YaTitulada[]
  readonly retenidas: readonly PeriodoRetenido[]
}

/** @param salvo lot whose titles are not looked at */
export const findOcupada = async (
  db: Queryable,
  categoria: Categoria,
  reclamadas: readonly Reclamada[],
  salvo: string | null = null,
): Promise<DeudaOcupada> => ({
  tituladas: await findYaTitulados(db, categoria, reclamadas, salvo),
  retenidas: await findEnConvenio(db, categoria === 'comercio' ? 'C' : 'I', reclamadas),
})

const erroresDeTituladas = (
  hoja: string,
  tituladas: readonly YaTitulada[],
): readonly ErrorDeFila[] =>
  tituladas.map(({ fila, numero, imponible }) => ({
    hoja,
    fila,
    columna: '',
    valor: imponible,
    regla: 'titulo.deuda-ya-titulada',
    mensaje: `La deuda de esta fila ya está en el título Nº ${numero}. Quite la fila, anule ese título o fuerce la generación.`,
  }))

const erroresDeRetenidas = (
  hoja: string,
  retenidas: readonly PeriodoRetenido[],
  reclamadas: readonly Reclamada[],
): ErrorDeFila[] =>
  [...new Set(retenidas.map(({ fila }) => fila))].flatMap((fila) =>
    groupPorConvenio(retenidas.filter((retenida) => retenida.fila === fila)).map(
      ({ convenio, periodos }) => ({
        hoja,
        fila,
        columna: '',
        valor: reclamadas.find((reclamada) => reclamada.fila === fila)?.imponible ?? '',
        regla: DEUDA_EN_CONVENIO,
        mensaje: interpolar(filasDeTitulo.deudaEnConvenio, {
          convenio,
          periodos: listPeriodos(periodos),
        }),
      }),
    ),
  )

/**
 * The rows that what is asked does not reach: those titled already, unless forced, and those of agreements in
 * force, unless forced with a reason.
 */
export const impedimentosDe = (
  { forzar, motivoForzar }: Pick<PedidoDeLote, 'forzar' | 'motivoForzar'>,
  { hoja, reclamadas }: Pick<LibroLeido, 'hoja' | 'reclamadas'>,
  { tituladas, retenidas }: DeudaOcupada,
): readonly ErrorDeFila[] => [
  ...(forzar ? [] : erroresDeTituladas(hoja, tituladas)),
  ...(forzar && motivoForzar !== '' ? [] : erroresDeRetenidas(hoja, retenidas, reclamadas)),
]

/** The agreements whose debt is titled all the same, in order. */
export const conveniosForzados = (
  { forzar, motivoForzar }: Pick<PedidoDeLote, 'forzar' | 'motivoForzar'>,
  { retenidas }: DeudaOcupada,
): readonly string[] =>
  forzar && motivoForzar !== ''
    ? [...new Set(retenidas.map(({ convenio }) => convenio))].sort()
    : []
