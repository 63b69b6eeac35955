import { checkFechasDeMesa, fechaEnZona } from '@apremia/core'
import { readFechasDeMesa } from '../casos/fechas-repo.ts'
import type { Handler } from '../platform/http/mount.ts'
import { checkHistorico, lookForRiesgo, readMirada } from './casos-de-mesa.ts'
import { desdeDe } from './filtro-de-mesa.ts'
import { type CuentasPorSolapa, readCuentasDeMesa } from './mesas-repo.ts'

const NINGUNA: CuentasPorSolapa = { activos: 0, sinEvaluar: 0, planDePagos: 0, todos: 0 }

const restar = (todas: CuentasPorSolapa, dentro: CuentasPorSolapa): CuentasPorSolapa => ({
  activos: todas.activos - dentro.activos,
  sinEvaluar: todas.sinEvaluar - dentro.sinEvaluar,
  planDePagos: todas.planDePagos - dentro.planDePagos,
  todos: todas.todos - dentro.todos,
})

export const countMesa: Handler<'countMesa'> = async (services, { sesion, query }) => {
  const { db, ahora, cuentasGuardadas } = services
  const hoy = fechaEnZona(ahora())
  checkHistorico(sesion, query)
  const mirada = await readMirada(services, sesion, query.abogado, hoy)
  const { todas, enVentana } =
    mirada === null
      ? { todas: NINGUNA, enVentana: NINGUNA }
      : await readCuentasDeMesa(db, cuentasGuardadas, query, await lookForRiesgo(db, query, mirada))
  return {
    cuentas: enVentana,
    anteriores: restar(todas, enVentana),
    desde: desdeDe(query, hoy),
    hoy,
    avisos: checkFechasDeMesa(mirada?.fechas ?? (await readFechasDeMesa(db))),
  }
}
