import { describe, expect, it } from 'vitest'
import { decideSalud, isLista, PARTES_DE_SALUD, type SaludMedida } from './decide-salud.ts'

const BASE = { esquema: 'igual', espera: null, corre: null, reloj: [] } as const

const SANA: SaludMedida = {
  base: BASE,
  plazo: 2,
  libre: 50_000_000_000,
  respaldo: 1,
  responde: null,
  almacen: null,
}

const fallasDe = (medida: Partial<SaludMedida>) => {
  const partes = decideSalud({ ...SANA, ...medida })
  return {
    lista: isLista(partes),
    fallas: partes
      .filter(({ estado }) => estado !== 'bien')
      .map(({ parte, estado }) => `${parte} ${estado}`),
  }
}

describe('health of the service', () => {
  it('names each part, and says nothing about a part that is well', () => {
    const partes = decideSalud({ ...SANA, responde: true, almacen: true })
    expect(partes.map(({ parte }) => parte)).toEqual(PARTES_DE_SALUD)
    expect(partes.map(({ estado, ayuda }) => estado + ayuda)).toEqual(Array(8).fill('bien'))
    expect(isLista(partes)).toBe(true)
  })

  it.each<readonly [string, Partial<SaludMedida>, boolean, readonly string[]]>([
    [
      'a database that is down',
      { base: 'caida' },
      false,
      ['base mal', 'migraciones aviso', 'trabajos aviso', 'reloj aviso'],
    ],
    [
      'a database that is busy',
      { base: 'ocupada' },
      true,
      ['base aviso', 'migraciones aviso', 'trabajos aviso', 'reloj aviso'],
    ],
    [
      'a schema without changes',
      { base: { ...BASE, esquema: 'faltan' } },
      false,
      ['migraciones mal'],
    ],
    ['a newer schema', { base: { ...BASE, esquema: 'mas-nuevo' } }, true, ['migraciones aviso']],
    ['a job that waits little', { base: { ...BASE, espera: 29, corre: 359 } }, true, []],
    ['a job that waits long', { base: { ...BASE, espera: 30 } }, true, ['trabajos aviso']],
    ['a job that runs long', { base: { ...BASE, corre: 360 } }, true, ['trabajos aviso']],
    ['a wrong clock', { base: { ...BASE, reloj: ['Atrasa.'] } }, true, ['reloj aviso']],
    ['2.000 MB free', { libre: 2_000_000_000 }, true, []],
    ['less than 2.000 MB free', { libre: 1_999_999_999 }, true, ['disco aviso']],
    ['a full disk', { libre: 99_999_999 }, true, ['disco mal']],
    ['a disk that cannot be read', { libre: null }, true, ['disco mal']],
    ['a backup of yesterday', { respaldo: 36 }, true, []],
    ['an old backup', { respaldo: 37 }, true, ['respaldo aviso']],
    ['no backup', { respaldo: null }, true, ['respaldo aviso']],
    ['a store of documents that does not answer', { almacen: false }, true, ['documentos aviso']],
    ['a service that does not answer', { responde: false }, true, ['municipio aviso']],
  ])('%s', (_what, medida, lista, fallas) => {
    expect(fallasDe(medida)).toEqual({ lista, fallas })
  })

  it('says how much and how long, in a sentence', () => {
    const ayudas = decideSalud({
      ...SANA,
      base: { ...BASE, espera: 41, reloj: ['El reloj atrasa.'] },
      libre: 812_900_000,
    }).map(({ ayuda }) => ayuda)
    expect(ayudas.join(' ')).toMatch(/812 MB .* 41 minutos.* El reloj atrasa\./)
    for (const ayuda of ayudas) expect(ayuda).toMatch(/^$|\.$/)
  })
})
