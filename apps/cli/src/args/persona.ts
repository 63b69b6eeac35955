interface Persona {
  readonly nombre: string
  readonly apellido: string
  readonly rol: string
  readonly abogado: string
}

/** 'Pérez, Ana (A01)': the code only when there is one (D111). */
export const describePersona = ({ apellido, nombre, abogado }: Persona): string =>
  `${apellido}, ${nombre}${abogado === '' ? '' : ` (${abogado})`}`
