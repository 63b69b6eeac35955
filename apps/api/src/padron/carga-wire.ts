import type { padron, ReplyOf } from '@apremia/api-client'
import { decideCarga } from '@apremia/core'
import type { FilaDeCarga } from './cargas-repo.ts'

type CargaDePadron = ReplyOf<typeof padron.getCarga>

const impedimentosDe = (carga: FilaDeCarga): CargaDePadron['impedimentos'] => {
  if (carga.estado !== 'revisada') return []
  const decision = decideCarga({ ...carga, confirmada: false, rechazosHasta: 0 })
  return decision.ok
    ? []
    : decision.motivos.map(({ campo, mensaje }) => ({ campo, message: mensaje }))
}

export const toCarga = (carga: FilaDeCarga): CargaDePadron => {
  const { id, archivo, modo, estado, columnas, ignoradas, avisos, filas, rechazadas } = carga
  const { sinNumero, vigentes, nuevos, cambiados, iguales, bajas, trabajo } = carga
  return {
    ...{ id, archivo, modo, estado, columnas, ignoradas, avisos, filas, rechazadas },
    ...{ sinNumero, vigentes, nuevos, cambiados, iguales, bajas, trabajo },
    persona: { nombre: carga.nombre, apellido: carga.apellido },
    creada: carga.creada.toISOString(),
    aplicada: carga.aplicada?.toISOString() ?? null,
    deshecha: carga.deshecha?.toISOString() ?? null,
    impedimentos: impedimentosDe(carga),
  }
}
