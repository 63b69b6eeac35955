import {
  type Categoria,
  COLUMNAS_DEL_LIBRO_DE_TITULOS,
  DEUDA_EN_CONVENIO,
  type ErrorDeFila,
  type Fecha,
  type FilaDeParametro,
  groupPorConvenio,
  interpolar,
  listPeriodos,
  type Motivo,
  motivoDeImportesViejos,
  textos,
  valorDeParametro,
} from '@apremia/core'
import { findEnConvenio, type PeriodoRetenido } from '../deuda-retenida/convenios-en-vigor.ts'
import { findYaTitulados, type YaTitulada } from '../deuda-retenida/titulos-vigentes.ts'
import type { LibroLeido, Reclamada } from '../libros/leer-procesado.ts'
import { listParametros } from '../parametros/parametros-repo.ts'
import type { Queryable } from '../platform/db/queryable.ts'
import { erroresDeExigidas, type FilaExigida, findExigidas } from './filas-exigidas.ts'
import type { PedidoDeLote } from './pedido-de-lote.ts'

const { filasDeTitulo } = textos

/** Rows of a workbook that cannot become executive titles, by reason. */
export interface DeudaOcupada {
  /** Rows whose debt already has an executive title in force (D151). */
  readonly tituladas: readonly YaTitulada[]
  /** Rows whose debt is in a payment agreement in force (D165). */
  readonly retenidas: readonly PeriodoRetenido[]
  /** Rows whose amounts are out of date (D171). */
  readonly viejas: readonly FilaVieja[]
  /** Rows that lack something that the municipality requires before an executive title. */
  readonly exigidas: readonly FilaExigida[]
}

interface FilaVieja {
  readonly reclamada: Reclamada
  readonly motivo: Motivo
}

const findViejas = (
  reclamadas: readonly Reclamada[],
  { filas, hoy }: { readonly filas: readonly FilaDeParametro[]; readonly hoy: Fecha },
): FilaVieja[] => {
  const dias = valorDeParametro(filas, 'deuda.diasDeVigencia', hoy)
  return reclamadas.flatMap((reclamada) => {
    const { imponible, recurso, liquidadoAl } = reclamada
    const motivo =
      liquidadoAl &&
      motivoDeImportesViejos(`${imponible} ${recurso}`, COLUMNAS_DEL_LIBRO_DE_TITULOS.liquidadoAl, {
        liquidadoAl,
        hoy,
        dias,
      })
    return motivo ? [{ reclamada, motivo }] : []
  })
}

/**
 * Finds the rows of a workbook whose debt cannot become an executive title.
 *
 * @param salvo id of a batch of titles that are ignored, or null
 */
export const findOcupada = async (
  db: Queryable,
  categoria: Categoria,
  reclamadas: readonly Reclamada[],
  hoy: Fecha,
  salvo: string | null = null,
): Promise<DeudaOcupada> => {
  const tipo = categoria === 'comercio' ? 'C' : 'I'
  const filas = await listParametros(db)
  return {
    viejas: findViejas(reclamadas, { filas, hoy }),
    tituladas: await findYaTitulados(db, categoria, reclamadas, salvo),
    retenidas: await findEnConvenio(db, tipo, reclamadas),
    exigidas: await findExigidas(db, tipo, reclamadas, { filas, hoy }),
  }
}

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

const erroresDeViejas = (hoja: string, viejas: readonly FilaVieja[]): ErrorDeFila[] =>
  viejas.map(({ reclamada, motivo }) => ({
    hoja,
    fila: reclamada.fila,
    columna: motivo.campo,
    valor: reclamada.liquidadoAl ?? '',
    regla: motivo.codigo,
    mensaje: motivo.mensaje,
  }))

/**
 * Returns an error for each row that cannot become an executive title.
 * - With `forzar`, the debt of a row may already have a title.
 * - With `forzar` and a reason in `motivoForzar`, the debt may also be in an agreement in force or have out-of-date
 * amounts.
 * - A row that lacks a requirement of the municipality always has an error.
 */
export const impedimentosDe = (
  { forzar, motivoForzar }: Pick<PedidoDeLote, 'forzar' | 'motivoForzar'>,
  { hoja, reclamadas }: Pick<LibroLeido, 'hoja' | 'reclamadas'>,
  { tituladas, retenidas, viejas, exigidas }: DeudaOcupada,
): readonly ErrorDeFila[] => [
  ...erroresDeExigidas(hoja, exigidas),
  ...(forzar ? [] : erroresDeTituladas(hoja, tituladas)),
  ...(forzar && motivoForzar !== ''
    ? []
    : [...erroresDeRetenidas(hoja, retenidas, reclamadas), ...erroresDeViejas(hoja, viejas)]),
]

export const liquidacionesForzadas = (
  { forzar, motivoForzar }: Pick<PedidoDeLote, 'forzar' | 'motivoForzar'>,
  { viejas }: DeudaOcupada,
): readonly Fecha[] =>
  forzar && motivoForzar !== ''
    ? [...new Set(viejas.flatMap(({ reclamada }) => reclamada.liquidadoAl ?? []))].sort()
    : []

export const conveniosForzados = (
  { forzar, motivoForzar }: Pick<PedidoDeLote, 'forzar' | 'motivoForzar'>,
  { retenidas }: DeudaOcupada,
): readonly string[] =>
  forzar && motivoForzar !== ''
    ? [...new Set(retenidas.map(({ convenio }) => convenio))].sort()
    : []
