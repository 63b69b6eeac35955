import type { TipoDeDocumento } from './deuda-proveedor.ts'

/** The municipal service has only one type of document (S1 §9). */
export const TIPOS_DE_DOCUMENTO: readonly TipoDeDocumento[] = [{ CODIGO: '1', DETALLE: 'DNI' }]
