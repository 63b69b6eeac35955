import { isDosMaquinas, startDosMaquinas } from './dos-maquinas.ts'
import { type ComoArrancar, type Instalacion, type Producto, startUno } from './un-proceso.ts'

export { type Instalacion, type Producto, ROOT } from './un-proceso.ts'

/**
 * Starts the product on one server, or on two servers behind nginx with `npm run e2e -- --instalacion dos`. The demo
 * always has one server, and so has a test that gives its own program (`programa`).
 */
export const startProducto = (
  instalacion: Instalacion,
  options: ComoArrancar = {},
): Promise<Producto> =>
  isDosMaquinas() && instalacion.env.DATABASE_URL !== undefined && options.programa === undefined
    ? startDosMaquinas(instalacion, options)
    : startUno(instalacion, options)
