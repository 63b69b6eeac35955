import { LARGO_DE_NOTA_DE_MARCA, MARCAS_DE_CONTRIBUYENTE } from '../marca/marca-de-contribuyente.ts'
import { PERMISOS, ROLES } from '../permiso/usuario.ts'
import { type ArchivoDePaquete, EITHER } from './archivo-de-paquete.ts'
import { clave, columna, FORMA, obligatoria } from './columna-de-paquete.ts'

const CONTACTO = [
  columna('CALLE', FORMA.texto(120), { sinonimos: ['domicilio', 'nombre de calle'] }),
  columna('NRO', FORMA.entero(), { sinonimos: ['altura', 'numero'] }),
  columna('PISO', FORMA.texto(20)),
  columna('DEPT', FORMA.texto(20), { sinonimos: ['depto', 'dpto', 'departamento'] }),
]

/**
 * Files of a data package with people: lawyers, users, conditions of contracts and taxpayers. Only an administrator who
 * signed in may load lawyers and users (D193).
 */
export const ARCHIVOS_DE_PERSONAS: readonly ArchivoDePaquete[] = [
  {
    nombre: 'abogados',
    que: 'Un apoderado externo',
    modos: ['parcial'],
    columnas: [
      clave('CODEXTERNO', FORMA.abogado, 'codigo', 'codigo de abogado'),
      obligatoria('APELLIDO', FORMA.texto(120)),
      obligatoria('NOMBRE', FORMA.texto(120)),
      columna('TIPODNI', FORMA.entero(1, 1)),
      obligatoria('NRODNI', FORMA.documento, 'dni', 'documento'),
      columna('DIRECCION', FORMA.texto(200), { sinonimos: ['domicilio'] }),
      columna('TE', FORMA.texto(60), { sinonimos: ['telefono'] }),
      columna('EMAIL', FORMA.email, { sinonimos: ['correo', 'mail'] }),
      columna('MATRICULA', FORMA.texto(60)),
      columna('CUITCUIL', FORMA.cuit, { sinonimos: ['cuit', 'cuil'] }),
      columna('TITULO', FORMA.texto(60)),
      columna('HORARIOS', FORMA.texto(200)),
      columna('INSCRIPTO', FORMA.siNo, {
        sinonimos: ['inscripto en iva', 'responsable inscripto'],
      }),
      columna('BENEFICIARIO', FORMA.texto(200), { sinonimos: ['quien cobra'] }),
      columna('CBU', FORMA.cbu),
      columna('PERSONERIA', FORMA.texto(200)),
      columna('BAJA', FORMA.siNo),
      columna('ROL', FORMA.opcion(...ROLES)),
    ],
    referencias: [],
  },
  {
    nombre: 'usuarios',
    que: 'Una persona que puede ingresar',
    modos: ['parcial'],
    columnas: [
      clave('DNI', FORMA.documento, 'documento'),
      obligatoria('APELLIDO', FORMA.texto(120)),
      obligatoria('NOMBRE', FORMA.texto(120)),
      columna('EMAIL', FORMA.email, { sinonimos: ['correo', 'mail'] }),
      obligatoria('ROL', FORMA.opcion(...ROLES)),
      columna('PERMISOS', FORMA.texto(PERMISOS.join(' ').length)),
      columna('BAJA', FORMA.siNo),
    ],
    referencias: [],
  },
  {
    nombre: 'condiciones',
    que: 'Las condiciones del contrato de un abogado',
    modos: ['parcial'],
    columnas: [
      clave('CONTRATO', FORMA.texto(120)),
      clave('ABOGADO', FORMA.abogado),
      obligatoria('CONDICIONES', FORMA.parrafos(4_000)),
      columna('MUNICIPIO', FORMA.texto(120)),
    ],
    referencias: [{ columnas: ['ABOGADO'], archivo: 'abogados' }],
  },
  {
    nombre: 'contribuyentes',
    que: 'Una persona o una empresa que debe',
    modos: EITHER,
    columnas: [
      clave('NRO_CONTRIB', FORMA.numero, 'contribuyente', 'nro de contribuyente'),
      obligatoria('APYNOM', FORMA.texto(200), 'apellido y nombre', 'razon social', 'nombre'),
      columna('TIPO_PERSONA', FORMA.opcion('F', 'J')),
      columna('NRO_DOC', FORMA.documento, { sinonimos: ['dni', 'documento'] }),
      columna('CUIT', FORMA.cuit, { sinonimos: ['cuil'] }),
      columna('CUIM', FORMA.texto(30)),
      ...CONTACTO,
      columna('LOCALIDAD', FORMA.texto(120)),
      columna('CODIGO_POSTAL', FORMA.texto(12), { sinonimos: ['cp'] }),
      columna('TELEFONOS', FORMA.texto(120), { sinonimos: ['telefono'] }),
      columna('EMAIL', FORMA.email, { sinonimos: ['correo', 'mail'] }),
      columna('DOMICILIO_ELECTRONICO', FORMA.domicilio),
      columna('MARCA', FORMA.opcion(...MARCAS_DE_CONTRIBUYENTE)),
      columna('MARCA_DESDE', FORMA.fecha, { con: 'MARCA' }),
      columna('MARCA_NOTA', FORMA.texto(LARGO_DE_NOTA_DE_MARCA), { con: 'MARCA' }),
    ],
    referencias: [],
  },
]
