import { describe, expect, it } from 'vitest'
import { CAPACIDADES, type Capacidad, faltaCodigo, puede } from './capacidades.ts'
import { CLASES, type Clase, claseDe, type Permiso, type Principal } from './usuario.ts'

const person = (
  rol: Principal['rol'],
  abogado = '',
  permisos: readonly Permiso[] = [],
): Principal => ({
  rol,
  abogado,
  permisos,
})

const PERSONAS: Readonly<Record<Clase, Principal>> = {
  admin: person('admin'),
  jefe: person('user', 'A00'),
  abogado: person('user', 'A01'),
  usuario: person('user'),
  invitado: person('guest'),
  servicio: person('servicio'),
}

/**
 * Expected rights of each class of people (S1 §6, S2 §6), written independently of the tested code. The columns are
 * admin, jefe (head lawyer), abogado (lawyer), usuario (user without a lawyer's code), invitado (guest) and servicio
 * (program). S: the class has the right without a permission.
 */
const TABLA: Readonly<Record<Capacidad, string>> = {
  'sesion.propia': 'SSSSSS',
  'usuarios.administrar': 'S-----',
  'parametros.administrar': 'S-----',
  'tokens.propios': 'SSSS--',
  'avisos.propios': 'SSSS--',
  'vistas.ver': 'SSSSS-',
  'vistas.guardar': 'SSSS--',
  'titulos.crear': 'SS----',
  'titulos.ver': 'SS----',
  'titulos.anular': 'S-----',
  'padron.cargar': 'SS----',
  'paquetes.cargar': 'SS---S',
  'municipio.equivalencias': 'S-----',
  'municipio.entregas': 'S-----',
  'municipio.exportar': 'S-----',
  'contribuyentes.domicilio': 'SSS---',
  'contribuyentes.marca': 'SSS---',
  'personas.datos': 'S-----',
  'trabajos.propios': 'SSSS-S',
  'historial.verificar': 'SS----',
  'ingresos.ver': '------',
  'historial.ver': 'SS----',
  'padron.buscar': 'SSSSS-',
  'padron.consultar': 'SSS-S-',
  'padron.exportar': 'SSSS--',
  'deuda.ver': 'SSSSS-',
  'deuda.consultar': 'SSS-S-',
  'situaciones.historial': 'SSSS--',
  'historico.buscar': 'SSSS--',
  'titulos.consultar': 'SSSS--',
  'convenios.ver': 'SSSSS-',
  'convenios.crear': 'SSS---',
  'convenios.exportar': 'SSSS--',
  'convenios.documento': 'SSSS--',
  'convenios.simular': 'SSS---',
  'convenios.aranceles': 'SS----',
  'cartas.hacer': 'SSS---',
  'escritos.hacer': 'SSS---',
  'escritos.administrar': 'S-----',
  'actuaciones.ver': 'SSSSS-',
  'actuaciones.grabar': 'SSS---',
  'actuaciones.cargar': 'SSS---',
  'actuaciones.documento': 'SSSS--',
  'etapas.ver': 'SSSSS-',
  'etapas.administrar': 'SS----',
  'catalogos.ver': 'SSSSS-',
  'catalogos.administrar': 'S-----',
  'configuracion.ver': 'SSSSS-',
  'configuracion.administrar': 'SS----',
  'casos.consultar': 'SSS-S-',
  'casos.verificar': 'SS----',
  'casos.reasignar': 'SS----',
  'mesas.ver': 'SSSSS-',
  'mesas.exportar': 'SSSS--',
  'abogado-externo.ver': 'SSS---',
  'estadisticas.ver': 'SSSSS-',
  'estadisticas.exportar': 'SSSS--',
  'agenda.ver': 'SSS---',
  'agenda.direccion': '-SS---',
  'hoy.ver': 'SSS---',
  'evaluaciones.ver': 'SSS---',
  'evaluaciones.ver-todas': 'SS----',
  'evaluaciones.propia': '-SS---',
  'evaluaciones.realizar': 'SS----',
  'abogados.ver': 'SS----',
  'abogados.elegir': 'SSSSS-',
  'abogados.administrar': 'S-----',
  'abogados.editar': 'SSS---',
  'abogados.propio': '-SS---',
  'condiciones.ver': 'SS----',
  'condiciones.administrar': 'S-----',
  'novedades.guardar': '-S----',
  'novedades.ver': 'SS----',
  'novedades.editar': 'SS----',
  'novedades.documento': 'SSS---',
  'registros.ver': 'SSS-S-',
  'registros.cargar': 'SSS---',
  'registros.documento': 'SSS---',
  'comunicaciones.ver': 'SSSSS-',
  'comunicaciones.leer': 'SSSS--',
  'comunicaciones.escribir': 'SS----',
  'inicio.abogado-externo': 'SSSS--',
  'inicio.mesa-extrajudicial': 'SSSSS-',
  'inicio.mesa-judicial': 'SSSSS-',
  'inicio.mis-datos': '-SS---',
  'inicio.abogados': 'SS----',
  'inicio.scoring-abogados': '------',
  'inicio.convenios': 'SSSSS-',
  'inicio.creaciontitulos': 'SS----',
  'inicio.registroslogin': '------',
  'inicio.configuracion': 'SS----',
  'menu.mis-datos': '-SS---',
  'menu.comunicaciones': 'SSSSS-',
  'menu.scoring-abogados': '------',
  'menu.convenios': 'S-----',
  'menu.configuracion': 'SS----',
  'ruta.administracion': 'SS----',
  'ruta.privada': 'SSSSS-',
  'ruta.sin-invitados': 'SSSS--',
  'ruta.scoring-abogados': 'SS----',
  'ruta.registroslogin': '------',
}

