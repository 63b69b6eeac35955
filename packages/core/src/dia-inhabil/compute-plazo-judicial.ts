import type { Respuesta } from '../decision/decision.ts'
import { type Fecha, formatFecha } from '../fecha/fecha.ts'
import { diasInhabiles as t } from '../texto/dias-inhabiles.ts'
import { interpolar } from '../texto/interpolar.ts'
import { addDiasHabiles, type CalendarioHabil } from './calendario-habil.ts'
import { describeCalendario } from './describe-calendario.ts'

export const MAXIMO_DE_DIAS_HABILES = 250

export interface PlazoPedido {
  /** Day of the notification that starts a term of a court case. The first day of the term is the next working day. */
  readonly desde: Fecha
  readonly dias: number
  readonly juzgado: string
  readonly departamento: string
}

/**
 * Computes the last day of a court term, counted in working days. Courts also accept papers in the first hours of the
 * day after it. No source confirms those hours, so they are not counted.
 */
export const computePlazoJudicial = (
  { desde, dias, juzgado, departamento }: PlazoPedido,
  calendario: CalendarioHabil,
): Respuesta<Fecha> => {
  const donde = { de: 'juicio', juzgado, departamento } as const
  const { fecha, descansos } = addDiasHabiles(desde, dias, calendario, donde)
  return {
    valor: fecha,
    porque: {
      regla: 'dia-inhabil/plazo-judicial',
      fuente: 'CPCC 152, sin confirmar',
      entradas: { desde, dias, juzgado, departamento, sinContar: descansos.map((d) => d.fecha) },
      valor: fecha,
    },
    frase: interpolar(dias === 1 ? t.plazo.esUno : t.plazo.es, {
      ...{ dias, desde: formatFecha(desde), hasta: formatFecha(fecha) },
      calendario: describeCalendario(descansos, donde),
    }),
  }
}
