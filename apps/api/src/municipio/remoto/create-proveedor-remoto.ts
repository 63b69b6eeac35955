import type { ProveedorMunicipal } from '../proveedor-municipal.ts'
import { createClienteMunicipal, type OpcionesDeCliente } from './cliente-municipal.ts'
import { createDeudaRemota } from './deuda-remota.ts'
import { createLotesRemotos } from './lotes-remotos.ts'
import { createPadronRemoto } from './padron-remoto.ts'

/** The municipality's own service (MUNICIPIO_URL), behind one circuit. */
export const createProveedorRemoto = (
  opciones: OpcionesDeCliente & { readonly ahora: () => Date },
): ProveedorMunicipal => {
  const cliente = createClienteMunicipal(opciones)
  return {
    ...createPadronRemoto(cliente.pedir),
    ...createDeudaRemota(cliente, opciones.ahora),
    ...createLotesRemotos(cliente.pedirEnLote, opciones.ahora),
  }
}
