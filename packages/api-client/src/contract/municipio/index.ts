import { municipioComercios } from './comercios.ts'
import { municipioContribuyentes } from './contribuyentes.ts'
import { municipioConvenios } from './convenios.ts'
import { municipioDeuda } from './deuda.ts'
import { municipioGestion } from './gestion.ts'
import { municipioInmuebles } from './inmuebles.ts'
import { municipioListados } from './listados.ts'
import { municipioPlanes } from './planes.ts'
import { municipioSituaciones } from './situaciones.ts'

export {
  municipioComercios,
  municipioContribuyentes,
  municipioConvenios,
  municipioDeuda,
  municipioGestion,
  municipioInmuebles,
  municipioListados,
  municipioPlanes,
  municipioSituaciones,
}

/**
 * Calls of the municipal service (S1 §7, S2 §7). The product itself or the municipality's own service answers these
 * calls.
 */
export const municipio = {
  ...municipioInmuebles,
  ...municipioContribuyentes,
  ...municipioComercios,
  ...municipioDeuda,
  ...municipioSituaciones,
  ...municipioPlanes,
  ...municipioConvenios,
  ...municipioGestion,
  ...municipioListados,
}
