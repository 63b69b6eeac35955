import { formatCuit, textos } from '@apremia/core'
import type { FilaDeAbogado } from '@apremia/workbooks'
import { exportTabla } from '../exportaciones/export-tabla.ts'
import { notFound } from '../platform/http/app-error.ts'
import type { Handler } from '../platform/http/mount.ts'
import type { AbogadoWire } from './abogado-wire.ts'
import { listAbogados } from './abogados-conocidos.ts'
import { findAll, findPage, findTitulos, findWire } from './abogados-repo.ts'

const POR_APELLIDO = { orden: 'apellido', sentido: 'asc' } as const

const getAbogados: Handler<'getAbogados'> = ({ db }) => findAll(db, {}, POR_APELLIDO)

const searchAbogados: Handler<'searchAbogados'> = ({ db }, { query, body }) =>
  findPage(db, body, query)

const getAbogadosNameDni: Handler<'getAbogadosNameDni'> = async ({ db }) => {
  const todos = await listAbogados(db)
  return todos.map(({ codexterno, apellido, nombre, nrodni, baja }) => ({
    codexterno,
    apellido,
    nombre,
    nombre_completo: `${apellido}, ${nombre}`,
    nrodni,
    baja: baja ? ('1' as const) : ('0' as const),
  }))
}

const getTitulosDeAbogado: Handler<'getTitulosDeAbogado'> = ({ db }) => findTitulos(db)

const getAbogadoPropio: Handler<'getAbogadoPropio'> = async ({ db }, { sesion }) => {
  const wire = await findWire(db, sesion.abogado)
  if (wire === undefined) throw notFound(textos.abogados.sinFicha)
  return wire
}

const toFila = ({ abo_titulo, baja, ...row }: AbogadoWire): FilaDeAbogado => ({
  ...row,
  cuitcuil: formatCuit(row.cuitcuil),
  titulo: abo_titulo?.titulo ?? '',
  inscripto: row.inscripto === '1',
  baja: baja === '1',
})

const exportAbogados: Handler<'exportAbogados'> = (services, { query, request }) => {
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

export const readAbogadosHandlers = {
  getAbogados,
  searchAbogados,
  getAbogadosNameDni,
  getTitulosDeAbogado,
  getAbogadoPropio,
  exportAbogados,
}
