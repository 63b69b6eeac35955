import type { Motivo } from '../decision/decision.ts'
import { type Centavos, compareCentavos } from '../dinero/centavos.ts'
import { formatPesos } from '../dinero/format-centavos.ts'
import { parseWireAmount } from '../dinero/parse-centavos.ts'
import type { Fecha } from '../fecha/fecha.ts'
import type { FilaDeParametro } from '../parametro/filas-iniciales.ts'
import { parametroVigente } from '../parametro/parametro-vigente.ts'
import { EXIGENCIAS_DE_CARTA, EXIGENCIAS_DE_MINIMO } from '../parametro/parametros.ts'
import { interpolar } from '../texto/interpolar.ts'
import { revisionDeTitulos } from '../texto/revision-de-titulos.ts'
import { COLUMNAS_DEL_LIBRO_DE_TITULOS } from './columnas.ts'
import { listPeriodos, ordinalDePeriodo, periodoDeOrdinal } from './periodo.ts'

const { mensajes: t } = revisionDeTitulos

type Exigencia = (typeof EXIGENCIAS_DE_CARTA)[number]

export interface ExigenciasDeTitulo {
  /** Effect on an executive title when the debtor received no demand letter about a claimed tax period. */
  readonly carta: Exigencia
  /** Minimum amount that an executive title may claim. Null when there is no minimum. */
  readonly minimo: Centavos | null
  readonly bajoMinimo: (typeof EXIGENCIAS_DE_MINIMO)[number]
}

export const SIN_EXIGENCIAS: ExigenciasDeTitulo = {
  carta: 'nada',
  minimo: null,
  bajoMinimo: 'avisar',
}

export const exigenciasVigentes = (
  filas: readonly FilaDeParametro[],
  dia: Fecha,
): ExigenciasDeTitulo => {
  const carta = parametroVigente(filas, 'titulo.carta', dia)?.valor
  const minimo = parametroVigente(filas, 'titulo.minimo', dia)?.valor ?? ''
  const bajoMinimo = parametroVigente(filas, 'titulo.bajoMinimo', dia)?.valor
  return {
    carta: EXIGENCIAS_DE_CARTA.find((una) => una === carta) ?? 'nada',
    minimo: parseWireAmount(minimo) ?? null,
    bajoMinimo: EXIGENCIAS_DE_MINIMO.find((una) => una === bajoMinimo) ?? 'avisar',
  }
}

/**
 * Tax periods of a demand letter that the debtor received, from `desde` to `hasta`, both included. A period is written
 * as year × 1000 + instalment.
 */
export interface CartaRecibida {
  readonly desde: number
  readonly hasta: number
}

/** Debt that a row of the workbook claims. Each tax period in `periodos` is written as year × 1000 + instalment. */
export interface DeudaExigida {
  readonly periodos: readonly number[]
  readonly total: Centavos
  readonly cartas: readonly CartaRecibida[]
}

/**
 * Result of checking a row of the workbook of executive titles. The refusals (`rechazos`) prevent the title, and the
 * notices (`avisos`) do not.
 */
export interface Observado {
  readonly rechazos: readonly Motivo[]
  readonly avisos: readonly Motivo[]
}

const checkCarta = ({ periodos, cartas }: DeudaExigida): Motivo[] => {
  const sinCarta = periodos.filter(
    (uno) => !cartas.some(({ desde, hasta }) => desde <= uno && uno <= hasta),
  )
  if (sinCarta.length === 0) return []
  const mensaje = interpolar(t.sinCarta, { periodos: listPeriodos(sinCarta.map(periodoDeOrdinal)) })
  return [{ codigo: 'titulo.sin-carta', campo: COLUMNAS_DEL_LIBRO_DE_TITULOS.desde, mensaje }]
}

const checkMinimo = ({ total }: DeudaExigida, minimo: Centavos | null): Motivo[] => {
  if (minimo === null || compareCentavos(total, minimo) >= 0) return []
  const valores = { total: formatPesos(total), minimo: formatPesos(minimo) }
  const mensaje = interpolar(t.bajoMinimo, valores)
  return [{ codigo: 'titulo.bajo-el-minimo', campo: COLUMNAS_DEL_LIBRO_DE_TITULOS.total, mensaje }]
}

/**
 * Checks the claimed debt against the requirements of the municipality for an executive title: a demand letter and a
 * minimum amount. A row without tax periods was refused before, so the result for it is empty.
 */
export const checkExigencias = (
  deuda: DeudaExigida,
  { carta, minimo, bajoMinimo }: ExigenciasDeTitulo,
): Observado => {
  if (deuda.periodos.length === 0) return { rechazos: [], avisos: [] }
  const deCarta = carta === 'nada' ? [] : checkCarta(deuda)
  const deMinimo = checkMinimo(deuda, minimo)
  return {
    rechazos: [
      ...(carta === 'rechazar' ? deCarta : []),
      ...(bajoMinimo === 'rechazar' ? deMinimo : []),
    ],
    avisos: [...(carta === 'avisar' ? deCarta : []), ...(bajoMinimo === 'avisar' ? deMinimo : [])],
  }
}

export const ordinalesDe = (
  periodos: readonly { readonly anio: number; readonly cuota: number }[],
): number[] => periodos.map(ordinalDePeriodo)
