import { isDosMaquinas, startDosMaquinas } from './dos-maquinas.ts'
import { type ComoArrancar, type Instalacion, type Producto, startUno } from './un-proceso.ts'

export { type Instalacion, type Producto, ROOT } from './un-proceso.ts'

/**
 * Starts the product on one server. With `npm run e2e -- --instalacion dos`, starts two servers behind nginx. The demo,
 * and a test with its own program (`programa`), always have one server.
 */
export const startProducto = (
  instalacion: Instalacion,
  options: ComoArrancar = {},
): Promise<Producto> =>
  isDosMaquinas() && instalacion.env.DATABASE_URL !== undefined && options.programa === undefined
    ? startDosMaquinas(instalacion, options)
    : startUno(instalacion, options)
