import { InvalidArgumentError } from 'commander'

export const claveParser = (text: string): string => {
  if (/^[\x21\x23-\x7e]{1,200}$/.test(text)) return text
  throw new InvalidArgumentError('Debe tener de 1 a 200 caracteres, sin espacios ni acentos.')
}
