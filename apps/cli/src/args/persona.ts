interface Persona {
  readonly nombre: string
  readonly apellido: string
  readonly rol: string
  readonly abogado: string
}

export const describePersona = ({ apellido, nombre, abogado }: Persona): string =>
  `${apellido}, ${nombre}${abogado === '' ? '' : ` (${abogado})`}`
