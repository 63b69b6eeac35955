import type { ProveedorMunicipal } from '../proveedor-municipal.ts'
import { createCarteraRemota } from './cartera-remota.ts'
import { createClienteMunicipal, type OpcionesDeCliente } from './cliente-municipal.ts'
import { createDeudaCC, createDeudaRemota } from './deuda-remota.ts'
import { createLegalesRemotos } from './legales-remotos.ts'
import { createLotesRemotos } from './lotes-remotos.ts'
import { createPadronRemoto, type EnEtapa } from './padron-remoto.ts'

/** The municipality's own service (MUNICIPIO_URL), behind one circuit. */
export const createProveedorRemoto = (
  opciones: OpcionesDeCliente & { readonly ahora: () => Date; readonly enEtapa: EnEtapa },
): ProveedorMunicipal => {
  const { ahora, leerCatalogo } = opciones
  const cliente = createClienteMunicipal(opciones)
  const padron = createPadronRemoto(cliente.pedir, opciones.enEtapa, leerCatalogo)
  return {
    ...padron,
    ...createDeudaRemota(cliente, ahora, leerCatalogo),
    legalesDeVarios: createLegalesRemotos(
      padron,
      createDeudaCC(cliente.pedir, ahora, leerCatalogo),
      createDeudaCC(cliente.pedirEnLote, ahora, leerCatalogo),
    ),
    ...createLotesRemotos(cliente.pedirEnLote, ahora, leerCatalogo),
    cartera: createCarteraRemota(cliente, ahora, leerCatalogo),
  }
}
