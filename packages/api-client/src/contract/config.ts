import { FUENTES } from '@apremia/core'
import { array, boolean, number, object, string } from 'yup'
import { entry } from '../entry.ts'
import { recursoDelCatalogo } from './catalogos/recurso-del-catalogo.ts'
import { instante } from './common.ts'

export const config = {
  getConfig: entry({
    method: 'GET',
    path: '/config',
    capacidad: 'publica',
    summary: 'Datos públicos de la instalación: municipio y proveedor de identidad',
    reply: object({
      version: string().required(),
      municipio: string().required(),
      /**
       * Server that has the debts and the register of the municipality: 'propio' is Apremia, 'remoto' is the
       * municipality's own service.
       */
      servicioMunicipal: string().oneOf(['propio', 'remoto']).required(),
      identidad: object({
        /**
         * URL of the sign-in page of the identity provider. The screen adds the query parameters `fnt` (identity
         * source) and `vlv` (URL to which the provider returns).
         */
        url: string().required(),
        /**
         * URL of the logout page of the identity provider. The screen adds the query parameter `vlv` (URL to which the
         * provider returns).
         */
        salida: string().required(),
        demo: boolean().required(),
        /**
         * Identity sources, each with its own button on the sign-in page. Without sources, the page has a single button
         * with the name of the provider.
         */
        fuentes: array(string().oneOf(FUENTES).required()).required(),
        nombre: string().defined(),
      }).required(),
      titulos: object({ maximoSincronico: number().integer().required() }).required(),
      recursos: array(recursoDelCatalogo.required()).required(),
      /** Format of the partida, the number that the province gives to a real property (D170). */
      partida: string().required(),
      /** Maximum number of instalments, for a payment plan and for the payment of fees (D36). */
      convenios: object({ topeDeCuotas: number().integer().required() }).required(),
      /** True when the server can make the PDF of a court paper, which requires LibreOffice. */
      escritosEnPdf: boolean().default(false),
    }),
  }),
  getSalud: entry({
    method: 'GET',
    path: '/salud',
    capacidad: 'publica',
    summary: 'Estado del servicio y de su base de datos',
    reply: object({
      estado: string().oneOf(['ok']).required(),
      base: string().required(),
      /** Problems that the administrator of the server must fix, such as a wrong clock or damaged documents. */
      avisos: array(string().required()).required(),
      /** Last complete backup, with its size in bytes. Null when no backup was ever made. */
      respaldo: object({
        momento: instante.required(),
        base: string().required(),
        tamano: number().integer().required(),
      })
        .nullable()
        .defined()
        .default(null),
    }),
  }),
}
