import type { Dato } from '../decision/decision.ts'
import { formatTiempo } from '../etapa/tiempo-de-etapa.ts'
import type { ResumenDeCaso } from './build-resumen.ts'

/**
 * Returns the situation, title and last action of a case, as the inputs listed in the reason (`porque`) of an answer.
 */
export const entradasDeCaso = ({
  efectiva,
  actuacion,
  titulado,
}: ResumenDeCaso): Readonly<Record<string, Dato>> => ({
  situacion: efectiva?.clase ?? null,
  situacionDesde: efectiva?.fecha ?? null,
  titulado,
  etapa: actuacion?.etapa ?? null,
  grupo: actuacion?.gpId ?? null,
  fechaDeEtapa: actuacion?.fecha ?? null,
  tiempoDeEtapa: actuacion?.tiempo ? formatTiempo(actuacion.tiempo) : null,
})
