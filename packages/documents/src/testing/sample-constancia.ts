import { type ConstanciaDatos, fecha } from '@apremia/core'

export const sampleConstancia = (over: Partial<ConstanciaDatos> = {}): ConstanciaDatos => ({
  municipio: { nombre: 'San Nicolás', provincia: 'Buenos Aires' },
  clase: 'titulos',
  desde: 101,
  hasta: 108,
  fecha: fecha('2026-11-20'),
  hora: '12:00:00',
  fila: 1234,
  hash: 'a1b2c3d4'.repeat(8),
  ...over,
})
