import { nombreDelDia, parseDiasDeSemana } from '../fecha/dias-de-semana.ts'
import { addDays, type Fecha, formatFecha } from '../fecha/fecha.ts'
import { efectoDeParametro as t } from '../texto/efecto-de-parametro.ts'
import { interpolar } from '../texto/interpolar.ts'
import { CALENDARIO_NACIONAL } from './calendario-habil.ts'
import { computeNotificacionElectronica } from './compute-notificacion-electronica.ts'

const DIAS_DE_EJEMPLO = [0, 1, 2, 3, 4, 5, 6]

const notificacionDe = (disponible: Fecha, valor: string): Fecha | undefined => {
  const dias = parseDiasDeSemana(valor)
  return (
    dias &&
    computeNotificacionElectronica(
      { disponible, dias, juzgado: '', departamento: '' },
      CALENDARIO_NACIONAL,
    ).valor
  )
}

const escribir = (dia: Fecha): string => `${nombreDelDia(dia)} ${formatFecha(dia)}`

/**
 * Shows the effect of new days of the week on which electronic notices count as notified. The example has one notice on
 * each of the seven days from `desde`. Only the national holidays of the law count.
 */
export const describeEfectoEnNotificacion = (
  desde: Fecha,
  anterior: string,
  valor: string,
): readonly string[] => {
  const cambian = DIAS_DE_EJEMPLO.flatMap((n) => {
    const disponible = addDays(desde, n)
    const antes = notificacionDe(disponible, anterior)
    const despues = notificacionDe(disponible, valor)
    return antes && despues && antes !== despues ? [{ disponible, antes, despues }] : []
  })
  if (cambian.length === 0) return [t.notificacion.ninguna]
  return cambian.map(({ disponible, antes, despues }) =>
    interpolar(t.notificacion.cambia, {
      ...{ disponible: escribir(disponible), antes: escribir(antes), despues: escribir(despues) },
    }),
  )
}
