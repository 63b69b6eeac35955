import { formatCuit, textos } from '@apremia/core'
import type { FilaDeAbogado } from '@apremia/workbooks'
import { exportTabla } from '../exportaciones/export-tabla.ts'
import type { Handler } from '../platform/http/mount.ts'
import type { AbogadoWire } from './abogado-wire.ts'
import { findAll } from './abogados-repo.ts'

const toFila = ({ abo_titulo, baja, ...row }: AbogadoWire): FilaDeAbogado => ({
  ...row,
  cuitcuil: formatCuit(row.cuitcuil),
  titulo: abo_titulo?.titulo ?? '',
  inscripto: row.inscripto === '1',
  baja: baja === '1',
})

export const exportAbogados: Handler<'exportAbogados'> = (services, { query, request }) => {
  const { formato, orden, sentido, ...filtro } = query
  const filas = async function* () {
    yield (await findAll(services.db, filtro, { orden, sentido })).map(toFila)
  }
  return exportTabla(services, request, {
    tabla: 'abogados',
    formato,
    archivo: textos.archivos.abogados,
    lotes: filas(),
  })
}
