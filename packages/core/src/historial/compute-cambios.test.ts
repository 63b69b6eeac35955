import { describe, expect, it } from 'vitest'
import { computeCambios } from './compute-cambios.ts'

describe('the changes of a row of the history', () => {
  it('are listed field by field, in words, without the fields that did not change', () => {
    const antes = { te: '4412345', baja: false, fechaconf: '2026-11-20', montopago: 123450 }
    const despues = { te: '4419999', baja: false, fechaconf: '2026-11-21', montopago: 100000 }
    expect(computeCambios(antes, despues)).toEqual([
      { campo: 'Teléfono', antes: '4412345', despues: '4419999' },
      { campo: 'Fecha', antes: '20/11/2026', despues: '21/11/2026' },
      { campo: 'Monto de pago', antes: '$\u00a01.234,50', despues: '$\u00a01.000,00' },
    ])
  })

  it('list added and removed fields, and name the nested ones', () => {
    expect(computeCambios(null, { rol: 'user', permisos: ['a', 'b'] })).toEqual([
      { campo: 'Rol', antes: '—', despues: 'Usuario' },
      { campo: 'Permisos', antes: '—', despues: 'a, b' },
    ])
    expect(
      computeCambios({ planes: [{ r: 'AB' }], baja: true }, { planes: [{ r: 'SS' }] }),
    ).toEqual([
      { campo: 'Planes › N.º 1 › Recurso', antes: 'AB', despues: 'SS' },
      { campo: 'Baja', antes: 'Si', despues: '—' },
    ])
  })

  it('show the name of a value that is stored as a code', () => {
    expect(computeCambios({ fuente: 'renaper' }, { fuente: 'miarg' })).toEqual([
      { campo: 'Identidad', antes: 'Renaper', despues: 'Mi Argentina' },
    ])
    expect(
      computeCambios(null, { rol: 'constructor', permisos: ['scoring.menu', 'logins.ver'] }),
    ).toEqual([
      { campo: 'Rol', antes: '—', despues: 'constructor' },
      {
        campo: 'Permisos',
        antes: '—',
        despues: 'Scoring en el menú, Registros de ingreso',
      },
    ])
  })

  it('is nothing when nothing was kept', () => {
    expect(computeCambios(null, null)).toEqual([])
    expect(computeCambios('', 'A07')).toEqual([{ campo: 'Valor', antes: '—', despues: 'A07' }])
  })

  it('a file is named by the beginning of its digest', () => {
    const documento = '0123456789abcdef'.repeat(4)
    expect(computeCambios({ documento: null }, { documento })).toEqual([
      { campo: 'Documento', antes: '—', despues: '0123456789ab…' },
    ])
  })
})
