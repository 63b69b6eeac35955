import { textos } from '@apremia/core'
import type { ClaveDeCaso } from '../casos/clave-de-caso.ts'
import { findRiesgos, toCasoDeMesa } from '../mesas/casos-de-mesa.ts'
import { findCasosDeMesa } from '../mesas/mesas-repo.ts'
import { findMarcados } from '../padron/deudores-marcados.ts'
import type { Queryable } from '../platform/db/queryable.ts'
import { notFound } from '../platform/http/app-error.ts'
import type { Handler } from '../platform/http/mount.ts'
import { findCasoVisible } from './find-caso-visible.ts'

const findMarcadosDeCaso = async (db: Queryable, { tipo, imponible }: ClaveDeCaso) =>
  (await findMarcados(db, tipo, [{ fila: 0, imponible: String(imponible) }])).map(
    ({ numero, nombre, marca, desde, nota }) => ({ numero, nombre, marca, desde, nota }),
  )

/** Answers 404 when the person may not see the case, so that its existence is not revealed (T16). */
export const getPaginaDeCaso: Handler<'getPaginaDeCaso'> = async (services, { sesion, query }) => {
  const { db } = services
  const { clave, mirada, externo, detalle, aCargo } = await findCasoVisible(services, sesion, query)
  const filas = await findCasosDeMesa(db, externo.mesa, mirada, [clave])
  const [fila] = filas
  if (fila === undefined) throw notFound(textos.casos.noExiste)
  const { ubicacion, domicilio, nomenclatura, partida } = detalle
  return {
    caso: toCasoDeMesa(fila, mirada, await findRiesgos(db, filas, mirada)),
    numeroDeContribuyente: aCargo ? (externo.titular?.nro_contrib ?? null) : null,
    domicilioElectronico: aCargo ? (externo.titular?.domicilio_electronico ?? '') : '',
    marcados: aCargo ? await findMarcadosDeCaso(db, clave) : [],
    ...{ ubicacion, domicilio, nomenclatura, partida },
  }
}
