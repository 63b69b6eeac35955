import { puede } from '@apremia/core'
import { describe, expect, test } from 'vitest'
import { sesionDe } from '../test/respuestas.ts'
import { CONSULTAS, type EntradaDeMenu, groupsOf, SIDEBAR, TILES } from './menu.ts'

type Persona = Parameters<typeof sesionDe>[0]

const paths = (entries: readonly EntradaDeMenu[], persona: Persona): string[] =>
  entries
    .filter(({ capacidad }) => puede(sesionDe(persona).usuario, capacidad))
    .map(({ path }) => path.slice(1))

const MESAS = ['mesa-extrajudicial', 'mesa-judicial']

const VISTAS: readonly [string, Persona, string[], string[]][] = [
  [
    'admin',
    {},
    ['abogado-externo', ...MESAS, 'abogados', 'convenios', 'creaciontitulos', 'configuracion'],
    [
      'abogado-externo',
      ...MESAS,
      'abogados',
      'comunicaciones',
      'convenios',
      'configuracion',
      'usuarios',
    ],
  ],
  [
    'lawyer',
    { rol: 'user', abogado: 'A01' },
    ['abogado-externo', ...MESAS, 'mis-datos', 'convenios'],
    ['abogado-externo', ...MESAS, 'mis-datos', 'comunicaciones'],
  ],
  [
    'guest coded A00',
    { rol: 'guest', abogado: 'A00', permisos: ['scoring.inicio', 'logins.ver'] },
    [...MESAS, 'convenios'],
    [...MESAS, 'comunicaciones'],
  ],
  [
    'holder of the permissions of D14',
    { rol: 'user', permisos: ['scoring.inicio', 'scoring.menu', 'logins.ver'] },
    ['abogado-externo', ...MESAS, 'scoring-abogados', 'convenios', 'registroslogin'],
    ['abogado-externo', ...MESAS, 'comunicaciones', 'scoring-abogados'],
  ],
]

describe.each(VISTAS)('%s', (_name, persona, inicio, menu) => {
  test('tiles of home', () => expect(paths(TILES, persona)).toEqual(inicio))
  test('entries of the sidebar', () => expect(paths(SIDEBAR, persona)).toEqual(menu))
})

test.each(VISTAS)('every search %s may open is in the sidebar, once', (_name, persona) => {
  const { usuario } = sesionDe(persona)
  const shown = groupsOf(usuario).flatMap(({ entries }) => entries.map(({ path }) => path))
  const searches = CONSULTAS.filter(({ capacidad }) => puede(usuario, capacidad))
  expect(shown).toEqual(expect.arrayContaining(searches.map(({ path }) => path)))
  expect(new Set(shown).size).toBe(shown.length)
})

test('one icon stands for one entry', () => {
  const entries = new Map([...SIDEBAR, ...CONSULTAS].map(({ path, icon }) => [path, icon]))
  expect(new Set(entries.values()).size).toBe(entries.size)
})
