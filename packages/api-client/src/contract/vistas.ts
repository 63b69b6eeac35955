import { LARGO_DE_VISTA, LISTAS_CON_VISTAS, type ListaConVistas, textos } from '@apremia/core'
import { array, boolean, number, object, string } from 'yup'
import { entry } from '../entry.ts'
import { idNumerico } from './common.ts'
import { nombreEscrito } from './escrito.ts'

const lista = string()
  .oneOf(Object.keys(LISTAS_CON_VISTAS) as ListaConVistas[])
  .required()

/** Identifier of a column, filter field or sort order of a list. */
const id = string().matches(/^[\w-]{1,40}$/)
const ids = array(id.required()).max(60)

const campo = object({ campo: id.required(), valor: nombreEscrito.max(200).required() })

const presentacion = {
  /**
   * Columns that the view hides (`ocultas`) or keeps visible (`mostradas`), and their order. A list hides by itself a
   * column with the same value in all rows, unless `mostradas` names the column (ADR 0084).
   */
  columnas: object({
    ocultas: ids.default([]),
    mostradas: ids.default([]),
    orden: ids.default([]),
  }),
  densidad: string().oneOf(['compacta', 'comoda']),
  /** Field by which the list is sorted. '' means the default sort of the list. */
  orden: string().matches(/^[\w-]{0,40}$/),
  sentido: string().oneOf(['asc', 'desc']),
}

const nombre = nombreEscrito.max(LARGO_DE_VISTA)

const vista = object({
  id: idNumerico.required(),
  nombre: string().required(),
  propia: boolean().required(),
  compartida: boolean().required(),
  de: string().defined(),
  /** True when the person who asks chose to open the list with this view. */
  inicial: boolean().required(),
  /**
   * Number of people, besides the owner of the view, whose list opens with this view. It is 0 for anybody but the
   * owner.
   */
  enUso: number().integer().required(),
  columnas: object({
    ocultas: array(string().required()).required(),
    mostradas: array(string().required()).required(),
    orden: array(string().required()).required(),
  }).required(),
  densidad: string().oneOf(['compacta', 'comoda']).required(),
  orden: string().defined(),
  sentido: string().oneOf(['asc', 'desc']).required(),
  filtro: array(object({ campo: string().required(), valor: string().required() })).required(),
  /** Fields that the server removed from the filter, because the person who asks may not filter by them (D10, D11). */
  quitados: array(string().required()).required(),
})

const params = object({ id: idNumerico.required() })

/** Calls that read and save the views of the lists. A view stores how a list is shown, and not its rows (ux 7). */
export const vistas = {
  listVistas: entry({
    method: 'GET',
    path: '/vistas',
    capacidad: 'vistas.ver',
    limite: 'consulta',
    summary: 'Las vistas guardadas de una lista: las propias y las compartidas',
    query: object({ lista }),
    reply: array(vista.required()).required(),
  }),
  createVista: entry({
    method: 'POST',
    path: '/vistas',
    capacidad: 'vistas.guardar',
    summary: 'Guarda una vista de una lista con un nombre',
    body: object({
      lista,
      nombre: nombre.required(textos.vistas.nombreRequerido),
      compartida: boolean().default(false),
      ...presentacion,
      filtro: array(campo).max(40).default([]),
    }),
    reply: vista,
  }),
  editVista: entry({
    method: 'PATCH',
    path: '/vistas/:id',
    capacidad: 'vistas.guardar',
    summary: 'Cambia una vista propia: su nombre, si se comparte, o lo que guarda',
    params,
    body: object({
      nombre: nombre.min(1, textos.vistas.nombreRequerido),
      compartida: boolean(),
      ...presentacion,
      columnas: presentacion.columnas.default(undefined),
      filtro: array(campo).max(40),
    }),
    reply: vista,
  }),
  deleteVista: entry({
    method: 'DELETE',
    path: '/vistas/:id',
    capacidad: 'vistas.guardar',
    summary: 'Elimina una vista propia, también para quienes la usaban compartida',
    params,
    reply: 'empty',
  }),
  chooseVistaInicial: entry({
    method: 'PUT',
    path: '/vistas/inicial',
    capacidad: 'vistas.guardar',
    summary: 'Con qué vista se abre una lista; sin ninguna, como siempre',
    body: object({ lista, vista: idNumerico.nullable().default(null) }),
    reply: 'empty',
  }),
}
