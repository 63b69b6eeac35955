import { addDays, dayOfWeek, type Fecha, formatFecha } from '../fecha/fecha.ts'
import { diasInhabiles as t } from '../texto/dias-inhabiles.ts'
import { interpolar } from '../texto/interpolar.ts'
import type { Descanso, LugarDeTermino } from './calendario-habil.ts'
import type { Ambito } from './dia-inhabil.ts'

/** Formats the scope of a non-working day: 'de la Nación', 'de Juzgado de Paz'. */
export const describeAmbito = ({ alcance, lugar }: Ambito): string =>
  interpolar(t.ambitos[alcance], { lugar })

interface Tramo extends Descanso {
  readonly hasta: Fecha
}

const nextLaborable = (fecha: Fecha): Fecha => {
  const dia = addDays(fecha, 1)
  return [0, 6].includes(dayOfWeek(dia)) ? nextLaborable(dia) : dia
}

const isMismaCausa = (uno: Descanso, otro: Descanso): boolean =>
  uno.motivo === otro.motivo && uno.alcance === otro.alcance && uno.lugar === otro.lugar

/** Joins consecutive days with the same reason, so that a judicial recess is one line and not twenty. */
const joinTramos = (descansos: readonly Descanso[]): Tramo[] => {
  const tramos: Tramo[] = []
  for (const uno of descansos) {
    const ultimo = tramos.at(-1)
    const sigue = ultimo && nextLaborable(ultimo.hasta) === uno.fecha && isMismaCausa(ultimo, uno)
    if (sigue) tramos[tramos.length - 1] = { ...ultimo, hasta: uno.fecha }
    else tramos.push({ ...uno, hasta: uno.fecha })
  }
  return tramos
}

const describeTramo = (tramo: Tramo): string =>
  interpolar(tramo.fecha === tramo.hasta ? t.porque.dia : t.porque.tramo, {
    ...{ desde: formatFecha(tramo.fecha), hasta: formatFecha(tramo.hasta) },
    ...{ motivo: tramo.motivo, ambito: describeAmbito(tramo) },
  })

const describeLugar = (donde: LugarDeTermino): string => {
  if (donde.de === 'municipio') return t.porque.municipio
  const { juzgado, departamento } = donde
  const sabidos = [
    ...(juzgado === '' ? [] : [interpolar(t.ambitos.juzgado, { lugar: juzgado })]),
    ...(departamento === '' ? [] : [interpolar(t.ambitos.departamento, { lugar: departamento })]),
  ]
  const nombre = [t.porque.judicial, ...sabidos].join(', ')
  if (juzgado === '' && departamento === '') return `${nombre} ${t.porque.sinLugar}`
  if (departamento === '') return `${nombre} ${t.porque.sinDepartamento}`
  return juzgado === '' ? `${nombre} ${t.porque.sinJuzgado}` : nombre
}

/** Describes the calendar with which a term was counted, and the days that did not count. */
export const describeCalendario = (
  descansos: readonly Descanso[],
  donde: LugarDeTermino,
): string => {
  const calendario = describeLugar(donde)
  if (descansos.length === 0) return interpolar(t.porque.sinDescansos, { calendario })
  const dias = new Intl.ListFormat('es-AR').format(joinTramos(descansos).map(describeTramo))
  return interpolar(t.porque.conDescansos, { calendario, dias })
}
