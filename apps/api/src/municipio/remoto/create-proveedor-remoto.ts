import type { ClaveDeDeuda, DeudaDelMunicipio, ProveedorDeDeuda } from '../deuda-proveedor.ts'
import type { ProveedorMunicipal } from '../proveedor-municipal.ts'
import { createCarteraRemota } from './cartera-remota.ts'
import { createClienteMunicipal, type OpcionesDeCliente } from './cliente-municipal.ts'
import { createDeudaCC, createDeudaRemota, type FindClavesDe } from './deuda-remota.ts'
import { createLegalesRemotos } from './legales-remotos.ts'
import { createLotesRemotos } from './lotes-remotos.ts'
import { type AskSaldadas, createPadronRemoto, type EnEtapa } from './padron-remoto.ts'

/**
 * Stores in this database a debt that the municipality's service answered.
 *
 * @param preguntado moment at which the request was sent
 */
export type KeepDeuda = (
  clave: ClaveDeDeuda,
  deuda: DeudaDelMunicipio,
  preguntado: Date,
) => Promise<void>

interface OpcionesDeProveedor extends OpcionesDeCliente {
  readonly ahora: () => Date
  readonly enEtapa: EnEtapa
  readonly askSaldadas: AskSaldadas
  readonly keepDeuda: KeepDeuda
  readonly findClavesDe: FindClavesDe
}

/**
 * Creates the provider that reads the properties, businesses, taxpayers and debt from the municipality's own service.
 * All its calls share one circuit breaker.
 */
export const createProveedorRemoto = (opciones: OpcionesDeProveedor): ProveedorMunicipal => {
  const { ahora, leerCatalogo } = opciones
  const cliente = createClienteMunicipal(opciones)
  const { askSaldadas } = opciones
  const padron = createPadronRemoto(cliente.pedir, opciones.enEtapa, leerCatalogo, askSaldadas)
  const keeping =
    (deudaCC: ProveedorDeDeuda['deudaCC']): ProveedorDeDeuda['deudaCC'] =>
    async (clave) => {
      const preguntado = ahora()
      const deuda = await deudaCC(clave)
      if (deuda !== null) await opciones.keepDeuda(clave, deuda, preguntado)
      return deuda
    }
  const deuda = createDeudaRemota(cliente, ahora, leerCatalogo, opciones.findClavesDe)
  return {
    ...padron,
    ...deuda,
    deudaCC: keeping(deuda.deudaCC),
    legalesDeVarios: createLegalesRemotos(
      padron,
      createDeudaCC(cliente.pedir, ahora, leerCatalogo),
      createDeudaCC(cliente.pedirEnLote, ahora, leerCatalogo),
    ),
    ...createLotesRemotos(cliente.pedirEnLote, ahora, leerCatalogo, keeping),
    cartera: createCarteraRemota(cliente, ahora, leerCatalogo),
  }
}
