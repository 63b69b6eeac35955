import { object, string } from 'yup'
import type { Sellos } from '../identidad/sellos.ts'
import type { Services } from '../platform/services.ts'
import { createIngresoDeEmergencia } from './create-ingreso-de-emergencia.ts'
import type { Respuestas } from './puerta.ts'

const emergencia = object({
  dni: string().defined(),
  motivo: string().defined(),
  cuenta: string().max(200).defined(),
})

export const createRespuestas = (services: Services, sellos: Sellos): Respuestas => ({
  identidad: () => services.identidad.review(),
  'ingreso-de-emergencia': async (pedido) =>
    createIngresoDeEmergencia(
      { ...services, sellos },
      emergencia.validateSync(pedido, { strict: true }),
    ),
})
