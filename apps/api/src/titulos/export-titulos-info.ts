import {
  CERO,
  fecha,
  interpolar,
  marcaDeTiempo,
  parseSignedWireAmount,
  textos,
} from '@apremia/core'
import type { FilaDeListado } from '@apremia/workbooks'
import { exportTabla } from '../exportaciones/export-tabla.ts'
import type { Handler } from '../platform/http/mount.ts'
import { checkFechas } from './check-fechas.ts'
import { streamTitulos, type TituloCreado } from './titulos-repo.ts'

const EXPORT_BATCH = 5000

const nombre = ({ apellido, nombre: pila }: { apellido: string; nombre: string }): string =>
  [apellido, pila].filter(Boolean).join(', ')

const toFila = (row: TituloCreado): FilaDeListado => ({
  numero: row.num_titulo,
  abogado: nombre(row.abogado),
  codigo: row.abo_codexterno,
  categoria: row.categoria,
  imponible: row.imponible,
  recurso: row.recurso,
  contribuyente: row.contribuyente,
  total: parseSignedWireAmount(row.total) ?? CERO,
  usuario: nombre(row.usuario),
  fecha: fecha(row.fecha_creacion),
  hora: row.hora_creacion,
  estado: row.anulado ? 'ANULADO' : 'VIGENTE',
  motivo: row.motivo_anulacion,
  origen: row.anterior ? textos.titulos.anterior : '',
})

async function* filasDeListado(...args: Parameters<typeof streamTitulos>) {
  for await (const rows of streamTitulos(...args)) yield rows.map(toFila)
}

export const exportTitulosInfo: Handler<'exportTitulosInfo'> = (services, { query, request }) => {
  const now = services.ahora()
  checkFechas(query, now)
  return exportTabla(services, request, {
    tabla: 'listado',
    formato: query.formato,
    archivo: interpolar(textos.archivos.titulosCreados, { timestamp: marcaDeTiempo(now) }),
    lotes: filasDeListado(services.db, query, EXPORT_BATCH),
  })
}
