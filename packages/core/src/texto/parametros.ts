/** Dated parameters. */
export const parametros = {
  repetido: 'El parámetro {clave} ya tiene un valor desde el {vigenteDesde}.',
  valorInvalido: 'El valor «{valor}» no sirve para el parámetro {clave}.',
} as const
