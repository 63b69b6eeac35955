import type { Respuesta } from '../decision/decision.ts'
import { type DiaDeSemana, nombreDelDia, writeDiasDeSemana } from '../fecha/dias-de-semana.ts'
import { addDays, dayOfWeek, type Fecha, formatFecha } from '../fecha/fecha.ts'
import { diasInhabiles as t } from '../texto/dias-inhabiles.ts'
import { interpolar } from '../texto/interpolar.ts'
import { addDiasHabiles, type CalendarioHabil } from './calendario-habil.ts'
import type { PlazoPedido } from './compute-plazo-judicial.ts'
import { describeCalendario } from './describe-calendario.ts'

export interface Disponibilidad extends Pick<PlazoPedido, 'juzgado' | 'departamento'> {
  readonly disponible: Fecha
  /** Days of the week on which a notice at an electronic domicile can count as notified. There is at least one. */
  readonly dias: readonly DiaDeSemana[]
}

const nextDe = (dias: readonly DiaDeSemana[], desde: Fecha): Fecha => {
  const fecha = addDays(desde, 1)
  return dias.some((dia) => dia === dayOfWeek(fecha)) ? fecha : nextDe(dias, fecha)
}

/**
 * Computes the day on which a notice at an electronic domicile counts as notified. It is the first configured day of
 * the week after the notice is available. If the court does not work on that day, the next working day is taken,
 * although no source confirms this rule.
 */
export const computeNotificacionElectronica = (
  { disponible, dias, juzgado, departamento }: Disponibilidad,
  calendario: CalendarioHabil,
): Respuesta<Fecha> => {
  const donde = { de: 'juicio', juzgado, departamento } as const
  const primero = nextDe(dias, disponible)
  const { fecha, descansos } = addDiasHabiles(addDays(primero, -1), 1, calendario, donde)
  return {
    valor: fecha,
    porque: {
      regla: 'dia-inhabil/notificacion-electronica',
      fuente: 'Ac. SCBA 3989; días por confirmar (Ac. 4039)',
      entradas: {
        ...{ disponible, dias: writeDiasDeSemana(dias), juzgado, departamento, primero },
        sinContar: descansos.map((descanso) => descanso.fecha),
      },
      valor: fecha,
    },
    frase: interpolar(fecha === primero ? t.notificacion.es : t.notificacion.corrida, {
      ...{ disponible: `${nombreDelDia(disponible)} ${formatFecha(disponible)}` },
      ...{ primero: `${nombreDelDia(primero)} ${formatFecha(primero)}` },
      ...{ notificado: `${nombreDelDia(fecha)} ${formatFecha(fecha)}` },
      dias: writeDiasDeSemana(dias, 'disjunction'),
      calendario: describeCalendario(descansos, donde),
    }),
  }
}
