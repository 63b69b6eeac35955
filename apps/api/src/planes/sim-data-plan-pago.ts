import { cuotaDeSimulacion } from '@apremia/api-client'
import {
  type CodigoDePlan,
  esRecursoDeComercio,
  fechaEnZona,
  type Motivo,
  parametrosDePlan,
  parseFecha,
  parseWireAmount,
  simulatePlan,
  subtractCentavos,
  textos,
} from '@apremia/core'
import { array, object } from 'yup'
import { toPlan } from '../convenios/convenio-wire.ts'
import { loadDeudaDe } from '../convenios/load-periodos.ts'
import { listParametros } from '../parametros/parametros-repo.ts'
import { notFound } from '../platform/http/app-error.ts'
import { decodeComprimido } from '../platform/http/decode-comprimido.ts'
import type { Handler } from '../platform/http/mount.ts'
import { camposRechazados } from '../platform/http/refuse-motivos.ts'
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

/** As a selected instalment or as the chosen periods of an agreement (S1 §3). */
const CLAVES = { campos: ['a', 'c'], alias: { anio: 'a', cuota: 'c' } }

const claveDe = ({ a, c }: Elegida): string => `${a}/${c}`

/**
 * A plan over chosen periods of an item: of those the person may see, in legal management or not, that are in
 * no plan. Amounts are the municipality's.
 */
export const simDataPlanPago: Handler<'simDataPlanPago'> = async (services, { sesion, body }) => {
  const clave = { recurso: body.rec, imponible: String(Number(body.imp)) }
  const decoded = await decodeComprimido(body.jsdeuda, 'jsdeuda', CLAVES)
  const { jsdeuda } = validateInput(schema, { jsdeuda: decoded }) as { jsdeuda: Elegida[] }
  const deuda = await loadDeudaDe(services, sesion, clave)
  if (deuda === null)
    throw notFound(`No existe el imponible ${clave.imponible} con el recurso ${clave.recurso}.`)
  const libres = new Map(
    deuda.periodos
      .filter(({ situacion }) => !situacion.enPlan)
      .map(({ anio, cuota, situacion }) => [claveDe({ a: anio, c: cuota }), situacion]),
  )
  const motivos: Motivo[] = []
  const lineas = [...new Set(jsdeuda.map(claveDe))].flatMap((periodo) => {
    const { total, interes } = libres.get(periodo) ?? { total: null, interes: null }
    if (total === null) {
      const mensaje = `${textos.planes.periodoNoDisponible} ${periodo}`
      motivos.push({ codigo: 'plan.periodo', campo: 'jsdeuda', mensaje })
      return []
    }
    const deInteres = interes ?? subtractCentavos(total, total)
    return [
      { recurso: clave.recurso, capital: subtractCentavos(total, deInteres), interes: deInteres },
    ]
  })
  const firma = parseFecha(body.fecha ?? '') ?? fechaEnZona(services.ahora())
  const decision = simulatePlan({
    plan: body.plan as CodigoDePlan,
    clase: esRecursoDeComercio(clave.recurso) ? 'comercio' : 'inmueble',
    lineas,
    cuotas: body.cuotas,
    anticipo: body.anticipo ? (parseWireAmount(body.anticipo) ?? null) : null,
    firma,
    parametros: parametrosDePlan(await listParametros(services.db), firma),
  })
  if (motivos.length > 0) throw camposRechazados(422, 'plan-invalido', motivos)
  if (!decision.ok)
    throw camposRechazados(
      422,
      'plan-invalido',
      decision.motivos.map((motivo) =>
        motivo.campo === 'cuotas_plan' ? { ...motivo, campo: 'jsdeuda' } : motivo,
      ),
    )
  return toPlan(decision.valor)
}
