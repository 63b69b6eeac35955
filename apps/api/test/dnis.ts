/** People of the demonstration, by role. A test that goes through all of them forgets none. */
export const DNIS = {
  admin: '20000001',
  jefe: '20000002',
  a01: '20000003',
  a02: '20000004',
  invitado: '20000005',
  sinCodigo: '20000006',
} as const
