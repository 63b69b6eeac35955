import type { Contract, ReplyOf } from '@apremia/api-client'
import type { FilaDePaqueteCarga } from './cargas-de-paquete-repo.ts'

export const toPaquete = (carga: FilaDePaqueteCarga): ReplyOf<Contract['getPaquete']> => {
  const { id, archivo, simulacion, estado, liquidadoAl, motivos, avisos, rechazadas } = carga
  return {
    ...{ id, archivo, simulacion, estado, liquidadoAl, rechazadas, trabajo: carga.trabajo },
    equivalencias: carga.equivalencias && {
      de: carga.equivalencias.de,
      archivos: carga.equivalencias.archivos.map((uno) => ({ ...uno })),
    },
    archivos: carga.archivos.map((uno) => ({ ...uno })),
    efectos: carga.efectos.map((uno) => ({ ...uno })),
    motivos: [...motivos],
    avisos: [...avisos],
    persona: { nombre: carga.nombre, apellido: carga.apellido },
    creada: carga.creada.toISOString(),
    aplicada: carga.aplicada?.toISOString() ?? null,
    deshecha: carga.deshecha?.toISOString() ?? null,
  }
}
