import { object, string } from 'yup'
import type { Sellos } from '../identidad/sellos.ts'
import type { OpenDb } from '../platform/db/open-db.ts'
import type { Services } from '../platform/services.ts'
import { createInstantaneaEnMarcha } from '../respaldo/instantanea-en-marcha.ts'
import { createIngresoDeEmergencia } from './create-ingreso-de-emergencia.ts'
import type { Respuestas, Visitas } from './puerta.ts'

const emergencia = object({
  dni: string().defined(),
  motivo: string().defined(),
  cuenta: string().max(200).defined(),
})

/**
 * @param sellos encrypts the emergency sign-in links. Undefined in a demonstration, where anyone may sign in as anyone
 * without such a link
 */
export const createRespuestas = (services: Services, sellos: Sellos | undefined): Respuestas =>
  sellos === undefined
    ? {}
    : {
        identidad: () => services.identidad.review(),
        'ingreso-de-emergencia': async (pedido) =>
          createIngresoDeEmergencia(
            { ...services, sellos },
            emergencia.validateSync(pedido, { strict: true }),
          ),
      }

/**
 * Long requests of the backup command to the running server. Over PostgreSQL there are none, because the command makes
 * the backup without the server.
 */
export const createVisitas = (services: Services, open: OpenDb): Visitas =>
  open.motor === 'embebida' ? { instantanea: createInstantaneaEnMarcha(services, open.pool) } : {}
