import type { Contract, ReplyOf } from '@apremia/api-client'
import { eligeAbogado, fechaEnZona } from '@apremia/core'
import { findConveniosEnRiesgo } from '../convenios/riesgo-repo.ts'
import { readMirada } from '../mesas/casos-de-mesa.ts'
import type { Handler } from '../platform/http/mount.ts'
import {
  type CasosDeAbogado,
  countAlarmas,
  countCartasSinAcuse,
  countCasosDeHoy,
  findNombres,
  type NumerosDeAlarma,
  type NumerosDeMesa,
} from './hoy-repo.ts'

type Hoy = ReplyOf<Contract['getHoy']>
type Numeros = Pick<
  Hoy,
  'judicial' | 'extrajudicial' | 'alarmas' | 'cartasSinAcuse' | 'conveniosEnRiesgo'
>

const NADA: NumerosDeMesa = { vencidos: 0, proximos: 0, sinActuaciones: 0 }
const SIN_ALARMAS: NumerosDeAlarma = { caducidad: 0, medida: 0 }
const CERO: Numeros = {
  judicial: NADA,
  extrajudicial: NADA,
  alarmas: SIN_ALARMAS,
  cartasSinAcuse: 0,
  conveniosEnRiesgo: 0,
}

const sumar = (a: NumerosDeMesa, b: NumerosDeMesa): NumerosDeMesa => ({
  vencidos: a.vencidos + b.vencidos,
  proximos: a.proximos + b.proximos,
  sinActuaciones: a.sinActuaciones + b.sinActuaciones,
})

const add = (a: Numeros, b: Numeros): Numeros => ({
  judicial: sumar(a.judicial, b.judicial),
  extrajudicial: sumar(a.extrajudicial, b.extrajudicial),
  alarmas: {
    caducidad: a.alarmas.caducidad + b.alarmas.caducidad,
    medida: a.alarmas.medida + b.alarmas.medida,
  },
  cartasSinAcuse: a.cartasSinAcuse + b.cartasSinAcuse,
  conveniosEnRiesgo:
    a.conveniosEnRiesgo === null || b.conveniosEnRiesgo === null
      ? null
      : a.conveniosEnRiesgo + b.conveniosEnRiesgo,
})

const cuantosDe = (codigos: readonly string[]): ReadonlyMap<string, number> => {
  const cuantos = new Map<string, number>()
  for (const codigo of codigos) cuantos.set(codigo, (cuantos.get(codigo) ?? 0) + 1)
  return cuantos
}

const mergeNumeros = (
  casos: readonly CasosDeAbogado[],
  alarmas: ReadonlyMap<string, NumerosDeAlarma>,
  cartas: ReadonlyMap<string, number>,
  convenios: ReadonlyMap<string, number> | null,
): ReadonlyMap<string, Numeros> => {
  const mesas = new Map(casos.map(({ abogado, mesas }) => [abogado, mesas]))
  const codigos = new Set([
    ...mesas.keys(),
    ...alarmas.keys(),
    ...cartas.keys(),
    ...(convenios?.keys() ?? []),
  ])
  return new Map(
    [...codigos].sort().map((codigo) => [
      codigo,
      {
        ...(mesas.get(codigo) ?? { judicial: NADA, extrajudicial: NADA }),
        alarmas: alarmas.get(codigo) ?? SIN_ALARMAS,
        cartasSinAcuse: cartas.get(codigo) ?? 0,
        conveniosEnRiesgo: convenios && (convenios.get(codigo) ?? 0),
      },
    ]),
  )
}

/** What waits for the person; for who directs, for all and by lawyer. */
export const getHoy: Handler<'getHoy'> = async (services, { sesion }) => {
  const { db, ahora } = services
  const hoy = fechaEnZona(ahora())
  const mirada = await readMirada(services, sesion, '', hoy)
  if (mirada === null) return { hoy, ...CERO, abogados: [] }
  const { abogado, sinMontos: remoto } = mirada
  const casos = await countCasosDeHoy(db, mirada)
  const cartas = await countCartasSinAcuse(db, abogado)
  const enRiesgo = remoto ? null : await findConveniosEnRiesgo(db, abogado, hoy)
  const numeros = mergeNumeros(
    casos,
    await countAlarmas(db, mirada),
    cartas,
    enRiesgo && cuantosDe(enRiesgo.map((uno) => uno.abogado)),
  )
  const total = [...numeros.values()].reduce(add, {
    ...CERO,
    conveniosEnRiesgo: remoto ? null : 0,
  })
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
