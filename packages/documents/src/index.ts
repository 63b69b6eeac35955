export type { Deflate } from './pdf/deflate.ts'
export type { Fuentes, OpcionesDeImpresion } from './pdf/prepare-impresion.ts'
export {
  createTituloRenderer,
  type TituloRenderer,
  type TitulosImpresos,
} from './titulo-ejecutivo/create-titulo-renderer.ts'
