export type { Deflate } from './pdf/deflate.ts'
export {
  createTituloRenderer,
  type Fuentes,
  type TituloRenderer,
  type TituloRendererOptions,
  type TitulosImpresos,
  VERSION_TITULO_EJECUTIVO,
} from './titulo-ejecutivo/create-titulo-renderer.ts'
