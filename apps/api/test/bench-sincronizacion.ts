import { codigoDeAbogado } from '@apremia/fixtures'
import { abogado } from '../src/abogados/abogado-table.ts'
import { startSincronizacion } from '../src/sincronizaciones/start-sincronizacion.ts'
import { usuario } from '../src/usuarios/usuario-table.ts'
import { type CargaDeBench, timePasos } from './bench-paquete.ts'
import { openServiciosDeBench } from './bench-servicios.ts'

export interface SincronizacionDeBench {
  readonly sincronizar: () => Promise<CargaDeBench>
  readonly close: () => Promise<void>
}

export const abrirSincronizacionDeBench = async (
  servicio: { readonly url: string; readonly token: string },
  abogados: number,
): Promise<SincronizacionDeBench> => {
  const abierto = await openServiciosDeBench(
    async (db) => {
      await db
        .insert(usuario)
        .values({ dni: '20000001', apellido: 'Ortiz', nombre: 'Ana', rol: 'admin' })
      await db.insert(abogado).values(
        Array.from({ length: abogados }, (_, i) => ({
          codexterno: codigoDeAbogado(i),
          ...{ apellido: 'Abogado', nombre: String(i + 1), nrodni: String(30_000_000 + i) },
        })),
      )
    },
    { MUNICIPIO_URL: servicio.url, MUNICIPIO_TOKEN: servicio.token },
  )
  const { services, sesion, close } = abierto
  return {
    close,
    sincronizar: async () => {
      const { id } = await startSincronizacion(services, {
        ...{ sesion, body: { simulacion: false, bajasHasta: 20 } },
      } as unknown as Parameters<typeof startSincronizacion>[1])
      return timePasos(abierto, id)
    },
  }
}
