/** DNI (national identity number) of a demo user of each role. */
export const DNIS = {
  admin: '20000001',
  jefe: '20000002',
  a01: '20000003',
  a02: '20000004',
  invitado: '20000005',
  sinCodigo: '20000006',
} as const
