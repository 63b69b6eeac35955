import { addDays, dayOfWeek, type Fecha } from '../fecha/fecha.ts'
import { feriadoNacional } from '../fecha/feriado-nacional.ts'
import { normalizarBusqueda } from '../identificador/normalizar-busqueda.ts'
import type { Feria } from '../parametro/ferias-judiciales.ts'
import { diasInhabiles as t } from '../texto/dias-inhabiles.ts'
import type { AlcanceDeDia, DiaInhabil } from './dia-inhabil.ts'

/**
 * Non-working days that the municipality loaded. The national holidays of the law are not in this list, because they
 * are computed.
 */
export interface CalendarioHabil {
  readonly dias: readonly DiaInhabil[]
  readonly ferias: readonly Feria[]
}

/** Calendar with only the national holidays of the law. */
export const CALENDARIO_NACIONAL: CalendarioHabil = { dias: [], ferias: [] }

/**
 * Place whose non-working days do not count in a term: the municipality, or the court of a case. '' is an unknown court
 * or judicial department. The non-working days of an unknown place are not skipped.
 */
export type LugarDeTermino =
  | { readonly de: 'municipio' }
  | { readonly de: 'juicio'; readonly juzgado: string; readonly departamento: string }

export const EN_EL_MUNICIPIO: LugarDeTermino = { de: 'municipio' }

/** Weekday (Monday to Friday) that does not count in a term, with the reason from the calendar. */
export interface Descanso {
  readonly fecha: Fecha
  readonly alcance: AlcanceDeDia
  readonly lugar: string
  readonly motivo: string
}

const isMismo = (uno: string, otro: string): boolean =>
  normalizarBusqueda(uno) === normalizarBusqueda(otro)

const alcanza = ({ alcance, lugar }: DiaInhabil, donde: LugarDeTermino): boolean => {
  if (alcance === 'nacion' || alcance === 'provincia') return true
  if (alcance === 'municipio') return donde.de === 'municipio'
  return donde.de === 'juicio' && isMismo(donde[alcance], lugar)
}

const isFinDeSemana = (fecha: Fecha): boolean => [0, 6].includes(dayOfWeek(fecha))

/**
 * Finds why a day is a non-working day in a place. The reason is a national holiday, a day loaded by an administrator,
 * or a judicial recess. Null without such a reason, even on a weekend.
 */
export const findDescanso = (
  fecha: Fecha,
  { dias, ferias }: CalendarioHabil,
  donde: LugarDeTermino,
): Descanso | null => {
  const delDia = dias.filter(
    (dia) => dia.quitado === '' && dia.desde <= fecha && fecha <= dia.hasta && alcanza(dia, donde),
  )
  const deLey = feriadoNacional(fecha)
  if (deLey !== null && !delDia.some(({ clase }) => clase === 'laborable'))
    return { fecha, alcance: 'nacion', lugar: '', motivo: deLey }
  const cargado = delDia.find(({ clase }) => clase !== 'laborable')
  if (cargado) {
    const { alcance, lugar, motivo } = cargado
    return { fecha, alcance, lugar, motivo }
  }
  const enFeria =
    donde.de === 'juicio' && ferias.some(({ desde, hasta }) => desde <= fecha && fecha <= hasta)
  return enFeria ? { fecha, alcance: 'provincia', lugar: '', motivo: t.feria } : null
}

export const isDiaHabil = (
  fecha: Fecha,
  calendario: CalendarioHabil,
  donde: LugarDeTermino,
): boolean => !isFinDeSemana(fecha) && findDescanso(fecha, calendario, donde) === null

/** Adds working days to a date, and lists the weekdays that did not count. The count starts on the next day. */
export const addDiasHabiles = (
  desde: Fecha,
  dias: number,
  calendario: CalendarioHabil,
  donde: LugarDeTermino,
): { readonly fecha: Fecha; readonly descansos: readonly Descanso[] } => {
  const descansos: Descanso[] = []
  let [fecha, faltan] = [desde, dias]
  while (faltan > 0) {
    fecha = addDays(fecha, 1)
    if (isFinDeSemana(fecha)) continue
    const descanso = findDescanso(fecha, calendario, donde)
    if (descanso === null) faltan -= 1
    else descansos.push(descanso)
  }
  return { fecha, descansos }
}
