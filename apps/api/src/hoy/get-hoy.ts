import { eligeAbogado, fechaEnZona } from '@apremia/core'
import { findEsperas } from '../casos/esperas-repo.ts'
import { conveniosDePlanes, findPlanesEnRiesgo } from '../casos/riesgo-repo.ts'
import { readMirada } from '../mesas/casos-de-mesa.ts'
import type { Handler } from '../platform/http/mount.ts'
import {
  countAlarmas,
  countCartasSinAcuse,
  countCasosDeHoy,
  countSaldadas,
  findNombres,
} from './hoy-repo.ts'
import { cero, mergeNumeros, sumarNumeros } from './numeros-de-hoy.ts'

const cuantosDe = (codigos: readonly string[]): ReadonlyMap<string, number> => {
  const cuantos = new Map<string, number>()
  for (const codigo of codigos) cuantos.set(codigo, (cuantos.get(codigo) ?? 0) + 1)
  return cuantos
}

export const getHoy: Handler<'getHoy'> = async (services, { sesion }) => {
  const { db, ahora } = services
  const hoy = fechaEnZona(ahora())
  const mirada = await readMirada(services, sesion, '', hoy)
  if (mirada === null) return { hoy, ...cero(false), abogados: [] }
  const { abogado, sinMontos: remoto } = mirada
  const casos = await countCasosDeHoy(db, mirada)
  const cartas = await countCartasSinAcuse(db, abogado)
  // A lawyer's alarms include every agreement over the lawyer's cases, even when another lawyer signed it. The count of
  // signed agreements leaves out the agreements that another lawyer signed.
  const planes = remoto ? null : await findPlanesEnRiesgo(db, { abogado, conSusCasos: true }, hoy)
  const esperas = await findEsperas(db, { abogado }, hoy)
  const firmados =
    planes && conveniosDePlanes(planes).filter((uno) => abogado === '' || uno.abogado === abogado)
  const numeros = mergeNumeros(
    casos,
    await countAlarmas(db, { ...mirada, esperas, ...(planes && { enRiesgo: planes }) }),
    await countSaldadas(db, mirada),
    cartas,
    firmados && cuantosDe(firmados.map((uno) => uno.abogado)),
  )
  const total = [...numeros.values()].reduce(sumarNumeros, cero(remoto))
  if (!eligeAbogado(sesion)) return { hoy, ...total, abogados: [] }
  const nombres = await findNombres(db)
  return {
    hoy,
    ...total,
    abogados: [...numeros].map(([codigo, suyos]) => ({
      abogado: codigo,
      nombre: nombres.get(codigo) ?? '',
      ...suyos,
    })),
  }
}
