import {
  type Capacidad,
  type Clase,
  claseDe,
  type Principal,
  puede,
  type textos,
} from '@apremia/core'

type Paso = keyof typeof textos.ayuda.pasos

interface FilaDePaso {
  readonly paso: Paso
  /** Roles that see this step of the guided tour. Without this field, every role sees the step. */
  readonly clases?: readonly Clase[]
  readonly capacidad?: Capacidad
  readonly ruta?: keyof typeof textos.rutas
}

const DIRIGEN: readonly Clase[] = ['admin', 'jefe']
const CON_DIA: readonly Clase[] = ['admin', 'jefe', 'abogado']

const PASOS: readonly FilaDePaso[] = [
  { paso: 'inicio', clases: CON_DIA },
  { paso: 'inicioSinHoy', clases: ['usuario', 'invitado'] },
  { paso: 'sinCodigo', clases: ['usuario'] },
  { paso: 'invitado', clases: ['invitado'] },
  { paso: 'menu' },
  { paso: 'usuarios', capacidad: 'usuarios.administrar', ruta: '/usuarios' },
  { paso: 'mesasDeTodos', clases: DIRIGEN, ruta: '/mesa-judicial' },
  { paso: 'mesas', clases: ['abogado'], ruta: '/mesa-judicial' },
  { paso: 'actuar', capacidad: 'actuaciones.grabar', ruta: '/gestion' },
  { paso: 'convenios', capacidad: 'convenios.crear', ruta: '/inmuebles' },
  { paso: 'titulos', capacidad: 'titulos.crear', ruta: '/creaciontitulos' },
  { paso: 'evaluaciones', capacidad: 'evaluaciones.ver-todas', ruta: '/scoring-abogados' },
  { paso: 'listas' },
  { paso: 'ayuda' },
]

export const findPasos = (principal: Principal): readonly FilaDePaso[] =>
  PASOS.filter(
    ({ clases, capacidad }) =>
      (clases?.includes(claseDe(principal)) ?? true) &&
      (capacidad === undefined || puede(principal, capacidad)),
  )
