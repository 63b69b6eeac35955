import { randomBytes } from 'node:crypto'
import { ALFABETO_DE_CODIGO, LARGO_DE_CODIGO } from '@apremia/core'

export const newCodigo = (): string => {
  let text = ''
  while (text.length < LARGO_DE_CODIGO) {
    for (const byte of randomBytes(32)) {
      // Random bytes from 248 on are skipped. The alphabet of the code has 31 characters and 248 = 8 × 31, so greater
      // bytes would make some characters more likely than others.
      if (byte < 248 && text.length < LARGO_DE_CODIGO)
        text += ALFABETO_DE_CODIGO[byte % ALFABETO_DE_CODIGO.length]
    }
  }
  return text
}
