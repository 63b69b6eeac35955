/** The people of the demonstration, by what they are; nobody who looks for all of them forgets one. */
export const DNIS = {
  admin: '20000001',
  jefe: '20000002',
  a01: '20000003',
  a02: '20000004',
  invitado: '20000005',
  sinCodigo: '20000006',
} as const
