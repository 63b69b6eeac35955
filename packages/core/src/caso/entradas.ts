import type { Dato } from '../decision/decision.ts'
import { formatTiempo } from '../etapa/tiempo-de-etapa.ts'
import type { ResumenDeCaso } from './build-resumen.ts'

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
