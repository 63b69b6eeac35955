import { interpolar, marcaDeTiempo, textos } from '@apremia/core'
import type { FilaDeResumenDeIngresos } from '@apremia/workbooks'
import { exportTabla } from '../exportaciones/export-tabla.ts'
import type { Handler } from '../platform/http/mount.ts'
import { diaYHora } from './dia-y-hora.ts'
import { findResumen, type IngresosDePersona } from './ingresos-repo.ts'

const { tipos, roles } = textos.logins

const toFilaDeResumen = (row: IngresosDePersona): FilaDeResumenDeIngresos => {
  const { fecha, hora } = diaYHora(row.date_last_log)
  return {
    dni: row.usuario_dni,
    nombre: `${row.usuario.apellido}, ${row.usuario.nombre}`,
    tipo: row.abogado ? tipos.abogado : tipos.usuario,
    codigo: row.abogado?.codexterno ?? '',
    rol: roles[row.usuario.rol],
    cantidad: row.cant_login,
    ultimo: `${fecha} ${hora}`,
  }
}

export const exportResumenDeIngresos: Handler<'exportResumenDeIngresos'> = (
  services,
  { query, request },
) => {
  const { formato, ...consulta } = query
  const filas = async function* () {
    yield (await findResumen(services.db, consulta)).map(toFilaDeResumen)
  }
  return exportTabla(services, request, {
    tabla: 'resumenDeIngresos',
    formato,
    archivo: interpolar(textos.archivos.ingresos, { timestamp: marcaDeTiempo(services.ahora()) }),
    lotes: filas(),
  })
}
