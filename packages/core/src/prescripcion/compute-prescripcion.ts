import type { Respuesta } from '../decision/decision.ts'
import { ULTIMA_FECHA } from '../etapa/tiempo-de-etapa.ts'
import {
  addMonths,
  addYears,
  daysBetween,
  type Fecha,
  fecha,
  fechaDe,
  formatFecha,
  partsOfFecha,
} from '../fecha/fecha.ts'
import { interpolar } from '../texto/interpolar.ts'
import { prescripcion as t } from '../texto/prescripcion.ts'
import type { ReglasDePrescripcion } from './reglas-de-prescripcion.ts'

/**
 * Ways to compute the last day to sue for a tax debt (D184). 'conservadora' counts the limitation period from the due
 * date. 'ordenanza' counts the period from the day that the tax ordinance says.
 */
export const CRITERIOS_DE_PRESCRIPCION = ['conservadora', 'ordenanza'] as const
export type CriterioDePrescripcion = (typeof CRITERIOS_DE_PRESCRIPCION)[number]

/**
 * Facts that change the last day to sue for a tax debt, with the article of the law (CCyC). The debtor acknowledges the
 * debt (2545), the municipality sues (2546), or the debtor receives a demand letter (2541).
 */
export const CLASES_DE_CAUSA = ['reconocimiento', 'demanda', 'intimacion'] as const
export type ClaseDeCausa = (typeof CLASES_DE_CAUSA)[number]

export interface CausaDePrescripcion {
  readonly clase: ClaseDeCausa
  readonly fecha: Fecha
  /**
   * True when nobody recorded which tax periods the lawsuit or demand letter claims. The product then assumes that this
   * tax period is one of them.
   */
  readonly supuesta?: boolean
  /**
   * True for a demand letter when nobody knows whether the debtor received it. The letter then does not change the last
   * day to sue, and a notice says so.
   */
  readonly sinAcuse?: boolean
}

/**
 * States of a tax debt with respect to its last day to sue. 'vencida': the day is past. 'urgente' and 'cerca': at most
 * 60 and 180 days are left. 'interrumpida': a lawsuit claims the debt. 'sinVencimiento': the due date is unknown.
 */
export const ESTADOS_DE_PRESCRIPCION = [
  'vencida',
  'urgente',
  'cerca',
  'lejos',
  'interrumpida',
  'sinVencimiento',
] as const
export type EstadoDePrescripcion = (typeof ESTADOS_DE_PRESCRIPCION)[number]

export interface Prescripcion {
  readonly estado: EstadoDePrescripcion
  /** Last day to sue. Null when a lawsuit already claims the debt, or when the due date is unknown. */
  readonly hasta: Fecha | null
  /** Days left until the last day to sue, negative after it. Null when `hasta` is null. */
  readonly faltan: number | null
  /**
   * True when the result depends on an assumption, because nobody recorded which tax periods a lawsuit or demand letter
   * claims.
   */
  readonly supuesta: boolean
}

export const PRESCRIPCION_URGENTE_DIAS = 60
export const PRESCRIPCION_CERCA_DIAS = 180
const MESES_DE_INTIMACION = 6
const ULTIMO_ANIO = partsOfFecha(ULTIMA_FECHA).year
/**
 * Day on which the present civil code of Argentina (Código Civil y Comercial) came into force. Limitation periods that
 * were already running on that day follow the former code (CCyC 2537).
 */
const CODIGO_CIVIL_Y_COMERCIAL = fecha('2015-08-01')

/**
 * Sorts by day the facts that change the last day to sue. On the same day, the order is acknowledgement of debt,
 * lawsuit, demand letter. The lawsuit prevails over the letter, because a fact after the lawsuit changes nothing.
 */
const byDay = (a: CausaDePrescripcion, b: CausaDePrescripcion): number =>
  a.fecha === b.fecha
    ? CLASES_DE_CAUSA.indexOf(a.clase) - CLASES_DE_CAUSA.indexOf(b.clase) ||
      Number(a.sinAcuse ?? false) - Number(b.sinAcuse ?? false) ||
      Number(a.supuesta ?? false) - Number(b.supuesta ?? false)
    : a.fecha < b.fecha
      ? -1
      : 1

const addTermino = (dia: Fecha, anios: number): Fecha =>
  partsOfFecha(dia).year + anios > ULTIMO_ANIO ? ULTIMA_FECHA : addYears(dia, anios)

const addIntimacion = (dia: Fecha): Fecha =>
  partsOfFecha(dia).year >= ULTIMO_ANIO ? ULTIMA_FECHA : addMonths(dia, MESES_DE_INTIMACION)

const startOf = (vencimiento: Fecha, enero: boolean): Fecha =>
  enero ? (fechaDe(partsOfFecha(vencimiento).year + 1, 1, 1) ?? vencimiento) : vencimiento

interface Cuenta {
  readonly hasta: Fecha
  readonly demanda: CausaDePrescripcion | null
  readonly supuesta: boolean
  readonly sinAcuse: boolean
  readonly frases: readonly string[]
}

/**
 * Applies in order the facts that change the last day to sue. A fact after the last day changes nothing, because the
 * debt can no longer be claimed in court.
 */
