import { describe, expect, it } from 'vitest'
import { decodeXml, readTags } from './read-tags.ts'

const tags = (text: string) =>
  [...readTags(text)].map(({ name, attributes }) => [name, Object.fromEntries(attributes)])

describe('tags of a small part', () => {
  it('gives opening tags in order, by local name', () => {
    const text = `<?xml version="1.0"?><!-- <no/> --><a x='1'><x:b r:id="rId1" t="&lt;&#65;"/>texto</a>`
    expect(tags(text)).toEqual([
      ['a', { x: '1' }],
      ['b', { 'r:id': 'rId1', t: '<A' }],
    ])
  })

  it('takes a > inside an attribute and keeps CDATA out', () => {
    expect(tags('<a x="1>2"><![CDATA[<b/>]]><c/></a>')).toEqual([
      ['a', { x: '1>2' }],
      ['c', {}],
    ])
  })

  it('does not touch prototypes', () => {
    const [tag] = [...readTags('<a __proto__="1" constructor="2"/>')]
    expect(tag?.attributes.get('__proto__')).toBe('1')
    expect(({} as Record<string, unknown>).x).toBeUndefined()
  })

  it.each([
    '<a',
    '<a x=1/>',
    '<a x="1',
    '<a x="1" x="2"/>',
    '<a x="<"/>',
    '< a/>',
    '<!-- ',
    '<a "x"/>',
  ])('%s is malformed', (text) => expect(() => tags(text)).toThrow('mal formado'))

  it('refuses document types and other encodings', () => {
    expect(() => decodeXml(Buffer.from('<!DOCTYPE a><a/>'))).toThrow('DOCTYPE')
    expect(() => decodeXml(Buffer.from('<?xml version="1.0" encoding="ISO-8859-1"?><a/>'))).toThrow(
      'ISO-8859-1',
    )
    expect(() => decodeXml(Buffer.from([0x3c, 0x61, 0xff, 0x3e]))).toThrow('codificación')
    expect(decodeXml(Buffer.from('\ufeff<a/>'))).toBe('<a/>')
  })
})
