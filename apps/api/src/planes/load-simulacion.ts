import {
  claseDeRecurso,
  decidePeriodos,
  interpolar,
  type Motivo,
  type PeriodosDecididos,
  parseWireAmount,
  textos,
  wireAmount,
} from '@apremia/core'
import { findOcupados, loadDeudaDe } from '../convenios/load-periodos.ts'
import { notFound } from '../platform/http/app-error.ts'
import type { Sesion } from '../platform/http/principal.ts'
import { camposRechazados } from '../platform/http/refuse-motivos.ts'
import type { Services } from '../platform/services.ts'
import { loadRecursos } from '../recursos/recursos-repo.ts'
import { pickPeriodos } from './pick-periodos.ts'

interface DeudaPedida {
  readonly rec: string
  readonly imp: string
  readonly jsdeuda: string | null
}

/**
 * Loads the debt of a property or business, and the tax periods for a simulation of payment plans. The person must be
 * allowed to see each period, and no other plan may include it. By default, takes the periods that an agreement would
 * include (D183).
 *
 * @throws AppError 404 when the municipality does not have the property or business
 */
export const loadSimulacion = async (
  services: Pick<Services, 'db' | 'municipio'>,
  sesion: Sesion,
  { rec: recurso, imp, jsdeuda }: DeudaPedida,
) => {
  const clave = { recurso, imponible: String(Number(imp)) }
  const ocupados = await findOcupados(services.db, [clave], null)
  const deuda = await loadDeudaDe(services, sesion, clave, ocupados)
  if (deuda === null)
    throw notFound(interpolar(textos.deudas.noExiste, { imponible: clave.imponible, recurso }))
  const periodos = deuda.periodos.map(({ situacion, ...periodo }) => ({
    ...periodo,
    hallado: situacion,
  }))
  const elegidos = await pickPeriodos(jsdeuda, periodos)
  const deTodos = decidePeriodos(sesion, { pedido: '', periodos })
  const { entran, afuera } =
    elegidos === null
      ? deTodos
      : decidePeriodos(sesion, { pedido: '', periodos: elegidos.periodos })
  const recursos = await loadRecursos(services.db)
  return {
    clave,
    contribuyente: deuda.contribuyente,
    liquidadoAl: deuda.liquidadoAl,
    clase: claseDeRecurso(recursos, recurso),
    recursos,
    lineas: elegidos?.lineas ?? entran,
    entran,
    afuera,
    /** Tax periods of the debt, chosen or not, that no plan may include because their interest is unknown. */
    sinInteres: deTodos.afuera.flatMap(({ periodo, porque }) =>
      porque.codigo === 'sin-interes' ? [periodo] : [],
    ),
    /** Chosen tax periods that an agreement could not include, so the simulation adds no fees to them. */
    sinHonorarios: elegidos === null ? [] : afuera,
    motivos: elegidos?.motivos ?? [],
  }
}

export const refuseSimulacion = (motivos: readonly Motivo[]) =>
  camposRechazados(
    422,
    'plan-invalido',
    motivos.map((motivo) =>
      motivo.campo === 'cuotas_plan' ? { ...motivo, campo: 'jsdeuda' } : motivo,
    ),
  )

export const readAnticipoPedido = (anticipo: string | null) =>
  anticipo ? (parseWireAmount(anticipo) ?? null) : null

type Decididos = PeriodosDecididos<Parameters<typeof decidePeriodos>[1]['periodos'][number]>

export const toPeriodosDecididos = ({ entran, afuera }: Decididos) => ({
  periodos: entran.map(({ anio, cuota, total }) => ({
    a: anio,
    c: cuota,
    total: wireAmount(total),
  })),
  afuera: afuera.map(({ periodo: { anio, cuota, hallado }, porque }) => ({
    a: anio,
    c: cuota,
    total: hallado?.total == null ? null : wireAmount(hallado.total),
    porque,
  })),
})
