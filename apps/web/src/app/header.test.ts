import { describe, expect, test } from 'vitest'
import { sesionDe } from '../test/respuestas.ts'
import { nombreDeUsuario } from './header.tsx'

describe('name in the header', () => {
  test('surname, first name and lawyer code in parentheses', () => {
    expect(nombreDeUsuario(sesionDe({ abogado: 'A00' }).usuario)).toBe('Ferreyra, Mariana (A00)')
  })

  test('no code, no parentheses (D111)', () => {
    expect(nombreDeUsuario(sesionDe().usuario)).toBe('Ferreyra, Mariana')
  })
})
