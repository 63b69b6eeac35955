import { MARCAS_DE_CONTRIBUYENTE } from '@apremia/core'
import { array, number, object, string } from 'yup'
import { entry } from '../entry.ts'
import { claseDeImponible, mismaClase } from './clase-de-imponible.ts'
import { fechaIso } from './common.ts'
import { casoDeMesa } from './mesas.ts'
import { codigoDeRecurso, numeroDeImponible } from './municipio/deuda.ts'

const texto = string().defined()

export const paginaDeCaso = {
  getPaginaDeCaso: entry({
    method: 'GET',
    path: '/casos/pagina',
    capacidad: 'mesas.ver',
    limite: 'consulta',
    summary: 'Un caso como lo muestra su mesa, con su domicilio, para la página del caso',
    abreCaso: true,
    vela: 'paginaDeCaso',
    query: object({
      imponible: numeroDeImponible.required('Indique el imponible.'),
      recurso: codigoDeRecurso.required('Indique el recurso.'),
      clase: claseDeImponible,
    }).test(mismaClase()),
    reply: object({
      caso: casoDeMesa.required(),
      /**
       * Number of the taxpayer. The screen uses it in the URL of the page of the taxpayer. Null when no taxpayer is
       * known, and for a lawyer who is not in charge of the case.
       */
      numeroDeContribuyente: number().integer().nullable().defined(),
      ubicacion: texto,
      /** Postal address of the taxpayer. */
      domicilio: texto,
      /**
       * Electronic domicile of the taxpayer. '' when unknown, and for a lawyer who is not in charge of the case.
       */
      domicilioElectronico: texto,
      /**
       * Debtors of the case who died or are in insolvency proceedings. Empty for a lawyer who is not in charge of the
       * case.
       */
      marcados: array(
        object({
          numero: number().integer().required(),
          nombre: texto,
          marca: string().oneOf(MARCAS_DE_CONTRIBUYENTE).required(),
          desde: fechaIso.nullable().defined(),
          nota: texto,
        }).required(),
      ).required(),
      nomenclatura: texto,
      partida: texto,
    }),
  }),
}
