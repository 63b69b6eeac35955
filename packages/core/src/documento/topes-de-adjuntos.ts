const MIB = 1024 * 1024

/** What goes attached in one request (D94): bytes of a file and of all, how many, and letters of a name. */
export const TOPES_DE_ADJUNTOS = {
  ...{ porArchivo: 10 * MIB, total: 25 * MIB },
  ...{ archivos: 10, nombre: 255 },
} as const
