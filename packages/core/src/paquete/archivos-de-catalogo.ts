import { LARGOS_DE_DIA } from '../dia-inhabil/decide-dia-inhabil.ts'
import { CLASES_DE_DIA } from '../dia-inhabil/dia-inhabil.ts'
import { LARGOS_DE_RECURSO } from '../recurso/decide-recurso.ts'
import { LARGO_DE_ARTICULO, LARGO_DE_ORDENANZA } from '../recurso/ordenanzas.ts'
import { CONTEOS_DE_INTERES } from '../recurso/tasas.ts'
import { CLASES_DE_SITUACION } from '../situacion/clase-de-situacion.ts'
import { LARGO_DE_DETALLE } from '../situacion/decide-situacion.ts'
import { type ArchivoDePaquete, EITHER } from './archivo-de-paquete.ts'
import { clave, columna, FORMA, obligatoria } from './columna-de-paquete.ts'

export const ARCHIVOS_DE_CATALOGO: readonly ArchivoDePaquete[] = [
  {
    nombre: 'parametros',
    que: 'El valor de un parámetro desde un día',
    modos: ['parcial'],
    columnas: [
      clave('CLAVE', FORMA.texto(60), 'parametro'),
      clave('VIGENTE_DESDE', FORMA.fecha, 'desde'),
      columna('VALOR', FORMA.texto(200)),
    ],
    referencias: [],
  },
  {
    nombre: 'recursos',
    que: 'Un tributo: tasa, derecho o contribución',
    modos: ['completo'],
    bajasSinLimite: true,
    columnas: [
      clave('CODIGO', FORMA.codigo(4), 'recurso', 'codigo de recurso', 'tributo'),
      obligatoria('NOMBRE', FORMA.texto(LARGOS_DE_RECURSO.nombre), 'descripcion', 'concepto'),
      columna('ORDENANZA', FORMA.texto(LARGOS_DE_RECURSO.ordenanza), { sinonimos: ['norma'] }),
      obligatoria('TIPO', FORMA.opcion('I', 'C')),
      columna('PAGO_UNICO', FORMA.siNo, { sinonimos: ['pago unico con descuento'] }),
      columna('ACTIVO', FORMA.siNo),
    ],
    referencias: [],
  },
  {
    nombre: 'ordenanzas',
    que: 'La ordenanza de un recurso desde un año, hasta la siguiente',
    modos: EITHER,
    bajasSinLimite: true,
    columnas: [
      clave('RECURSO', FORMA.codigo(4), 'codigo de recurso', 'tributo'),
      clave('ANIO', FORMA.entero(1900, 2200), 'desde', 'ejercicio'),
      obligatoria('ORDENANZA', FORMA.texto(LARGO_DE_ORDENANZA), 'norma'),
      columna('ARTICULO', FORMA.texto(LARGO_DE_ARTICULO)),
      columna('ARTICULO_INTERES', FORMA.texto(LARGO_DE_ARTICULO)),
    ],
    referencias: [{ columnas: ['RECURSO'], archivo: 'recursos' }],
  },
  {
    nombre: 'tasas_de_interes',
    que: 'La tasa de interés de un recurso desde un día, hasta la siguiente',
    modos: EITHER,
    bajasSinLimite: true,
    columnas: [
      clave('RECURSO', FORMA.codigo(4), 'codigo de recurso', 'tributo'),
      clave('VIGENTE_DESDE', FORMA.fecha, 'desde'),
      obligatoria('MENSUAL', FORMA.texto(8), 'tasa', 'porcentaje'),
      obligatoria('CONTEO', FORMA.opcion(...CONTEOS_DE_INTERES)),
    ],
    referencias: [{ columnas: ['RECURSO'], archivo: 'recursos' }],
  },
  {
    nombre: 'dias_inhabiles',
    que: 'Un día inhábil, o un tramo, en su ámbito',
    modos: ['parcial'],
    columnas: [
      clave('DESDE', FORMA.fecha, 'fecha', 'dia'),
      clave('AMBITO', FORMA.texto(100), 'alcance'),
      columna('HASTA', FORMA.fecha),
      obligatoria('CLASE', FORMA.opcion(...CLASES_DE_DIA)),
      obligatoria('MOTIVO', FORMA.texto(LARGOS_DE_DIA.motivo), 'descripcion'),
      columna('QUITADO', FORMA.texto(LARGOS_DE_DIA.quitado)),
    ],
    referencias: [],
  },
  {
    nombre: 'situaciones',
    que: 'Una situación en que puede estar una deuda',
    modos: ['completo'],
    columnas: [
      clave('CODIGO', FORMA.codigo(4), 'situacion', 'codigo de situacion'),
      obligatoria('DETALLE_SITUACION', FORMA.texto(LARGO_DE_DETALLE), 'detalle', 'descripcion'),
      columna('DESTINO', FORMA.codigo(4)),
      obligatoria('CLASE', FORMA.opcion(...CLASES_DE_SITUACION)),
    ],
    referencias: [],
  },
  {
    nombre: 'etapas',
    que: 'Un tipo de actuación, con su plazo',
    modos: ['parcial'],
    columnas: [
      clave('TP_ID', FORMA.entero(1, 9_999), 'tipo', 'id'),
      obligatoria('NOMBRE', FORMA.texto(120)),
      obligatoria('GRUPO', FORMA.entero(1, 9)),
      columna('TIEMPO', FORMA.entero(1, 9_999)),
      columna('TIPO_TIEMPO', FORMA.opcion('minute', 'hour', 'day', 'year')),
      columna('EVALUACION', FORMA.siNo),
      columna('SHOW', FORMA.siNo, { sinonimos: ['visible'] }),
      columna('ESTADO', FORMA.opcion('activo', 'archivado')),
      columna('CIERRA', FORMA.siNo),
    ],
    referencias: [],
  },
]
