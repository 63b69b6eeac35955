import {
  describeImponibles,
  fechaEnZona,
  formatFecha,
  horaEnZona,
  interpolar,
  marcaDeTiempo,
  textos,
} from '@apremia/core'
import type { FilaDelLibroDeHistorial } from '@apremia/workbooks'
import { exportTabla } from '../exportaciones/export-tabla.ts'
import type { Handler } from '../platform/http/mount.ts'
import { type FilaConQuien, streamHistorial } from './historial-repo.ts'

const { sistema, sinIdentificar } = textos.historial

const EXPORT_BATCH = 2_000

const quien = ({ user, usuario, origen }: FilaConQuien): string => {
  if (user) return `${user.apellido}, ${user.nombre}`
  if (usuario === '') return origen === 'sistema' ? sistema : sinIdentificar
  return ''
}

const toFila = (fila: FilaConQuien): FilaDelLibroDeHistorial => {
  const momento = new Date(fila.createdAt)
  return {
    ...fila,
    fecha: `${formatFecha(fechaEnZona(momento))} ${horaEnZona(momento)}`,
    usuario: quien(fila),
    dni: fila.usuario,
    inmueble: describeImponibles(fila),
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
