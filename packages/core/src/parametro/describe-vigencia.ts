import { type Fecha, formatFecha } from '../fecha/fecha.ts'
import { efectoDeParametro as t } from '../texto/efecto-de-parametro.ts'
import { interpolar } from '../texto/interpolar.ts'

/**
 * Describes when the new value of a parameter begins and ends. Returns [] for a value that is already in force and has
 * no last day.
 *
 * @param anterior value in force before the change, as people see it; '' when there was no value
 */
export const describeVigencia = (
  anterior: string,
  {
    desde,
    hasta,
    hoy,
  }: { readonly desde: Fecha; readonly hasta: Fecha | null; readonly hoy: Fecha },
): string[] => {
  const dia = formatFecha(desde)
  const empieza =
    anterior === ''
      ? interpolar(t.desdeOtroDiaSinValor, { desde: dia })
      : interpolar(t.desdeOtroDia, { desde: dia, anterior })
  return [
    ...(desde > hoy ? [empieza] : []),
    ...(hasta === null ? [] : [interpolar(t.hastaOtroDia, { hasta: formatFecha(hasta) })]),
  ]
}
