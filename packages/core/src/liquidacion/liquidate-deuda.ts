import type { Decision, Motivo } from '../decision/decision.ts'
import { addCentavos, type Centavos, subtractCentavos, sumCentavos } from '../dinero/centavos.ts'
import { wireAmount } from '../dinero/format-centavos.ts'
import { addDays, addYears, type Fecha, fecha, formatFecha } from '../fecha/fecha.ts'
import type { TasaDeInteres } from '../recurso/tasas.ts'
import { interpolar } from '../texto/interpolar.ts'
import { liquidacionDeDeuda as textos } from '../texto/liquidacion-de-deuda.ts'
import { comparePeriodo } from '../titulo/periodo.ts'
import { separateSaldos } from '../titulo/separate-saldos.ts'
import { computeInteres, countInteres, type TramoDeInteres } from './count-interes.ts'

const t = textos.faltas
const ANIOS_ADELANTE = 2
const PRIMER_DIA = fecha('1900-01-01')

/** Tax period that one lawyer collects, with the amounts that the municipality reported. */
export interface PeriodoALiquidar {
  readonly anio: number
  readonly cuota: number
  /** Due date of the tax period. Null when the municipality did not report it. */
  readonly vencimiento: Fecha | null
  readonly capital: Centavos
  readonly interes: Centavos
  readonly total: Centavos
  /**
   * True when the municipality reported only the total of the tax period, and neither the capital nor the interest.
   * `capital` is then not a real capital.
   */
  readonly sinSeparar?: true
  /** Day to which the municipality calculated the amounts of the tax period. */
  readonly liquidadoAl: Fecha
}

export interface PeriodoLiquidado extends Omit<PeriodoALiquidar, 'sinSeparar' | 'vencimiento'> {
  readonly vencimiento: Fecha
  readonly tramos: readonly TramoDeInteres[]
  /** Interest that the product adds, from the day after `liquidadoAl` to the day of the calculation. */
  readonly agregado: Centavos
  /** Total of the tax period: the total that the municipality reported, plus the added interest (`agregado`). */
  readonly total: Centavos
}

export const MOTIVOS_SIN_ACTUALIZAR = ['sin-interes', 'sin-vencimiento'] as const

export interface PeriodoSinActualizar {
  readonly anio: number
  readonly cuota: number
  readonly total: Centavos
  readonly motivo: (typeof MOTIVOS_SIN_ACTUALIZAR)[number]
}

export interface LiquidacionDeDeuda {
  readonly al: Fecha
  /** First day to which a person may calculate the debt. `hasta` is the last day. */
  readonly desde: Fecha
  readonly hasta: Fecha
  readonly periodos: readonly PeriodoLiquidado[]
  readonly sinActualizar: readonly PeriodoSinActualizar[]
  readonly saldos: readonly { readonly anio: number; readonly cuota: number }[]
  /** Sum of the capital of `periodos`. The fields `interes`, `agregado` and `subtotal` are sums over `periodos` too. */
  readonly capital: Centavos
  readonly interes: Centavos
  readonly agregado: Centavos
  readonly subtotal: Centavos
  /** Sum of the reported totals of the tax periods in `sinActualizar`, to which no interest could be added. */
  readonly aparte: Centavos
  /** Sum of the credits of the debtor, as a positive amount. `total` discounts it. */
  readonly aFavor: Centavos
  readonly total: Centavos
}

export interface PedidoDeLiquidacion {
  readonly recurso: string
  readonly periodos: readonly PeriodoALiquidar[]
  readonly tasas: readonly TasaDeInteres[]
  readonly al: Fecha
  readonly hoy: Fecha
}

const explainSinActualizar = ({
  vencimiento,
  sinSeparar,
}: PeriodoALiquidar): PeriodoSinActualizar['motivo'] | null => {
  if (sinSeparar) return 'sin-interes'
  return vencimiento === null ? 'sin-vencimiento' : null
}

const later = (a: Fecha, b: Fecha): Fecha => (a > b ? a : b)

const liquidatePeriodo = (
  { sinSeparar: _, ...periodo }: PeriodoALiquidar & { readonly vencimiento: Fecha },
  tasas: readonly TasaDeInteres[],
  al: Fecha,
): PeriodoLiquidado => {
  const { vencimiento, liquidadoAl, capital, total } = periodo
  const desde = later(liquidadoAl, vencimiento)
  const tramos = countInteres({ vencimiento, desde, al, tasas })
  const agregado = computeInteres(capital, tramos)
  return { ...periodo, tramos, agregado, total: addCentavos(total, agregado) }
}

