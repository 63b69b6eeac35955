import type { Respuesta } from '../decision/decision.ts'
import { type Fecha, formatFecha } from '../fecha/fecha.ts'
import { casos } from '../texto/casos.ts'
import { interpolar } from '../texto/interpolar.ts'
import type { ResumenDeCaso } from './build-resumen.ts'

/**
 * Explains the 'Fecha inicial' (first date) of a case on a desk (work list): the day on which the case entered legal
 * management (collection by lawyers; D174).
 */
export const describeIngreso = ({ ingreso }: ResumenDeCaso): Respuesta<Fecha | null> => ({
  valor: ingreso,
  porque: {
    regla: 'caso/fechas',
    fuente: 'S2 §2.5; D174',
    entradas: { ingreso },
    valor: ingreso,
  },
  frase: ingreso ? interpolar(casos.ingreso, { fecha: formatFecha(ingreso) }) : casos.sinIngreso,
})

/**
 * Explains the column 'Última actualización' (last update) of a list of cases. The date is the latest of three: the
 * newest action, the newest debt status and the executive title (D174).
 */
export const describeUltima = ({
  ultima,
  actuacion,
  situacion,
  titulo,
}: ResumenDeCaso): Respuesta<Fecha | null> => ({
  valor: ultima?.fecha ?? null,
  porque: {
    regla: 'caso/fechas',
    fuente: 'S2 §2.4, §2.5; D174',
    entradas: {
      fechaDeEtapa: actuacion?.fecha ?? null,
      situacionDesde: situacion?.fecha ?? null,
      titulo,
    },
    valor: ultima?.fecha ?? null,
  },
  frase: ultima
    ? interpolar(casos.ultimas[ultima.que], { fecha: formatFecha(ultima.fecha) })
    : casos.sinUltima,
})