const countTermino = (
  inicio: Fecha,
  anios: number,
  causas: readonly CausaDePrescripcion[],
): Cuenta => {
  let hasta = addTermino(inicio, anios)
  let suspendida = false
  let supuesta = false
  let sinAcuse = false
  let frases: string[] = []
  for (const causa of [...causas].sort(byDay)) {
    const { clase, fecha: dia } = causa
    const datos = { dia: formatFecha(dia) }
    if (causa.sinAcuse) {
      sinAcuse = true
      frases.push(interpolar(t.noSuma.sinAcuse, datos))
    } else if (dia > hasta) frases.push(interpolar(t.noSuma.tarde[clase], datos))
    else if (clase === 'demanda')
      return { hasta, demanda: causa, supuesta: causa.supuesta ?? false, sinAcuse: false, frases }
    else if (dia < inicio) frases.push(interpolar(t.noSuma.antes[clase], datos))
    else if (clase === 'reconocimiento') {
      hasta = addTermino(dia, anios)
      supuesta = false
      sinAcuse = false
      frases = [interpolar(t.suma.reconocimiento, datos)]
    } else if (suspendida) frases.push(interpolar(t.noSuma.otra, datos))
    else {
      suspendida = true
      supuesta = causa.supuesta ?? false
      hasta = addIntimacion(hasta)
      frases.push(interpolar(t.suma[supuesta ? 'intimacionSupuesta' : 'intimacion'], datos))
    }
  }
  return { hasta, demanda: null, supuesta, sinAcuse, frases }
}

/**
 * Returns how urgent it is to sue for a tax debt.
 *
 * @param faltan days left until the last day to sue, negative after it
 */
export const stateOfPrescripcion = (faltan: number): EstadoDePrescripcion => {
  if (faltan < 0) return 'vencida'
  if (faltan <= PRESCRIPCION_URGENTE_DIAS) return 'urgente'
  return faltan <= PRESCRIPCION_CERCA_DIAS ? 'cerca' : 'lejos'
}

interface Periodo {
  readonly vencimiento: Fecha | null
  readonly causas: readonly CausaDePrescripcion[]
}

export interface FinDePrescripcion {
  /** Last day to sue for a tax period. Null when a lawsuit already claims it, or when the due date is unknown. */
  readonly hasta: Fecha | null
  /**
   * True when the result depends on an assumption, because nobody recorded which tax periods a lawsuit or demand letter
   * claims.
   */
  readonly supuesta: boolean
  /**
   * True when a demand letter does not change the last day to sue, because it is not known whether the debtor received
   * it.
   */
  readonly sinAcuse: boolean
}

const countPeriodo = (
  vencimiento: Fecha,
  causas: readonly CausaDePrescripcion[],
  criterio: CriterioDePrescripcion,
  reglas: ReglasDePrescripcion,
) => {
  const enero = criterio === 'ordenanza' && reglas.desdeEneroAl(vencimiento)
  const inicio = startOf(vencimiento, enero)
  const anios = reglas.aniosAl(vencimiento)
  return { enero, inicio, anios, ...countTermino(inicio, anios, causas) }
}

/** Computes only the last day to sue for a tax period, with the same rules as {@link computePrescripcion}. */
export const computeFinDePrescripcion = (
  { vencimiento, causas }: Periodo,
  criterio: CriterioDePrescripcion,
  reglas: ReglasDePrescripcion,
): FinDePrescripcion => {
  if (vencimiento === null) return { hasta: null, supuesta: false, sinAcuse: false }
  const cuenta = countPeriodo(vencimiento, causas, criterio, reglas)
  const { demanda, supuesta, sinAcuse } = cuenta
  return { hasta: demanda === null ? cuenta.hasta : null, supuesta, sinAcuse }
}

const answer = (
  valor: Prescripcion,
  { vencimiento, causas }: Periodo,
  criterio: CriterioDePrescripcion,
  frases: readonly string[],
): Respuesta<Prescripcion> => ({
  valor,
  porque: {
    regla: 'prescripcion/periodo',
    fuente: 'CCyC 2541, 2545, 2546, 2560; D164, D184',
    entradas: {
      ...{ criterio, vencimiento },
      causas: causas.map(({ clase, fecha: dia }) => `${clase} ${dia}`),
    },
    valor: valor.hasta,
  },
  frase: frases.join(' '),
})

/**
 * Computes and explains the last day to sue for a tax period. After that day, the debt can no longer be claimed in
 * court. The result is only advice and changes no data (D164).
 */
export const computePrescripcion = (
  periodo: Periodo,
  criterio: CriterioDePrescripcion,
  reglas: ReglasDePrescripcion,
  hoy: Fecha,
): Respuesta<Prescripcion> => {
  const { vencimiento, causas } = periodo
  const sinDia = { hasta: null, faltan: null }
  if (vencimiento === null)
    return answer({ ...sinDia, estado: 'sinVencimiento', supuesta: false }, periodo, criterio, [
      t.sinVencimiento,
    ])
  const cuenta = countPeriodo(vencimiento, causas, criterio, reglas)
  const { enero, inicio, anios, hasta, demanda, supuesta, frases } = cuenta
  const avisos = [
    ...(enero ? [t.desdeEnero] : []),
    ...(vencimiento < CODIGO_CIVIL_Y_COMERCIAL ? [t.codigoAnterior] : []),
  ]
  if (demanda !== null)
    return answer({ ...sinDia, estado: 'interrumpida', supuesta }, periodo, criterio, [
      interpolar(t.interrumpida, { dia: formatFecha(demanda.fecha) }),
      ...(supuesta ? [t.supuesta] : []),
      ...avisos,
    ])
  const faltan = daysBetween(hoy, hasta)
  const estado = stateOfPrescripcion(faltan)
  const desde = interpolar(t.desde[enero ? 'enero' : 'vencimiento'], { dia: formatFecha(inicio) })
  return answer({ estado, hasta, faltan, supuesta }, periodo, criterio, [
    interpolar(estado === 'vencida' ? t.prescribio : t.prescribe, {
      ...{ dia: formatFecha(hasta), desde },
      anios: interpolar(t.anios[anios === 1 ? 'uno' : 'varios'], { n: anios }),
    }),
    ...frases,
    ...avisos,
  ])
}