/**
 * Returns the first day for which interest must be added to some tax period. Undefined when no period needs interest up
 * to the day of the calculation (`al`).
 */
const findPrimerDia = (
  periodos: readonly (PeriodoALiquidar & { readonly vencimiento: Fecha })[],
  al: Fecha,
): Fecha | undefined =>
  periodos
    .map(({ vencimiento, liquidadoAl }) => addDays(later(liquidadoAl, vencimiento), 1))
    .filter((dia) => dia <= al)
    .sort()[0]

const checkTasasDeLapso = (
  recurso: string,
  [primera]: readonly TasaDeInteres[],
  dia: Fecha | undefined,
): Motivo[] => {
  const refuse = (codigo: string, mensaje: string): Motivo[] => [
    { codigo: `liquidacion.${codigo}`, campo: 'recurso', mensaje },
  ]
  if (primera === undefined) return refuse('sin-tasa', interpolar(t.sinTasa, { recurso }))
  if (dia === undefined || primera.vigenteDesde <= dia) return []
  const valores = { recurso, dia: formatFecha(dia), desde: formatFecha(primera.vigenteDesde) }
  return refuse('tasa-posterior', interpolar(t.tasaPosterior, valores))
}

/**
 * Computes the debt of a case on the day `al`, in centavos: the reported amounts plus simple interest on the capital.
 * - The interest of a tax period begins on the day after the reported amounts, or on the day after a later due date.
 * - Each interest is rounded once, half-up to the centavo.
 * - A period that the municipality reported without separate interest or without a due date is listed apart.
 * - The day `al` may not be before the reported amounts or more than two years ahead. Every day of interest needs a
 *   rate.
 *
 * @param pedido.periodos at least one period
 */
export const liquidateDeuda = ({
  recurso,
  periodos,
  tasas,
  al,
  hoy,
}: PedidoDeLiquidacion): Decision<LiquidacionDeDeuda> => {
  const { reclamados, saldos, aFavor } = separateSaldos([...periodos].sort(comparePeriodo))
  const sinActualizar = reclamados.flatMap((periodo): PeriodoSinActualizar[] => {
    const motivo = explainSinActualizar(periodo)
    const { anio, cuota, total } = periodo
    return motivo === null ? [] : [{ anio, cuota, total, motivo }]
  })
  const actualizables = reclamados.flatMap(({ vencimiento, ...periodo }) =>
    vencimiento === null || periodo.sinSeparar ? [] : [{ ...periodo, vencimiento }],
  )
  const desde = periodos.map(({ liquidadoAl }) => liquidadoAl).reduce(later, PRIMER_DIA)
  const hasta = addYears(hoy, ANIOS_ADELANTE)
  const motivos: Motivo[] = []
  const refuse = (codigo: string, campo: string, mensaje: string) =>
    motivos.push({ codigo: `liquidacion.${codigo}`, campo, mensaje })
  if (al < desde) refuse('antes', 'al', interpolar(t.antes, { dia: formatFecha(desde) }))
  if (al > hasta) refuse('lejos', 'al', interpolar(t.lejos, { dia: formatFecha(hasta) }))
  if (actualizables.length === 0) refuse('nada', 'recurso', t.nadaQueActualizar)
  motivos.push(...checkTasasDeLapso(recurso, tasas, findPrimerDia(actualizables, al)))
  const porque = {
    regla: 'deuda/liquidacion',
    fuente: 'ADR 0106; D127, D128, D171',
    entradas: { recurso, al },
  }
  if (motivos.length > 0) return { ok: false, motivos, porque: { ...porque, valor: null } }
  const liquidados = actualizables.map((periodo) => liquidatePeriodo(periodo, tasas, al))
  const sum = (campo: 'capital' | 'interes' | 'agregado' | 'total') =>
    sumCentavos(liquidados.map((uno) => uno[campo]))
  const subtotal = sum('total')
  const aparte = sumCentavos(sinActualizar.map(({ total }) => total))
  const total = subtractCentavos(addCentavos(subtotal, aparte), aFavor)
  const valor = {
    ...{ al, desde, hasta, periodos: liquidados, sinActualizar, saldos },
    ...{ capital: sum('capital'), interes: sum('interes'), agregado: sum('agregado') },
    ...{ subtotal, aparte, aFavor, total },
  }
  return { ok: true, valor, porque: { ...porque, valor: wireAmount(total) } }
}