const capacidades = Object.keys(TABLA) as Capacidad[]

describe('CAPACIDADES', () => {
  it('has a row here for every capability', () => {
    expect(Object.keys(CAPACIDADES).sort()).toEqual([...capacidades].sort())
  })

  it.each(capacidades)('%s belongs to the classes of its row', (capacidad) => {
    const row = CLASES.map((clase) => (puede(PERSONAS[clase], capacidad) ? 'S' : '-')).join('')
    expect(row).toBe(TABLA[capacidad])
  })
})

describe.each(['menu.mis-datos', 'abogados.propio', 'agenda.direccion'] as const)(
  '%s (D17, D23)',
  (capacidad) => {
    it('is for people with a lawyer record, except a guest', () => {
      for (const rol of ['admin', 'user'] as const) {
        expect(puede(person(rol, 'A05'), capacidad)).toBe(true)
        expect(puede(person(rol, ''), capacidad)).toBe(false)
      }
      expect(puede(person('guest', 'A05'), capacidad)).toBe(false)
    })
  },
)

describe('novedades.guardar (S1 §6, D118)', () => {
  it('is for lawyer code A00 alone, of any role but guest', () => {
    expect(puede(person('admin', 'A00'), 'novedades.guardar')).toBe(true)
    expect(puede(person('admin', 'A05'), 'novedades.guardar')).toBe(false)
    expect(puede(person('guest', 'A00'), 'novedades.guardar')).toBe(false)
  })
})

describe('permissions of people (D14)', () => {
  const EVALUACIONES = [
    'ruta.scoring-abogados',
    'evaluaciones.ver',
    'evaluaciones.ver-todas',
  ] as const
  const GIVES: Readonly<Record<Permiso, readonly Capacidad[]>> = {
    'logins.ver': ['ingresos.ver', 'inicio.registroslogin', 'ruta.registroslogin'],
    'scoring.inicio': ['inicio.scoring-abogados', ...EVALUACIONES],
    'scoring.menu': ['menu.scoring-abogados', ...EVALUACIONES],
  }
  const rows = (Object.keys(GIVES) as Permiso[]).flatMap((permiso) =>
    CLASES.map((clase) => [permiso, clase] as const),
  )

  it.each(rows)('%s gives exactly its capabilities to a person of class %s', (permiso, clase) => {
    const before = PERSONAS[clase]
    const holder = { ...before, permisos: [permiso] }
    const gained = capacidades.filter((c) => puede(holder, c) && !puede(before, c))
    const suyas = GIVES[permiso].filter((c) => !puede(before, c))
    const nada = clase === 'invitado' || clase === 'servicio'
    expect(gained.sort()).toEqual(nada ? [] : suyas.sort())
  })
})

describe('claseDe', () => {
  it.each<[Principal, Clase]>([
    [person('servicio', 'A00', ['logins.ver']), 'servicio'],
    [person('guest', 'A00'), 'invitado'],
    [person('guest', 'A01', ['logins.ver']), 'invitado'],
    [person('admin', 'A00'), 'admin'],
    [person('admin', 'A05'), 'admin'],
    [person('user', 'A00'), 'jefe'],
    [person('user', 'a00'), 'abogado'],
    [person('user', 'A000'), 'abogado'],
    [person('user', ''), 'usuario'],
  ])('%j is %s', (principal, clase) => {
    expect(claseDe(principal)).toBe(clase)
  })
})

describe('a right that needs the code of a lawyer', () => {
  it.each(CLASES)('is missing only to a user without a code: %s', (clase) => {
    const conAbogado = Object.entries(TABLA).filter(([, fila]) => fila[2] === 'S')
    for (const [capacidad] of conAbogado)
      expect(faltaCodigo(PERSONAS[clase], capacidad as Capacidad)).toBe(clase === 'usuario')
  })

  it('is not what a user lacks for a right of admins alone', () => {
    expect(faltaCodigo(PERSONAS.usuario, 'usuarios.administrar')).toBe(false)
  })
})
