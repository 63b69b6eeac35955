import { type Centavos, type CodigoDePlan, centavos } from '@apremia/core'
import type { LoteDemo } from '@apremia/fixtures'
import fc from 'fast-check'
import type { ItemDePrueba } from './convenios.ts'
import type { Papeles } from './pedidos-de-cosa.ts'
import type { TestApp } from './test-app.ts'

/** Values for the data that a user may not see. The answers to the user must not depend on these values. */
export interface Mundo {
  readonly capital: Centavos
  readonly interes: Centavos
  readonly situacion: string
  readonly legal: string
  readonly enPlan: boolean
  readonly convenio: 'eliminado' | 'sin confirmar' | 'confirmado'
  readonly cobrada: boolean
  readonly nombre: string
}

export const mundos: fc.Arbitrary<Mundo> = fc.record({
  capital: fc.integer({ min: -5_000, max: 90_000_000 }).map(centavos),
  interes: fc.integer({ min: 0, max: 50_000_000 }).map(centavos),
  situacion: fc.constantFrom('TE', 'GL'),
  legal: fc.constantFrom('A02', 'A04', 'A00'),
  enPlan: fc.boolean(),
  convenio: fc.constantFrom('eliminado', 'sin confirmar', 'confirmado'),
  cobrada: fc.boolean(),
  nombre: fc.constantFrom('ZÁRATE, SECRETO', 'OJEDA, RESERVADA', 'X'),
})

/**
 * Data of a property or business that a user may not see: some tax periods, with a payment plan and an agreement about
 * them.
 */
export interface Oculto {
  readonly item: ItemDePrueba
  readonly convenio: number
  readonly plan: number
  readonly actuacion: number
  readonly documento: number
  readonly papeles: Papeles
  /** True when the whole property or business is hidden from the user, including the name of its owner. */
  readonly entero: boolean
}

const tipoDe = ({ clase }: ItemDePrueba): 'I' | 'C' => (clase === 'comercio' ? 'C' : 'I')

const CUOTAS = [1, 2]

type Escribible<T> = { -readonly [K in keyof T]: T[K] }

export const addPlan = async (
  test: TestApp,
  lote: LoteDemo | undefined,
  { item, plan }: Oculto,
): Promise<void> => {
  const fila = {
    nroPlan: plan,
    tipo: tipoDe(item),
    imponible: item.i,
    recurso: item.r,
    planTipo: 'ABLT' as CodigoDePlan,
    fecha: '2026-01-10',
    estado: 'vigente',
  }
  await test.open.pool.query(
    `insert into plan_pago (nro_plan, tipo, imponible, recurso, plan_tipo, fecha, estado)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    Object.values(fila),
  )
  await test.open.pool.query(
    `insert into plan_cuota (nro_plan, cuota, monto_capital, monto_interes, fecha_vto, int_cobranza)
     select $1::integer, unnest($2::integer[]), 77777, 0, '2026-03-10', 0`,
    [plan, CUOTAS],
  )
  if (lote === undefined) return
  const [modelo] = lote.planCuota
  ;(lote.planPago as object[]).push(fila)
  for (const cuota of CUOTAS)
    (lote.planCuota as object[]).push({ ...modelo, nroPlan: plan, cuota, fechaCobranza: null })
}

/**
 * Changes all the data that the test users may not see, in the database and in the fake municipal service. The new
 * values come from `mundo`. Afterwards the answers to these users must be the same as before.
 */
export const changeMundo = async (
  test: TestApp,
  lote: LoteDemo | undefined,
  { item, convenio, plan, entero }: Oculto,
  mundo: Mundo,
): Promise<void> => {
  const query = (text: string, values: unknown[]) => test.open.pool.query(text, values)
  const { capital, interes, situacion, legal, nombre } = mundo
  const estado = mundo.enPlan ? 'EN PLAN' : 'PENDIENTE'
  const nroPlan = mundo.enPlan ? plan : null
  const clave = [item.i, item.r]
  const cuales = item.periodos.map(({ a, c }) => a * 1000 + c)
  await query(
    `update deuda set capital = $4, interes = $5, situacion = $6, legal = $7, estado = $8, nro_plan = $9
     where imponible = $1 and recurso = $2 and anio * 1000 + cuota = any($3)`,
    [...clave, cuales, capital, interes, situacion, legal, estado, nroPlan],
  )
  await query(`update plan_cuota set monto_capital = $2, fecha_cobranza = $3 where nro_plan = $1`, [
    plan,
    Math.abs(capital),
    mundo.cobrada ? '2026-02-01' : null,
  ])
  await query(`update convenio set fc_confirma = null where id = $1`, [convenio])
  await query(`update convenio set activo = $2, codexterno = $3, fc_confirma = $4 where id = $1`, [
    convenio,
    mundo.convenio !== 'eliminado',
    legal,
    mundo.convenio === 'confirmado' ? '2026-11-20' : null,
  ])
  await query(
    `update situacion_historica set situacion = $3, legal = $4
     where imponible = $1 and recurso = $2 and legal <> 'A01'`,
    [...clave, situacion, legal],
  )
  if (entero)
    await query(
      `update contribuyente set apynom = $2 where nro_contrib = (
         select nro_contrib from vinculo where imponible = $1 and tipo = $3 order by orden limit 1)`,
      [item.i, nombre, tipoDe(item)],
    )
  if (lote === undefined) return
  for (const fila of lote.deuda as Escribible<LoteDemo['deuda'][number]>[])
    if (fila.imponible === item.i && fila.recurso === item.r)
      if (cuales.includes(fila.anio * 1000 + fila.cuota))
        Object.assign(fila, { capital, interes, situacion, legal, estado, nroPlan })
  for (const fila of lote.planCuota)
    if (fila.nroPlan === plan) Object.assign(fila, { montoCapital: Math.abs(capital) })
  for (const fila of lote.situacionHistorica)
    if (fila.imponible === item.i && fila.recurso === item.r && fila.legal !== 'A01')
      Object.assign(fila, { situacion, legal })
  if (!entero) return
  const vinculo = lote.vinculo.find(
    ({ tipo, imponible, orden }) => tipo === tipoDe(item) && imponible === item.i && orden === 1,
  )
  const persona = lote.contribuyente.find(({ nroContrib }) => nroContrib === vinculo?.nroContrib)
  if (persona) Object.assign(persona, { apynom: nombre })
}
