import { textos } from '@apremia/core'
import { describe, expect, it } from 'vitest'
import { nombreDeAbogado } from '../../panels/convenios/convenio-listado.ts'
import { impedimentoDe, tipoDePlan, totalDePlanes } from './convenio.ts'

const LIBRE = { codexterno: 'A01', estado: '1', fc_confirma: null } as const
const CONFIRMADO = { ...LIBRE, fc_confirma: '2026-03-01' } as const
const DUENA = { rol: 'user', abogado: 'A01', permisos: [] } as const
const ADMIN = { rol: 'admin', abogado: '', permisos: [] } as const

describe('impedimentoDe', () => {
  it('is none for its lawyer while it is not confirmed', () => {
    expect(impedimentoDe(DUENA, LIBRE, 'confirmar')).toBeUndefined()
    expect(impedimentoDe(DUENA, CONFIRMADO, 'confirmar')).toBe(textos.convenios.yaConfirmado)
    expect(impedimentoDe(DUENA, LIBRE, 'cambiar-estado-de-plan')).toBe(
      textos.convenios.planSinConfirmar,
    )
  })

  it('a deleted agreement cannot be edited, nor can the agreement of another lawyer', () => {
    expect(impedimentoDe(DUENA, { ...LIBRE, estado: '0' }, 'editar')).toBe(
      textos.convenios.inactivo,
    )
    expect(impedimentoDe(ADMIN, LIBRE, 'editar')).toBe(textos.convenios.ajeno)
  })
})

describe('nombreDeAbogado', () => {
  it('is the code alone when there is no name', () => {
    expect(nombreDeAbogado({ apellido: 'Peña', nombre: 'Ana', codexterno: 'A01' })).toBe(
      'Peña, Ana (A01)',
    )
    expect(nombreDeAbogado({ apellido: '', nombre: '', codexterno: 'A01' })).toBe('(A01)')
  })
})

describe('tipoDePlan', () => {
  it('is its code with its name, or the code as it came', () => {
    expect(tipoDePlan('W2113')).toBe('W2113 · 6 cuotas sin interés')
    expect(tipoDePlan('ZZ')).toBe('ZZ (sin catálogo)')
    expect(tipoDePlan('')).toBe('—')
  })
})

describe('totalDePlanes', () => {
  it('adds in centavos, and is not known when an amount is not', () => {
    expect(totalDePlanes([{ m: '0.10' }, { m: '0.20' }])).toBe(30)
    expect(totalDePlanes([{ m: '0.10' }, { m: '' }])).toBeNull()
    expect(totalDePlanes([])).toBe(0)
  })
})
