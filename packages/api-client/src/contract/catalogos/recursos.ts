import { CONTEOS_DE_INTERES, textos } from '@apremia/core'
import { array, boolean, number, object, string } from 'yup'
import { entry } from '../../entry.ts'
import { fechaIso } from '../common.ts'
import { nombreEscrito } from '../escrito.ts'
import { codigoDeCatalogo, versionDeFila } from './fila.ts'
import { claseDeRecursoPedida, recursoDelCatalogo } from './recurso-del-catalogo.ts'

const { catalogos } = textos

const ordenanzas = array(
  object({
    /** First year in which the ordinance applies. */
    anio: number().integer().required(catalogos.recursos.ordenanzaSinAnio),
    ordenanza: nombreEscrito.required(catalogos.requerido),
    /**
     * `tributo` is the article of the ordinance that creates the tax. `interes` is the article that sets the interest,
     * and its rate. An empty text ('') repeats the text of the previous year.
     */
    tributo: nombreEscrito.default(''),
    interes: nombreEscrito.default(''),
  }).required(),
).max(200)

const tasas = array(
  object({
    vigenteDesde: fechaIso.trim().required(catalogos.recursos.tasas.sinDia),
    /** Interest for one month, as a percentage, such as '3' or '2.5'. */
    mensual: nombreEscrito.max(8).required(catalogos.recursos.tasas.sinMensual),
    /**
     * Unit in which the time of the interest is counted. With 'dia', each day counts as a thirtieth of a month. With
     * 'mes', a month that has begun counts as a whole month.
     */
    conteo: string()
      .oneOf(CONTEOS_DE_INTERES, catalogos.recursos.tasas.conteo)
      .required(catalogos.recursos.tasas.conteo),
  }).required(),
).max(200)

const guardado = recursoDelCatalogo.shape({
  ordenanzas: ordenanzas.required(),
  tasas: tasas.required(),
  version: string().required(),
})

export const recursos = {
  listRecursos: entry({
    method: 'GET',
    path: '/recursos',
    capacidad: 'catalogos.ver',
    limite: 'consulta',
    summary: 'Recursos del municipio, también los inactivos',
    reply: array(guardado.required()).required(),
  }),
  saveRecurso: entry({
    method: 'PUT',
    path: '/recursos',
    capacidad: 'catalogos.administrar',
    summary:
      'Agrega un recurso, o cambia el que se vio; el tipo de uno en uso no cambia, y lo que se debe por uno inactivo queda',
    body: object({
      codigo: codigoDeCatalogo,
      nombre: nombreEscrito.default(''),
      ordenanza: nombreEscrito.default(''),
      /**
       * Ordinances that create the tax, by year. When the request leaves out this field, the stored ordinances do not
       * change.
       */
      ordenanzas: ordenanzas.optional(),
      /** Interest rates of the tax. When the request leaves out this field, the stored rates do not change. */
      tasas: tasas.optional(),
      clase: claseDeRecursoPedida,
      pagoUnico: boolean().default(false),
      activo: boolean().default(true),
      version: versionDeFila,
    }),
    reply: guardado,
  }),
}
