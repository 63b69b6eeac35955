export const PERSONAS = {
  admin: '20000001',
  jefe: '20000002',
  abogada: '20000003',
  otroAbogado: '20000004',
  invitado: '20000005',
  sinCodigo: '20000006',
  deBaja: '20000007',
  scoringUno: '20000008',
  scoringDos: '20000009',
  scoringTres: '20000010',
} as const

export type PersonaDeDemo = keyof typeof PERSONAS
