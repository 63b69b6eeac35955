import type { Trabajo } from '../panels/trabajos/trabajo.ts'

export const trabajoDe = (cambios: Partial<Trabajo> = {}): Trabajo => ({
  id: '11111111-1111-4111-8111-111111111111',
  tipo: 'generar-titulos',
  estado: 'en-curso',
  titulo: 'apremios_titulos.zip',
  hecho: 0,
  total: 10,
  paso: '',
  creado: '2026-11-20T15:00:00.000Z',
  iniciado: '2026-11-20T15:00:01.000Z',
  terminado: null,
  lote: null,
  archivo: null,
  avisos: [],
  error: null,
  errores: [],
  erroresTotal: 0,
  resumen: null,
  ...cambios,
})
