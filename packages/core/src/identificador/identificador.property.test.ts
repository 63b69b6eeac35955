import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { esCodigoReservado, normalizarCodigoAbogado, parseCodigoAbogado } from './codigo-abogado.ts'
import { digitoVerificadorDeCuit, parseCuit } from './cuit.ts'
import { formatDni, parseDni } from './dni.ts'
import { normalizarExpediente } from './expediente.ts'
import {
  ejemplosDePartida,
  FORMATO_INICIAL_DE_PARTIDA,
  parseFormatoDePartida,
} from './formato-de-partida.ts'
import { normalizarBusqueda } from './normalizar-busqueda.ts'
import { parsePartida } from './partida.ts'

const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`))

const holds = <T>(name: string, arbitrary: fc.Arbitrary<T>, predicate: (value: T) => void) =>
  it(name, () => fc.assert(fc.property(arbitrary, predicate), { numRuns: 1_000 }))

describe('CUIT', () => {
  holds('only one last digit is right, and a single wrong digit is noticed', digits(10), (ten) => {
    const right = [...'0123456789'].filter((d) => parseCuit(ten + d)?.digitoCorrecto)
    const digit = digitoVerificadorDeCuit(ten)
    expect(right).toEqual(digit === undefined ? [] : [String(digit)])
    if (digit === undefined) return
    const changed = `${(Number(ten[0]) + 1) % 10}${ten.slice(1)}${digit}`
    expect(parseCuit(changed)?.digitoCorrecto).toBe(false)
  })

  holds('is read back as it is written', digits(11), (text) => {
    expect(parseCuit(parseCuit(text)?.texto ?? '')?.digitos).toBe(text)
  })
})

describe('DNI', () => {
  holds('is read back as it is written', fc.integer({ min: 1_000_000, max: 99_999_999 }), (n) => {
    expect(parseDni(formatDni(String(n)))).toBe(String(n))
  })
})

describe('partida', () => {
  holds('ten digits and their written form are the same', digits(10), (text) => {
    const partida = parsePartida(FORMATO_INICIAL_DE_PARTIDA, text) ?? ''
    expect(partida.replaceAll('-', '')).toBe(text)
    expect(parsePartida(FORMATO_INICIAL_DE_PARTIDA, partida)).toBe(partida)
  })

  const formato = fc
    .array(fc.tuple(fc.integer({ min: 1, max: 6 }), fc.constantFrom('-', '/', '.')), {
      ...{ minLength: 1, maxLength: 3 },
    })
    .map((grupos) =>
      grupos.map(([n, separador], i) => `${i === 0 ? '' : separador}${'0'.repeat(n)}`).join(''),
    )

  holds('any format admits its example, kept as it is, and refuses the other', formato, (uno) => {
    expect(parseFormatoDePartida(uno)).toBe(uno)
    const { admitida, rechazada } = ejemplosDePartida(uno)
    expect(parsePartida(uno, admitida)).toBe(admitida)
    expect(parsePartida(uno, admitida.replace(/\D/g, ''))).toBe(admitida)
    expect(parsePartida(uno, rechazada)).toBeUndefined()
  })
})

describe('normalising', () => {
  const text = fc.string({ unit: 'grapheme' })

  holds('a search text normalised twice is the same', text, (t) => {
    expect(normalizarBusqueda(normalizarBusqueda(t))).toBe(normalizarBusqueda(t))
  })

  holds(
    'capitals and composition do not matter to a search',
    fc.stringMatching(/^[a-zñáéíóúü ]*$/),
    (t) => {
      const forms = [t.toUpperCase(), t.normalize('NFD'), t.normalize('NFC'), ` ${t} `]
      for (const form of forms) expect(normalizarBusqueda(form)).toBe(normalizarBusqueda(t))
    },
  )

  holds('the ñ is never an n', fc.stringMatching(/^[a-z]*ñ[a-z]*$/), (t) => {
    expect(normalizarBusqueda(t)).not.toBe(normalizarBusqueda(t.replaceAll('ñ', 'n')))
  })

  holds('a file number normalised twice is the same', text, (t) => {
    expect(normalizarExpediente(normalizarExpediente(t))).toBe(normalizarExpediente(t))
  })

  holds('a lawyer code normalised twice is the same', text, (t) => {
    expect(normalizarCodigoAbogado(normalizarCodigoAbogado(t))).toBe(normalizarCodigoAbogado(t))
  })

  holds('a code that is read is a letter and digits', text, (t) => {
    expect(parseCodigoAbogado(t) ?? 'A01').toMatch(/^[A-Z]\d{2,3}$/)
  })

  holds(
    'no spaces, case or look-alike hide the reserved code',
    fc.tuple(
      fc.constantFrom('A', 'a', 'Α', 'α', 'А', 'а', 'Ａ', 'Á'),
      fc.array(fc.constantFrom('', ' ', '\t', '\u200b', '\u00ad'), { minLength: 4, maxLength: 4 }),
    ),
    ([letter, [a = '', b = '', c = '', d = '']]) => {
      expect(esCodigoReservado(`${a}${letter}${b}0${c}0${d}`)).toBe(true)
    },
  )
})
