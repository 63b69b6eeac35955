import type { Respuesta } from '../decision/decision.ts'
import { ULTIMA_FECHA } from '../etapa/tiempo-de-etapa.ts'
import {
  addDays,
  addMonths,
  daysBetween,
  type Fecha,
  formatFecha,
  partsOfFecha,
} from '../fecha/fecha.ts'
import { type Feria, feriasJudiciales } from '../parametro/ferias-judiciales.ts'
import type { FilaDeParametro } from '../parametro/filas-iniciales.ts'
import { alarmas } from '../texto/alarmas.ts'
import { interpolar } from '../texto/interpolar.ts'
import type { ResumenDeCaso } from './build-resumen.ts'
import { estaEnPlan } from './decide-solapa.ts'

/** Parameters that decide when a court case lapses for lack of judicial actions (caducidad de instancia). */
export interface ReglasDeInstancia {
  /**
   * Months without a judicial action after which a court case lapses. The list is in order of `desde`, the first day on
   * which each number applies. Before the earliest `desde`, the first number applies.
   */
  readonly meses: readonly { readonly desde: Fecha; readonly meses: number }[]
  readonly ferias: readonly Feria[]
}

/** Tells whether the parameter `clave` affects the day on which a court case lapses. */
export const esDeInstancia = (clave: string): boolean =>
  clave === 'juicio.mesesDeCaducidad' || clave === 'juicio.feriaHasta'

export const reglasDeInstancia = (filas: readonly FilaDeParametro[]): ReglasDeInstancia => ({
  meses: filas
    .filter(({ clave }) => clave === 'juicio.mesesDeCaducidad')
    .map(({ vigenteDesde, valor }) => ({ desde: vigenteDesde, meses: Number(valor) }))
    .sort((a, b) => (a.desde < b.desde ? -1 : 1)),
  ferias: feriasJudiciales(filas),
})

export interface CaducidadDeInstancia {
  /** Last day on which a new judicial action still prevents the lapse of the court case. */
  readonly hasta: Fecha
  readonly meses: number
  /**
   * Number of days of judicial recess (feria) in the time until the court case lapses. These days do not count toward
   * the lapse.
   */
  readonly feria: number
}

const sumarMeses = (desde: Fecha, meses: number): Fecha => {
  const { year, month } = partsOfFecha(desde)
  return year * 12 + month + meses > 9999 * 12 + 12 ? ULTIMA_FECHA : addMonths(desde, meses)
}

/**
 * Returns the last day to prevent the lapse of a court case, counted in calendar months from the last judicial action.
 * Non-working days count. Days of judicial recess do not count (CPCC 311).
 */
const contar = (impulso: Fecha, { meses: filas, ferias }: ReglasDeInstancia) => {
  const meses = (filas.findLast(({ desde }) => desde <= impulso) ?? filas[0])?.meses
  if (meses === undefined) throw new RangeError('Faltan los meses en que caduca la instancia')
  const enFeria = ferias.find(({ desde, hasta }) => desde <= impulso && impulso <= hasta)
  // When the last judicial action has a date inside a recess, the count begins at the end of that recess.
  const desde = enFeria?.hasta ?? impulso
  let hasta = sumarMeses(desde, meses)
  let feria = daysBetween(impulso, desde)
  for (const una of ferias) {
    if (una.desde <= desde || una.desde > hasta) continue
    const dias = daysBetween(una.desde, una.hasta) + 1
    hasta = hasta > addDays(ULTIMA_FECHA, -dias) ? ULTIMA_FECHA : addDays(hasta, dias)
    feria += dias
  }
  return { hasta, meses, feria }
}

const write = (
  valor: CaducidadDeInstancia | null,
  {
    impulso,
    motivoSinInstancia,
    saldada,
  }: Pick<ResumenDeCaso, 'impulso' | 'motivoSinInstancia' | 'saldada'>,
): string => {
  if (impulso !== null && saldada)
    return interpolar(alarmas.sinCaducidad.saldada, { dia: formatFecha(saldada.desde) })
  if (valor === null || impulso === null)
    return alarmas.sinCaducidad[motivoSinInstancia ?? 'enPlan']
  return interpolar(alarmas.caducidadEs, {
    hasta: formatFecha(valor.hasta),
    meses: interpolar(alarmas.meses[valor.meses === 1 ? 'uno' : 'varios'], { n: valor.meses }),
    desde: formatFecha(impulso),
    feria: interpolar(alarmas.feria[valor.feria === 0 ? 'ninguno' : 'varios'], {
      n: valor.feria,
    }),
  })
}

/**
 * Computes the last day on which the court case stays open without a new judicial action (CPCC 310, 311; ADR 0034).
 * This day is only an alarm, never a deadline. Null when the sentence was notified (CPCC 313), in a payment plan, or
 * when the debt is paid (D169).
 */
export const computeCaducidad = (
  resumen: ResumenDeCaso,
  reglas: ReglasDeInstancia,
): Respuesta<CaducidadDeInstancia | null> => {
  const { impulso, saldada } = resumen
  const enPlan = estaEnPlan(resumen)
  const valor = impulso === null || enPlan || saldada ? null : contar(impulso, reglas)
  return {
    valor,
    porque: {
      regla: 'caso/caducidad',
      fuente: 'CPCC 310, 311, 313, sin confirmar',
      entradas: {
        ...{ impulso, enPlan, saldada: saldada?.desde ?? null },
        ...{ meses: valor?.meses ?? null, feria: valor?.feria ?? null },
      },
      valor: valor?.hasta ?? null,
    },
    frase: write(valor, resumen),
  }
}
