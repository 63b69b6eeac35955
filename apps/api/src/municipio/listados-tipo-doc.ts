import type { TipoDeDocumento } from './deuda-proveedor.ts'

/** Only type of document (S1 §9). */
export const TIPOS_DE_DOCUMENTO: readonly TipoDeDocumento[] = [{ CODIGO: '1', DETALLE: 'DNI' }]
