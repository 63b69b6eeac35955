import type { ProveedorMunicipal } from '../proveedor-municipal.ts'
import { createClienteMunicipal, type OpcionesDeCliente } from './cliente-municipal.ts'
import { createDeudaRemota } from './deuda-remota.ts'
import { createRegistroRemoto } from './registro-remoto.ts'

/** The municipality's own service (MUNICIPIO_URL), behind one circuit. */
export const createProveedorRemoto = (
  opciones: OpcionesDeCliente & { readonly ahora: () => Date },
): ProveedorMunicipal => {
  const cliente = createClienteMunicipal(opciones)
  const deuda = createDeudaRemota(cliente, opciones.ahora)
  return { ...createRegistroRemoto(cliente, deuda.deudaCC), ...deuda }
}
