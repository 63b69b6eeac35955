import { fechaEnZona } from '@apremia/core'
import type { Handler } from '../platform/http/mount.ts'
import { toEstadoConArancel } from './arancel-wire.ts'
import {
  arancelVigente,
  listAranceles,
  listCaracteres,
  listEstados,
  listFormas,
  listRetiros,
} from './listas-repo.ts'
import { saveConveniosEstado } from './save-convenios-estado.ts'

const getConvCaracter: Handler<'getConvCaracter'> = ({ db }) => listCaracteres(db)

const getConvFormapago: Handler<'getConvFormapago'> = ({ db }) => listFormas(db)

const getTipoRetiro: Handler<'getTipoRetiro'> = async ({ db }) =>
  (await listRetiros(db)).map(({ id, nombre }) => ({ id, nombre }))

const getConveniosEstado: Handler<'getConveniosEstado'> = async ({ db, ahora }) => {
  const hoy = fechaEnZona(ahora())
  const aranceles = await listAranceles(db)
  return (await listEstados(db)).flatMap((estado) => {
    const arancel = arancelVigente(aranceles, estado.id, hoy)
    return arancel ? [toEstadoConArancel(estado, arancel)] : []
  })
}

export const listasHandlers = {
  getConvCaracter,
  getConvFormapago,
  getTipoRetiro,
  getConveniosEstado,
  saveConveniosEstado,
}
