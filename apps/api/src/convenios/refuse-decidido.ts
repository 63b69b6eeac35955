import {
  CAMBIO_LA_DEUDA,
  type ConvenioDecidido,
  compareVisto,
  IMPORTE_DISTINTO,
  interpolar,
  type PeriodoVisto,
  textos,
  wireAmount,
} from '@apremia/core'
import { AppError } from '../platform/http/app-error.ts'
import { camposRechazados } from '../platform/http/refuse-motivos.ts'

/**
 * HTTP status and error code with which the API refuses an agreement, by the code of the objection. The first row that
 * matches any objection decides. Without a match, the response is a 400 with the invalid fields.
 */
const RESPUESTAS: readonly (readonly [test: RegExp, status: number, code: string])[] = [
  [/^convenio\.de-otro-abogado$/, 403, 'sin-permiso'],
  [/^convenio\.abogado-de-baja$/, 409, 'abogado-de-baja'],
  [/^convenio\.en-convenio$/, 409, 'en-otro-convenio'],
  [new RegExp(`^${CAMBIO_LA_DEUDA}$`), 409, 'cambio-la-deuda'],
  [new RegExp(`^${IMPORTE_DISTINTO}$`), 409, 'importe-distinto'],
  [/^plan\./, 422, 'plan-invalido'],
]

/**
 * Builds the error that refuses an agreement, with every objection. When the debt changed, the error has the total that
 * the person saw and the present total.
 */
export const refuseDecidido = (
  { motivos }: Pick<ConvenioDecidido, 'motivos'>,
  elegidos: readonly PeriodoVisto[],
): AppError => {
  const [, status, code] = RESPUESTAS.find(([test]) =>
    motivos.some(({ codigo }) => test.test(codigo)),
  ) ?? [undefined, 400, 'campos-invalidos']
  const { antes, ahora, cambio } = compareVisto(elegidos)
  const detalle = cambio ? { antes: wireAmount(antes), ahora: wireAmount(ahora) } : undefined
  return camposRechazados(status, code, motivos, detalle)
}

export const periodoRecienOcupado = (): AppError =>
  new AppError(
    409,
    'en-otro-convenio',
    interpolar(textos.convenios.seleccion.enConvenio, {
      periodo: 'elegido',
      convenio: 'que otra persona acaba de guardar',
    }),
  )
