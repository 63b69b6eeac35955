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

/** Effect on a row that lacks something required: none, a notice, or a refusal. */
type Exigencia = (typeof EXIGENCIAS_DE_CARTA)[number]

/** Requirements of the municipality for an executive title. A new installation has none. */
export interface ExigenciasDeTitulo {
  /** Whether every claimed tax period needs a demand letter that the debtor received. */
  readonly carta: Exigencia
  /** Lowest total of a title. Null when there is no lowest total. */
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

/** First and last tax period of a demand letter that the debtor received, each as year × 1000 + instalment. */
export interface CartaRecibida {
  readonly desde: number
  readonly hasta: number
}

/** Debt that a row claims. `periodos` has the tax periods, each as year × 1000 + instalment. */
export interface DeudaExigida {
  readonly periodos: readonly number[]
  readonly total: Centavos
  readonly cartas: readonly CartaRecibida[]
}

/** Reasons that prevent the title of a row, and notices that do not. */
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

/** Checks a row against what the municipality asks before a title. A row without tax periods is refused already. */
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
