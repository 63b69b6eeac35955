import { array, number, object, string } from 'yup'
import { entry, pagedEntry } from '../entry.ts'
import { archivo, idNumerico, instante, paginado } from './common.ts'
import { trabajo } from './trabajos.ts'

const cantidad = number().integer().required()

/**
 * Export of all the data of the installation, as a package of files. `archivos` has the number of rows of each file.
 */
const salida = object({
  id: number().integer().required(),
  estado: string().oneOf(['en-curso', 'lista', 'fallida', 'cancelada', 'olvidada']).required(),
  persona: object({ nombre: string().defined(), apellido: string().defined() }).required(),
  creada: instante.required(),
  terminada: instante.nullable().defined(),
  trabajo: string().nullable().defined(),
  /** Downloadable file of the exported package. Null before the package is made, and after the file is deleted. */
  archivo: archivo.nullable().defined().default(null),
  archivos: array(object({ archivo: string().required(), filas: cantidad }).required()).required(),
  documentos: cantidad,
  avisos: array(string().required()).required(),
})

const comun = { capacidad: 'municipio.exportar' } as const

export const salidas = {
  startSalida: entry({
    ...comun,
    method: 'POST',
    path: '/salidas',
    summary:
      'Empieza a exportar toda la instalación como un paquete del municipio, con los datos personales de todos y los documentos',
    body: object({}),
    reply: object({ salida: number().integer().required(), trabajo: trabajo.required() }),
  }),
  getSalidas: pagedEntry({
    ...comun,
    method: 'GET',
    path: '/salidas',
    limite: 'consulta',
    summary: 'Exportaciones de toda la instalación, de la más nueva a la más vieja',
    query: paginado,
    reply: array(salida.required()).required(),
  }),
  downloadSalida: entry({
    ...comun,
    method: 'GET',
    path: '/salidas/:id/archivo',
    limite: 'exportacion',
    enMasa: true,
    larga: true,
    summary: 'El paquete de una exportación: instalacion-{día}-{id}.zip',
    params: object({ id: idNumerico.required() }),
    reply: 'file',
  }),
  downloadPersonas: entry({
    capacidad: 'usuarios.administrar',
    method: 'GET',
    path: '/salidas/personas',
    limite: 'exportacion',
    enMasa: true,
    summary:
      'Las personas que ingresan y los abogados, como el libro con que se cambian muchos a la vez: personas.xlsx',
    reply: 'file',
  }),
}
