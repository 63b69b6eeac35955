import {
  ARCHIVO_DE_IMPONIBLES,
  type ArchivoDePaquete,
  DE_UN_IMPONIBLE,
  EITHER,
  type Referencia,
} from './archivo-de-paquete.ts'
import { clave, columna, FORMA, obligatoria } from './columna-de-paquete.ts'

const DIRECCION = [
  columna('CALLE', FORMA.texto(120), { sinonimos: ['nombre de calle'] }),
  columna('NRO', FORMA.entero(), { sinonimos: ['altura', 'numero', 'nro puerta'] }),
  columna('PISO', FORMA.texto(20)),
  columna('DEPT', FORMA.texto(20), { sinonimos: ['depto', 'dpto', 'departamento'] }),
  columna('BARRIO', FORMA.texto(120)),
]

const parte = (nombre: string, corto: string) => [
  columna(`${nombre}_NRO`, FORMA.entero(), { sinonimos: [nombre, corto, `${corto} nro`] }),
  columna(`${nombre}_LET`, FORMA.texto(10), { sinonimos: [`${nombre} letra`, `${corto} lta`] }),
]

const NOMENCLATURA = [
  columna('CIRCUNS', FORMA.texto(10), { sinonimos: ['circ', 'circunscripcion'] }),
  columna('SECCION', FORMA.texto(10), { sinonimos: ['secc'] }),
  ...parte('CHACRA', 'ch'),
  ...parte('QUINTA', 'qt'),
  ...parte('FRACCION', 'fr'),
  ...parte('MANZANA', 'mz'),
  ...parte('PARCELA', 'pc'),
  columna('UNI_FUNCIONAL', FORMA.entero(), { sinonimos: ['unidad funcional', 'uf', 'subparcela'] }),
]

export const IMPONIBLE = [
  clave('TIPO', FORMA.opcion('I', 'C')),
  clave('IMPONIBLE', FORMA.numero, 'nro imponible', 'numero de imponible'),
] as const

export const RECURSO = clave('RECURSO', FORMA.codigo(4), 'codigo de recurso', 'tributo')

export const REFERENCIA_A_IMPONIBLE: Referencia = {
  columnas: ['IMPONIBLE'],
  archivo: { I: 'inmuebles', C: 'comercios' },
}

export const ARCHIVOS_DEL_PADRON: readonly ArchivoDePaquete[] = [
  {
    nombre: 'inmuebles',
    que: 'Una propiedad',
    modos: EITHER,
    columnas: [
      clave('NRO_INMUEBLE', FORMA.numero, 'inmueble', 'numero de inmueble'),
      ...DIRECCION,
      columna('PAR_PROVINCIAL', FORMA.texto(30), { sinonimos: ['partida', 'partida provincial'] }),
      ...NOMENCLATURA,
      columna('TITULAR', FORMA.texto(200), { sinonimos: ['titular provincial'] }),
      columna('ACTIVO', FORMA.siNo),
    ],
    referencias: [],
  },
  {
    nombre: 'comercios',
    que: 'Un comercio habilitado, o que cerró',
    modos: EITHER,
    columnas: [
      clave('NRO_COMERCIO', FORMA.numero, 'comercio', 'numero de comercio'),
      columna('SUCURSAL', FORMA.entero(0, 9_999)),
      obligatoria('NOMBRE', FORMA.texto(200), 'titular', 'razon social'),
      columna('NOM_FANTASIA', FORMA.texto(200), { sinonimos: ['fantasia', 'nombre de fantasia'] }),
      ...DIRECCION,
      columna('CUIT', FORMA.cuit),
      columna('FECHA_APERTURA', FORMA.fecha, { sinonimos: ['apertura'] }),
      columna('FECHA_HABILITACION', FORMA.fecha, { sinonimos: ['habilitacion'] }),
      columna('FECHA_CESE', FORMA.fecha, { sinonimos: ['cese', 'fecha de baja'] }),
      columna('EXPED_NRO', FORMA.texto(60), { sinonimos: ['expediente'] }),
      columna('NRO_INMUEBLE', FORMA.numero, { sinonimos: ['inmueble'] }),
    ],
    referencias: [{ columnas: ['NRO_INMUEBLE'], archivo: 'inmuebles' }],
  },
  {
    nombre: ARCHIVO_DE_IMPONIBLES,
    que: 'Un tributo que paga una propiedad o un comercio',
    modos: EITHER,
    columnas: [...IMPONIBLE, RECURSO],
    referencias: [REFERENCIA_A_IMPONIBLE, { columnas: ['RECURSO'], archivo: 'recursos' }],
  },
  {
    nombre: 'vinculos',
    que: 'Quién responde por una propiedad o un comercio',
    modos: DE_UN_IMPONIBLE,
    columnas: [
      ...IMPONIBLE,
      clave('ORDEN', FORMA.entero(1, 99)),
      obligatoria('NRO_CONTRIB', FORMA.numero, 'contribuyente', 'nro de contribuyente'),
      obligatoria(
        'VINCULO_DESC',
        FORMA.opcion('propietario', 'titular', 'poseedor', 'ocupante', 'responsable'),
        'vinculo',
        'caracter',
      ),
    ],
    referencias: [REFERENCIA_A_IMPONIBLE, { columnas: ['NRO_CONTRIB'], archivo: 'contribuyentes' }],
  },
]
