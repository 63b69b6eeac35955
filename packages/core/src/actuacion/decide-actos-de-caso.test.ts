import { expect, test } from 'vitest'
import type { Principal } from '../permiso/usuario.ts'
import {
  type CasoParaActuar,
  decideActosDeCaso,
  impedimentoDeActo,
} from './decide-actos-de-caso.ts'

const caso: CasoParaActuar = {
  ...{ imponible: 101, recurso: 'RV', abogado: 'A01', mesa: 'extrajudicial' },
  ...{ radicado: false, saldado: false },
}

const persona = (rol: Principal['rol'], abogado = ''): Principal => ({ rol, abogado, permisos: [] })

test.each<readonly [string, Principal, Partial<CasoParaActuar>, readonly string[]]>([
  [
    'the lawyer in charge',
    persona('user', 'A01'),
    {},
    ['actuacion', 'carta', 'radicar', 'convenio'],
  ],
  ['an admin', persona('admin'), {}, ['actuacion', 'carta', 'radicar', 'convenio']],
  ['the head lawyer', persona('user', 'A00'), {}, ['actuacion', 'carta', 'radicar', 'convenio']],
  ['a guest', persona('guest'), {}, []],
  ['a person without a code', persona('user'), {}, []],
  ['a judicial case', persona('admin'), { mesa: 'judicial' }, ['actuacion', 'radicar', 'convenio']],
  [
    'a case with a court file',
    persona('admin'),
    { mesa: 'judicial', radicado: true },
    ['actuacion', 'convenio'],
  ],
  ['a paid case', persona('admin'), { saldado: true }, ['actuacion', 'carta', 'radicar']],
])('%s', (_, principal, cambios, actos) => {
  expect(decideActosDeCaso(principal, { ...caso, ...cambios })).toEqual(actos)
})

test('on a case of another lawyer, a lawyer may only make an agreement over their own periods', () => {
  expect(decideActosDeCaso(persona('user', 'A02'), caso)).toEqual(['convenio'])
})

test.each<
  readonly [
    string,
    Principal,
    Partial<CasoParaActuar>,
    'carta' | 'radicar' | 'convenio',
    RegExp | undefined,
  ]
>([
  ['a guest', persona('guest'), {}, 'carta', /^Un invitado no graba actuaciones\.$/],
  ['a guest', persona('guest'), {}, 'convenio', /^Su usuario no hace convenios\.$/],
  ['a person without a code', persona('user'), {}, 'radicar', /no tiene código de abogado/],
  ['a letter of a judicial case', persona('admin'), { mesa: 'judicial' }, 'carta', /mesa judicial/],
  ['a second court filing', persona('admin'), { radicado: true }, 'radicar', /^Ya está radicado\./],
  ['an agreement of a paid case', persona('admin'), { saldado: true }, 'convenio', /no necesita/],
  ['an operation that is allowed', persona('user', 'A01'), {}, 'carta', undefined],
])('the reason of %s', (_, principal, cambios, acto, motivo) => {
  const dicho = impedimentoDeActo(principal, { ...caso, ...cambios }, acto)
  if (motivo === undefined) expect(dicho).toBeUndefined()
  else expect(dicho).toMatch(motivo)
})
