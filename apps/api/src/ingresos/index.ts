import {
  fechaEnZona,
  formatFecha,
  horaEnZona,
  interpolar,
  marcaDeTiempo,
  textos,
} from '@apremia/core'
import type { FilaDeIngreso, FilaDeResumenDeIngresos } from '@apremia/workbooks'
import { exportTabla } from '../exportaciones/export-tabla.ts'
import type { Handler } from '../platform/http/mount.ts'
import {
  countResumen,
  findIngresos,
  findResumen,
  type Ingreso,
  type ResumenDeIngresos,
} from './ingresos-repo.ts'

const LOTE = 2_000

const { tipos, roles } = textos.logins

const getResumenDeIngresos: Handler<'getResumenDeIngresos'> = async ({ db }, { query }) => {
  const [rows, total] = await Promise.all([findResumen(db, query, query), countResumen(db, query)])
  return { rows, total }
}

const getIngresos: Handler<'getIngresos'> = ({ db }, { query }) =>
  findIngresos(db, query.userDni, query)

const searchIngresos: Handler<'searchIngresos'> = ({ db }, { query, body }) =>
  findIngresos(db, body.userDni, query)

const diaYHora = (instante: string) => {
  const momento = new Date(instante)
  return { fecha: formatFecha(fechaEnZona(momento)), hora: horaEnZona(momento) }
}

const toFilaDeResumen = (row: ResumenDeIngresos): FilaDeResumenDeIngresos => {
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

const exportResumenDeIngresos: Handler<'exportResumenDeIngresos'> = (
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

const toFila = ({ fech_hor_login, fuente }: Ingreso): FilaDeIngreso => ({
  ...diaYHora(fech_hor_login),
  fuente,
})

const exportIngresos: Handler<'exportIngresos'> = (services, { query, request }) => {
  const { userDni, formato } = query
  const filas = async function* () {
    for (let pagina = 1; ; pagina += 1) {
      const { rows, total } = await findIngresos(services.db, userDni, { pagina, porPagina: LOTE })
      yield rows.map(toFila)
      if (pagina * LOTE >= total) return
    }
  }
  return exportTabla(services, request, {
    tabla: 'ingresos',
    formato,
    archivo: interpolar(textos.archivos.ingresosDe, {
      dni: userDni,
      timestamp: marcaDeTiempo(services.ahora()),
    }),
    lotes: filas(),
  })
}

export const ingresosHandlers = {
  getResumenDeIngresos,
  exportResumenDeIngresos,
  getIngresos,
  searchIngresos,
  exportIngresos,
}
