/**
 * Limits of requests per minute for the tests. They are so high that no test reaches them, because a test sends more
 * requests per minute than a user.
 */
export const SIN_LIMITES = {
  APREMIA_LIMITE_BUSQUEDAS: '1000000',
  APREMIA_LIMITE_CONSULTAS: '1000000',
  APREMIA_LIMITE_DOCUMENTOS: '1000000',
  APREMIA_LIMITE_EXPORTACIONES: '1000000',
  APREMIA_LIMITE_VERIFICACIONES: '1000000',
  // Maximum number of calls of one person at the same time. The server accepts no number above 1000, because a greater
  // number makes the counting of calls slower.
  APREMIA_LIMITE_A_LA_VEZ: '1000',
} as const
