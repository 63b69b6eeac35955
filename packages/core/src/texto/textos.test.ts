import { describe, expect, it } from 'vitest'
import { interpolar } from './interpolar.ts'
import { tituloDePestana } from './rutas.ts'
import { textos } from './textos.ts'

const leaves = (node: unknown, path: string): [path: string, text: unknown][] =>
  typeof node === 'object' && node !== null
    ? Object.entries(node).flatMap(([key, value]) => leaves(value, `${path}.${key}`))
    : [[path.slice(1), node]]

const all = leaves(textos, '')

describe('textos', () => {
  it.each(all)('%s is a clean text', (_path, text) => {
    expect(text).toMatch(/^\S(.*\S)?$/)
    expect(text).not.toMatch(/ {2}|\bundefined\b/)
    // Texts have only composed characters (NFC), because a search would not find 'é' in its decomposed form.
    expect(String(text).normalize('NFC')).toBe(text)
  })

  it('has marks that are words in braces, and no stray brace', () => {
    for (const [, text] of all) expect(String(text).replace(/\{\w+\}/g, '')).not.toMatch(/[{}]/)
  })
})

describe('interpolar', () => {
  it('puts each value in its mark, as often as it appears', () => {
    expect(interpolar('{a} y {b}, {a}', { a: 'uno', b: 2 })).toBe('uno y 2, uno')
  })

  it('does not read a value again', () => {
    expect(interpolar('{a} {b}', { a: '{b}', b: '$&' })).toBe('{b} $&')
  })

  it('leaves a text without marks alone', () => {
    expect(interpolar('sin marcas', {})).toBe('sin marcas')
  })
})

describe('tituloDePestana', () => {
  it('names the page first', () => {
    expect(tituloDePestana(textos.rutas['/home'])).toBe('Inicio · Apremia')
  })
})
