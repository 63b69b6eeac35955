import { ACUSES_DE_CARTA, VIGENCIAS_DE_CONVENIO } from '@apremia/core'
import { array, boolean, number, object, string } from 'yup'
import { entry } from '../entry.ts'
import { fechaIso, idNumerico, importe } from './common.ts'
import { casoDeMesa } from './mesas.ts'

const texto = string().defined()
const entero = number().integer().required()
const tipo = string().oneOf(['I', 'C']).required()

/** Number of items of the taxpayer on one page of the answer. */
export const IMPONIBLES_POR_PAGINA = 25

/** Maximum number of agreements, payment plans, letters and executive titles in the answer, of each kind. */
export const MAXIMO_DE_ACTOS = 5

const hayImporte = importe.nullable().defined()

/** Number of the records that the answer leaves out, and items of these records. */
const LOS_DEMAS = { mas: entero, imponibles: array(entero).required() }

const imponibleDeContribuyente = object({
  tipo,
  imponible: entero,
  recurso: texto,
  /** Relation of the taxpayer to the item, such as 'titular'. An occupant does not owe the debt of the item (D99). */
  vinculo: texto,
  responde: boolean().required(),
  ubicacion: texto,
  /** Codes of the lawyers in charge, joined by ', '. A lawyer sees only the lawyer's own code. */
  abogado: texto,
  /** Unpaid debt in legal management. For a lawyer, only the debt in charge of this lawyer (D21). */
  enGestion: hayImporte,
  /** Unpaid debt outside legal management. */
  fueraDeGestion: hayImporte,
  total: hayImporte,
  /** Day for which the amounts are calculated. Null without unpaid debt. */
  liquidadoAl: fechaIso.nullable().defined(),
  /** Null for an item without a case. */
  caso: casoDeMesa
    .pick(['mesa', 'situacion', 'etapa', 'plazo', 'cambio', 'saldada', 'cierre'])
    .nullable()
    .defined()
    .default(null),
})

export const paginaDeContribuyente = {
  getPaginaDeContribuyente: entry({
    method: 'GET',
    path: '/contribuyentes/pagina',
    capacidad: 'padron.buscar',
    limite: 'consulta',
    summary:
      'Un contribuyente con lo que debe, sus imponibles, convenios, planes, cartas y títulos, de lo que la persona puede ver',
    query: object({
      numero: idNumerico.required('Indique el contribuyente.'),
      /** Page of the items, of {@link IMPONIBLES_POR_PAGINA} items each. */
      pagina: number().integer().min(1).max(1_000_000).default(1),
    }),
    vela: 'contribuyente',
    reply: object({
      NRO_CONTRIB: entero,
      APYNOM: texto,
      NRO_DOC: texto,
      CUIT: texto,
      CUIM: texto,
      DOMICILIO: texto,
      TELEFONOS: texto,
      EMAIL: texto,
      /**
       * Sum of the unpaid debt of all the items of the taxpayer that the person may see, without the items that the
       * taxpayer only occupies. Null when only the municipality's own service stores the debt (D110).
       */
      deuda: object({
        total: importe.required(),
        enGestion: importe.required(),
        fueraDeGestion: importe.required(),
        /** Oldest day for which these amounts are calculated. Null without unpaid debt. */
        liquidadoAl: fechaIso.nullable().defined(),
      })
        .nullable()
        .defined()
        .default(null),
      imponibles: array(imponibleDeContribuyente.required()).required(),
      /** Number of items on all the pages. */
      cuantos: entero,
      convenios: object({
        filas: array(
          object({
            id: entero,
            convenio: texto,
            fecha: fechaIso.required(),
            abogado: texto,
            firmante: texto,
            confirmado: fechaIso.nullable().defined(),
            vigencia: string().oneOf(VIGENCIAS_DE_CONVENIO).nullable().defined(),
          }).required(),
        ).required(),
        ...LOS_DEMAS,
      }).required(),
      planes: object({
        filas: array(
          object({
            plan: entero,
            tipo,
            imponible: entero,
            recurso: texto,
            fecha: fechaIso.required(),
            estado: texto,
            total: importe.required(),
          }).required(),
        ).required(),
        ...LOS_DEMAS,
      }).required(),
      /** Null for a person who may not see letters. */
      cartas: object({
        filas: array(
          object({
            numero: entero,
            /** One of the items whose debt the letter claims. */
            imponible: entero,
            fecha: fechaIso.required(),
            total: importe.required(),
            acuse: string().oneOf(ACUSES_DE_CARTA).required(),
          }).required(),
        ).required(),
        ...LOS_DEMAS,
      })
        .nullable()
        .defined()
        .default(null),
      /** Null for a person who may not see executive titles. */
      titulos: object({
        filas: array(
          object({
            numero: entero,
            tipo,
            imponible: entero,
            recurso: texto,
            fecha: fechaIso.nullable().defined(),
            total: importe.required(),
            anulado: boolean().required(),
          }).required(),
        ).required(),
        ...LOS_DEMAS,
      })
        .nullable()
        .defined()
        .default(null),
    }),
  }),
}
