import {
  computeCambios,
  fechaEnZona,
  formatFecha,
  horaEnZona,
  interpolar,
  marcaDeTiempo,
  textos,
} from '@apremia/core'
import type { FilaDeHistorial } from '@apremia/workbooks'
import { exportTabla } from '../exportaciones/export-tabla.ts'
import { notFound } from '../platform/http/app-error.ts'
import type { Handler } from '../platform/http/mount.ts'
import {
  type FilaConQuien,
  findPaginaDeHistorial,
  findValores,
  streamHistorial,
} from './historial-repo.ts'

const EXPORT_BATCH = 2_000

const { sistema, sinIdentificar, noExiste } = textos.historial

export const searchHistorial: Handler<'searchHistorial'> = ({ db }, { query, body }) =>
  findPaginaDeHistorial(db, body, query)

export const getCambiosDeHistorial: Handler<'getCambiosDeHistorial'> = async (
  { db },
  { params },
) => {
  const valores = await findValores(db, params.id)
  if (valores === undefined) throw notFound(noExiste)
  return [...computeCambios(JSON.parse(valores.antes), JSON.parse(valores.despues))]
}

const quien = ({ user, usuario, origen }: FilaConQuien): string => {
  if (user) return `${user.apellido}, ${user.nombre}`
  if (usuario === '') return origen === 'sistema' ? sistema : sinIdentificar
  return ''
}

const toFila = (fila: FilaConQuien): FilaDeHistorial => {
  const momento = new Date(fila.createdAt)
  return {
    ...fila,
    fecha: `${formatFecha(fechaEnZona(momento))} ${horaEnZona(momento)}`,
    usuario: quien(fila),
    dni: fila.usuario,
  }
}

async function* filasDe(...args: Parameters<typeof streamHistorial>) {
  for await (const rows of streamHistorial(...args)) yield rows.map(toFila)
}

export const exportHistorial: Handler<'exportHistorial'> = (services, { query, request }) => {
  const { formato, sentido, ...filtro } = query
  return exportTabla(services, request, {
    tabla: 'historial',
    formato,
    archivo: interpolar(textos.archivos.historico, {
      timestamp: marcaDeTiempo(services.ahora()),
    }),
    lotes: filasDe(services.db, filtro, sentido, EXPORT_BATCH),
  })
}
