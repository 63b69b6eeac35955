import { cuotaDeSimulacion } from '@apremia/api-client'
import {
  explainAfuera,
  isSinSeparar,
  type Motivo,
  motivoDeAfuera,
  type PeriodoElegido,
  textos,
  toPeriodoDeConvenio,
} from '@apremia/core'
import { array, object } from 'yup'
import { decodeComprimido } from '../platform/http/decode-comprimido.ts'
import { validateInput } from '../platform/http/validate.ts'

const MAXIMO_DE_PERIODOS = 2_000

const schema = object({
  jsdeuda: array(cuotaDeSimulacion.required())
    .max(MAXIMO_DE_PERIODOS, `A lo sumo ${MAXIMO_DE_PERIODOS} períodos.`)
    .required(),
})

interface Elegida {
  readonly a: number
  readonly c: number
}

const CLAVES = {
  campos: ['a', 'c'],
  alias: { anio: 'a', cuota: 'c' },
  sinEfecto: ['r', 'i', 'recurso', 'imponible', 't'],
}

const claveDe = ({ a, c }: Elegida): string => `${a}/${c}`

/**
 * Returns the tax periods in the request's field `jsdeuda` (compressed list), without duplicates. Returns null when the
 * request has no list. `motivos` has an error for each period that cannot be in a payment plan.
 */
export const pickPeriodos = async <P extends PeriodoElegido>(
  jsdeuda: string | null,
  deuda: readonly P[],
) => {
  if (jsdeuda === null) return null
  const decoded = await decodeComprimido(jsdeuda, 'jsdeuda', CLAVES)
  const pedidos = (validateInput(schema, { jsdeuda: decoded }) as { jsdeuda: Elegida[] }).jsdeuda
  const libres = new Map(
    deuda
      .filter(({ hallado }) => hallado && !hallado.enPlan && hallado.total !== null)
      .map((periodo) => [claveDe({ a: periodo.anio, c: periodo.cuota }), periodo]),
  )
  const motivos: Motivo[] = []
  const periodos = [...new Set(pedidos.map(claveDe))].flatMap((clave) => {
    const periodo = libres.get(clave)
    if (periodo?.hallado && isSinSeparar(periodo.hallado)) {
      motivos.push(motivoDeAfuera(explainAfuera(periodo, 'sin-interes')))
      return []
    }
    if (periodo) return [periodo]
    const mensaje = `${textos.planes.periodoNoDisponible} ${clave}`
    motivos.push({ codigo: 'plan.periodo', campo: 'jsdeuda', mensaje })
    return []
  })
  return { periodos, lineas: periodos.flatMap(toPeriodoDeConvenio), motivos }
}
