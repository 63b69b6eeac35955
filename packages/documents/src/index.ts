export type { Deflate } from './pdf/deflate.ts'
export {
  createTituloRenderer,
  type Fuentes,
  type TituloRenderer,
  type TituloRendererOptions,
  type TitulosImpresos,
} from './titulo-ejecutivo/create-titulo-renderer.ts'
