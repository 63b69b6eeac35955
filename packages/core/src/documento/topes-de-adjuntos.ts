const MIB = 1024 * 1024

/** Limits of the attachments of one request (D94). Sizes are in bytes. */
export const TOPES_DE_ADJUNTOS = {
  ...{ porArchivo: 10 * MIB, total: 25 * MIB },
  ...{ archivos: 10, nombre: 255 },
} as const
