import { CAMPOS_DE_ABOGADO } from '@apremia/core'
import { describe, expect, test } from 'vitest'
import { changedFields } from '../../ui/record/fields.ts'
import { type Abogado, fichaDeValores, pickBody, showCampo, toFichaTecleada } from './ficha.ts'

const ABOGADO: Abogado = {
  apellido: 'Muñoz Peña',
  nombre: 'Carolina',
  tipodni: 1,
  nrodni: '20000003',
  direccion: '',
  te: '',
  email: '',
  matricula: '',
  cuitcuil: '27200000035',
  titulo: 2,
  abo_titulo: { titulo: 'Abogada' },
  baja: '0',
  codexterno: 'A01',
  horarios: '',
  beneficiario: '',
  cbu: '',
  personeria: '',
  inscripto: '1',
  rol: '30',
  version: 4,
}

describe('a record in a form', () => {
  test('is texts, and back is what the rules take', () => {
    const valores = toFichaTecleada(ABOGADO)
    expect(valores).toMatchObject({ titulo: '2', cuitcuil: '27-20000003-5', baja: '0' })
    expect(fichaDeValores({ ...valores, titulo: '' })).toMatchObject({ titulo: null, baja: false })
  })

  test('only what changed goes on the wire', () => {
    const base = toFichaTecleada(ABOGADO)
    const typed = { ...base, titulo: '', baja: '1', te: '4412345' }
    const campos = changedFields(CAMPOS_DE_ABOGADO, base, typed)
    expect(pickBody(typed, campos)).toEqual({ titulo: null, baja: '1', te: '4412345' })
    expect(changedFields(CAMPOS_DE_ABOGADO, base, base)).toEqual([])
  })

  test('reads as people read it', () => {
    expect(showCampo('nrodni', '20000003', [])).toBe('20.000.003')
    expect(showCampo('titulo', '2', [{ id: 2, titulo: 'Abogada', activo: true }])).toBe('Abogada')
    expect(showCampo('baja', '1', [])).toBe('Si')
  })
})
