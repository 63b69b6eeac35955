import type { DestinoDeEnvio } from './envio-table.ts'

export const NOMBRES_DE_ENVIO = {
  padron: {
    inicio: { operacion: 'start-envio', entidad: 'envio-de-padron' },
    descarte: { operacion: 'discard-envio', entidad: 'envio-de-padron' },
  },
  paquete: {
    inicio: { operacion: 'start-envio-de-paquete', entidad: 'envio-de-paquete' },
    descarte: { operacion: 'discard-envio-de-paquete', entidad: 'envio-de-paquete' },
  },
} as const satisfies Readonly<Record<DestinoDeEnvio, unknown>>
