interface Persona {
  readonly nombre: string
  readonly apellido: string
  readonly rol: string
  readonly abogado: string
}

/** Returns the name of a person, with the lawyer's code if there is one (D111): 'Pérez, Ana (A01)'. */
export const describePersona = ({ apellido, nombre, abogado }: Persona): string =>
  `${apellido}, ${nombre}${abogado === '' ? '' : ` (${abogado})`}`
