import type { PersonaDeDemo } from './personas.ts'

export const DESTINOS: Readonly<Record<string, string>> = {
  'Búsqueda de Contribuyentes': '/abogado-externo',
  'Mesa de entradas extrajudicial': '/mesa-extrajudicial',
  'Mesa de entradas judicial': '/mesa-judicial',
  'Mis datos': '/mis-datos',
  Abogados: '/abogados',
  'Scoring abogados externos': '/scoring-abogados',
  Convenios: '/convenios',
  'Creación de títulos': '/creaciontitulos',
  'Registros Login': '/registroslogin',
  Configuración: '/configuracion',
  Usuarios: '/usuarios',
  Comunicaciones: '/comunicaciones',
}

interface Vista {
  readonly encabezado: string
  /** Paths of the tiles on the home screen, in the order of the specification (S1 §2). */
  readonly inicio: readonly string[]
  /** Paths of the entries of the sidebar, in the order of the specification (S2 §2.2). */
  readonly menu: readonly string[]
}

const MESAS = ['mesa-extrajudicial', 'mesa-judicial']

export const VISTAS: Readonly<Record<Exclude<PersonaDeDemo, 'deBaja' | 'otroAbogado'>, Vista>> = {
  admin: {
    encabezado: 'Ferreyra, Mariana',
    inicio: [
      'abogado-externo',
      ...MESAS,
      'abogados',
      'convenios',
      'creaciontitulos',
      'configuracion',
    ],
    menu: [
      'abogado-externo',
      ...MESAS,
      'abogados',
      'comunicaciones',
      'convenios',
      'configuracion',
      'usuarios',
    ],
  },
  jefe: {
    encabezado: 'Ibáñez, Guillermo (A00)',
    inicio: [
      'abogado-externo',
      ...MESAS,
      'mis-datos',
      'abogados',
      'convenios',
      'creaciontitulos',
      'configuracion',
    ],
    menu: ['abogado-externo', ...MESAS, 'mis-datos', 'abogados', 'comunicaciones', 'configuracion'],
  },
  abogada: {
    encabezado: 'Muñoz Peña, Carolina (A01)',
    inicio: ['abogado-externo', ...MESAS, 'mis-datos', 'convenios'],
    menu: ['abogado-externo', ...MESAS, 'mis-datos', 'comunicaciones'],
  },
  invitado: {
    encabezado: 'Quiroga, Belén',
    inicio: [...MESAS, 'convenios'],
    menu: [...MESAS, 'comunicaciones'],
  },
  sinCodigo: {
    encabezado: 'Sosa, Damián',
    inicio: ['abogado-externo', ...MESAS, 'convenios'],
    menu: ['abogado-externo', ...MESAS, 'comunicaciones'],
  },
  scoringUno: {
    encabezado: 'Acuña, Lucía',
    inicio: ['abogado-externo', ...MESAS, 'scoring-abogados', 'convenios', 'registroslogin'],
    menu: ['abogado-externo', ...MESAS, 'comunicaciones', 'scoring-abogados'],
  },
  scoringDos: {
    encabezado: 'Giménez, Matías',
    inicio: ['abogado-externo', ...MESAS, 'scoring-abogados', 'convenios', 'registroslogin'],
    menu: ['abogado-externo', ...MESAS, 'comunicaciones', 'scoring-abogados'],
  },
  scoringTres: {
    encabezado: 'Bustos, Noelia',
    inicio: ['abogado-externo', ...MESAS, 'scoring-abogados', 'convenios'],
    menu: ['abogado-externo', ...MESAS, 'comunicaciones'],
  },
}

/** Screens where an admin must first choose a lawyer (D78). */
export const CON_ABOGADO: readonly string[] = [
  'Mesa de entradas extrajudicial',
  'Mesa de entradas judicial',
]
