import type { TipoDeDocumento } from './deuda-proveedor.ts'

/** Types of document. The municipal service has only one (S1 §9). */
export const TIPOS_DE_DOCUMENTO: readonly TipoDeDocumento[] = [{ CODIGO: '1', DETALLE: 'DNI' }]
