import { array, boolean, number, object, string } from 'yup'
import { entry } from '../entry.ts'
import { motivo, textoEscrito, valorVisto } from './escrito.ts'
import { etapa } from './municipio/gestion.ts'

const grupo = object({ id: number().integer().required(), nombre: string().required() })

/** Type of case action (etapa), with the field names of S2 §3 and those of the municipal service. */
const tipoDeEtapa = etapa.shape({
  tipo: number().integer().required(),
  nombre: string().required(),
  grupo: number().integer().required(),
  /**
   * True when an action of this kind ends the case. A paid case stays pending until it has an action of a kind that
   * ends cases (D169).
   */
  cierra: boolean().required(),
})

/** Number or unit of the time limit of a kind of action, as typed. Empty for a kind of action without a time limit. */
const escrito = textoEscrito.max(20).default('')

export const etapas = {
  listGruposDeEtapa: entry({
    method: 'GET',
    path: '/grupo-etapas',
    capacidad: 'etapas.ver',
    limite: 'consulta',
    summary: 'Grupos de etapas',
    reply: array(grupo.required()).required(),
  }),
  listTiposDeEtapa: entry({
    method: 'GET',
    path: '/tipo-etapas',
    capacidad: 'etapas.ver',
    limite: 'consulta',
    summary: 'Tipos de etapa, también los archivados y los que no se ofrecen',
    reply: array(tipoDeEtapa.required()).required(),
  }),
  findTiposDeEtapa: entry({
    method: 'POST',
    soloLee: true,
    path: '/tipo-etapas',
    capacidad: 'etapas.ver',
    limite: 'consulta',
    summary: 'Tipos de etapa de un grupo',
    body: object({
      grupo: number()
        .integer()
        .min(1)
        .max(1000)
        .typeError('El grupo lleva solo dígitos.')
        .required('Indique el grupo.'),
    }),
    reply: array(tipoDeEtapa.required()).required(),
  }),
  editTiempoDeEtapa: entry({
    method: 'PUT',
    path: '/tipo-etapas',
    capacidad: 'etapas.administrar',
    summary:
      'Cambia el tiempo de un tipo de etapa, y si cierra el caso; sin tiempo ni unidad, queda sin tiempo propio',
    body: object({
      tipo: number()
        .integer()
        .min(1)
        .max(2_147_483_647)
        .typeError('El tipo lleva solo dígitos.')
        .required('Indique el tipo de etapa.'),
      /** Time limit that a type of case action sets: number of units, from 1 to 9999. */
      tiempo: escrito,
      /** Unit of the time limit of a type of case action: minute, hour, day or year. */
      tipo_tiempo: escrito,
      /** True when an action of this kind ends the case. Without a value, the stored value does not change. */
      cierra: boolean().typeError('Indique si cierra: true o false.').optional(),
      /**
       * Values that the person saw before the edit, as one text: '15 day cierra'. The text has the time limit, and
       * `cierra` when an action of this kind ends the case. '' with neither of them.
       */
      visto: valorVisto,
      motivo,
    }),
    reply: tipoDeEtapa,
  }),
}
