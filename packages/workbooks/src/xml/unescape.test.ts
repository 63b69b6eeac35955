import { describe, expect, it } from 'vitest'
import { unescapeCell, unescapeXml } from './unescape.ts'

describe('XML text', () => {
  it.each([
    ['a &amp; b &lt;c&gt; &quot;d&quot; &apos;e&apos;', `a & b <c> "d" 'e'`],
    ['&#209;&#xF1;&#x1d54f;', 'Ññ𝕏'],
    ['&amp;amp;', '&amp;'],
    ['_x0041_', '_x0041_'],
  ])('%s', (xml, text) => expect(unescapeXml(xml)).toBe(text))

  it.each(['&xxe;', '&', '&;', '&#0;', '&#x110000;', '&#xZ;', 'a & b', '&constructor;'])(
    '%s is malformed',
    (xml) => expect(() => unescapeXml(xml)).toThrow('mal formado'),
  )

  it('undoes the escapes of cells', () => {
    expect(unescapeCell('a_x000D_b_x0009_')).toBe('a\rb\t')
    expect(unescapeCell('_x005F_x0041_')).toBe('_x0041_')
    expect(unescapeCell('_x00_ _xZZZZ_')).toBe('_x00_ _xZZZZ_')
    expect(unescapeCell('a\r\nb\rc')).toBe('a\nb\nc')
  })
})
