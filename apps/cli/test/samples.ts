/** First bytes of an .xlsx. Only the server reads the rest. */
export const LIBRO_DE_PRUEBA = Buffer.from('PK\u0003\u0004 not really a workbook', 'latin1')

export const LOTE = '3f0c2a9e-5b1d-4c7e-9a61-0d2f6b8c4e11'
const TRABAJO = '0b9f2c11-7c53-4b0a-8f9e-2a6f0e6f4d10'

export const usuario = {
  dni: '20000001',
  nombre: 'Ana',
  apellido: 'Ñáñez',
  email: '',
  rol: 'admin',
  abogado: '',
  permisos: [],
}

export const registrado = (extra: object = {}) => ({
  ...usuario,
  baja: false,
  abogadoDeBaja: false,
  version: 'v1',
  ...extra,
})

export const nombramiento = {
  jefatura: { nrodni: '31222333', nombre_completo: 'Paz, Ana' },
  anterior: { nrodni: '20000002', nombre_completo: 'Ibáñez, Guillermo', codexterno: 'A15' },
  cierra: 'A07',
}

export const trabajo = (estado: string, extra: object = {}) => ({
  id: TRABAJO,
  tipo: 'generar-titulos',
  estado,
  titulo: 'junio_titulos.zip',
  hecho: estado === 'terminado' ? 2 : 0,
  total: 2,
  paso: estado === 'pendiente' ? '' : 'Generando títulos',
  creado: '2026-11-20T13:00:00.000Z',
  iniciado: null,
  terminado: null,
  lote: LOTE,
  archivo: null,
  avisos: [],
  error: null,
  errores: [],
  erroresTotal: 0,
  resumen: null,
  ...extra,
})

export const lote = (extra: object = {}) => ({
  id: LOTE,
  archivo: 'junio_titulos.zip',
  categoria: 'inmueble',
  desde: 101,
  hasta: 102,
  cantidad: 2,
  total: '1234.50',
  estado: 'listo',
  usuario: { nombre: 'Ana', apellido: 'Ñáñez' },
  creado: '2026-11-20T13:00:00.000Z',
  sha256: null,
  tamano: null,
  firmados: 0,
  trabajo: TRABAJO,
  ...extra,
})

export const simulacion = (extra: object = {}) => ({
  ultimo: 100,
  desde: 101,
  hasta: 102,
  cantidad: 2,
  total: '1234.50',
  hueco: null,
  omitidas: 0,
  filasOmitidas: [],
  avisos: [],
  errores: [],
  listas: 2,
  libro: null,
  ...extra,
})

export const errorDeFila = (fila: number, extra: object = {}) => ({
  hoja: 'Títulos',
  fila,
  columna: 'ABOGADO',
  valor: '=A03',
  regla: 'titulo.abogado-de-baja',
  mensaje: 'El abogado A03 está dado de baja.',
  ...extra,
})

export const revisionDePlanilla = (extra: object = {}) => ({
  procesada: true,
  filas: 2,
  listas: 2,
  rechazadas: 0,
  conAvisos: 0,
  avisos: [],
  observaciones: [],
  total: 0,
  ...extra,
})

export const titulo = (numero: number, extra: object = {}) => ({
  num_titulo: numero,
  categoria: 'inmueble',
  imponible: '12345',
  recurso: '2',
  contribuyente: 'IBÁÑEZ, JOSÉ; "EL ÑATO"',
  total: '1234.50',
  abogado: { nombre: 'Luis', apellido: 'Paz' },
  abo_codexterno: 'A01',
  usuario: { nombre: 'Ana', apellido: 'Ñáñez' },
  fecha_creacion: '2026-11-20',
  hora_creacion: '10:00:00',
  anulado: false,
  anterior: false,
  motivo_anulacion: '',
  lote: LOTE,
  documento: true,
  firmado: null,
  ...extra,
})

export const paraFirmar = (num_titulo: number, extra: object = {}) => ({
  ...{ num_titulo, fecha: '2026-11-20', contribuyente: 'IBÁÑEZ, JOSÉ', categoria: 'inmueble' },
  ...{ imponible: '12345', recurso: 'AB', total: '1234.50', lote: LOTE },
  ...{ archivo: 'junio_titulos.zip', firmado: null },
  ...extra,
})

export const firmados = (archivos: readonly object[], extra: object = {}) => ({
  ...{ archivos, total: archivos.length, siguiente: null, subido: null },
  ...extra,
})

export const archivoFirmado = (numero: number, resultado = 'firmado') => ({
  ...{ archivo: `${numero}.pdf`, resultado, numero, frase: `Frase de ${resultado}.` },
})

export const loteDeCartas = (extra: object = {}) => ({
  id: LOTE,
  archivo: 'cartas_101_a_102.pdf',
  formato: 'pdf',
  clase: 'inmueble',
  desde: 101,
  hasta: 102,
  cantidad: 2,
  total: '1234.50',
  vence: '2026-12-10',
  estado: 'listo',
  usuario: { nombre: 'Ana', apellido: 'Ñáñez' },
  creado: '2026-11-20T13:00:00.000Z',
  sha256: null,
  tamano: null,
  trabajo: null,
  ...extra,
})

export const cartasSimuladas = (extra: object = {}) => ({
  vencimiento: { fecha: '2026-12-10', avisos: [] },
  siguiente: null,
  propuesto: 'actual',
  cartas: [
    {
      deudor: 'IBÁÑEZ, JOSÉ',
      domicilio: 'Mitre 1',
      abogado: 'A01',
      ...{ imponibles: 2, otros: 0 },
      total: '1000.00',
    },
    {
      ...{ deudor: 'PAZ, ANA', domicilio: 'Mitre 2', abogado: 'A01' },
      ...{ imponibles: 1, otros: 0, total: '234.50' },
    },
  ],
  total: '1234.50',
  impedimentos: [],
  repetidas: [],
  listos: [],
  listas: 0,
  ...extra,
})

export const carta = (numero: number, extra: object = {}) => ({
  numero,
  anterior: numero > 1_000_000_000,
  conPapel: true,
  lote: LOTE,
  clase: 'inmueble',
  fecha: '2026-11-20',
  vence: '2026-12-10',
  abogado: 'A01',
  deudor: 'IBÁÑEZ, JOSÉ',
  domicilio: 'Mitre 1',
  imponibles: [{ imponible: '1234', recurso: 'AB', retirado: '0' }],
  total: '1234.50',
  codigo_verificacion: 'K7QH2M9XWT4BR8DNPC3F',
  acuse: null,
  anulada: null,
  ...extra,
})

export const carga = (extra: object = {}) => ({
  ...{ id: 3, archivo: 'padron.csv', modo: 'parcial', estado: 'revisada', trabajo: LOTE },
  persona: { nombre: 'ANA', apellido: 'PAZ' },
  creada: '2026-11-20T13:00:00.000Z',
  aplicada: null,
  deshecha: null,
  columnas: [
    { columna: 'NRO_INMUEBLE', titulo: 'Inmueble' },
    { columna: 'RECURSO', titulo: 'RECURSO' },
    { columna: 'CALLE', titulo: null },
  ],
  ...{ ignoradas: ['Color'], avisos: [], filas: 12, rechazadas: 0, sinNumero: 0, vigentes: 100 },
  ...{ nuevos: 2, cambiados: 4, iguales: 6, bajas: 0, impedimentos: [] },
  ...extra,
})

export const equivalencia = () => ({
  ...{ archivo: 'deuda', fuente: 'EXP_DEUDA.csv', codificacion: 'windows-1252' },
  ...{ fechas: 'DD/MM/AAAA', importes: 'coma' },
  columnas: [
    { columna: 'TIPO', titulo: null, fijo: 'I', codigos: [] },
    { columna: 'RECURSO', titulo: 'Tasa', fijo: null, codigos: [{ suyo: '1', nuestro: 'AB' }] },
  ],
  guardada: '2026-11-20T13:00:00.000Z',
  persona: { nombre: 'ANA', apellido: 'PAZ' },
})

export const paquete = (extra: object = {}) => ({
  ...{ id: 5, archivo: 'paquete.zip', simulacion: false, estado: 'aplicada', trabajo: LOTE },
  persona: { nombre: 'ANA', apellido: 'PAZ' },
  ...{ creada: '2026-11-20T13:00:00.000Z', aplicada: '2026-11-20T13:00:09.000Z' },
  deshecha: null,
  liquidadoAl: '2026-11-19',
  importesViejos: '',
  aviso: '',
  equivalencias: null,
  archivos: [
    {
      ...{ archivo: 'deuda', modo: 'parcial', filas: 12, rechazadas: 0 },
      ...{ nuevos: 2, cambiados: 4, iguales: 6, bajas: 0, vigentes: 0 },
    },
  ],
  efectos: [
    {
      ...{ abogado: 'A01', nuevos: 2, recibidos: 0, cedidos: 0 },
      ...{ salen: 0, saldados: 1, conOtroMonto: 0 },
    },
  ],
  ...{ motivos: [], avisos: [], rechazadas: 0 },
  ...extra,
})

const cuenta = { casos: 3, solapa: 2, vence: 1, deja: 0 }

export const EFECTO = {
  ...cuenta,
  alcanzados: 1200,
  vencidos: { antes: 40, despues: 41 },
  abogados: [
    { abogado: 'A01', ...cuenta, casos: 2 },
    { abogado: '', ...cuenta, casos: 1 },
  ],
  solapas: [{ mesa: 'judicial', de: 'activos', a: null, casos: 2 }],
}

export const casoDelEfecto = {
  tipo: 'I',
  imponible: 101,
  recurso: 'AB',
  abogado: 'A01',
  judicial: { antes: 'activos', despues: null },
  extrajudicial: { antes: null, despues: null },
  vence: { antes: '2026-11-01', despues: '2026-12-01' },
  vencido: { antes: true, despues: false },
}

export const etapa = {
  tp_id: 11,
  tipo: 11,
  nombre: 'Contacto telefónico',
  grupo: 2,
  tipo_nombre: 'Contacto telefónico',
  gp_id: 2,
  gp_nombre: 'Extrajudicial',
  tiempo: 20,
  tipo_tiempo: 'day',
  estado: 'activo',
  evaluacion: false,
  show: true,
  cierra: false,
}

export const periodoQuePrescribe = {
  ...{ anio: 2021, cuota: 3, vencimiento: '2021-03-10' },
  respuestas: [
    {
      ...{ criterio: 'conservadora', estado: 'vencida', hasta: '2026-03-10', faltan: -262 },
      ...{ supuesta: false },
      frase: 'Prescribió el 10/03/2026: 5 años desde el vencimiento, del 10/03/2021.',
    },
  ],
}

export const liquidacionDeEjemplo = {
  ...{ imponible: '1001', recurso: 'AB', contribuyente: 'PAZ, ANA', abogado: 'A01' },
  ...{ al: '2026-12-31', desde: '2026-11-20', hasta: '2028-11-20', importes_viejos: '' },
  ...{ tasa_distinta: '', alcance: 'gestion', hay_otro_alcance: false },
  periodos: [
    {
      ...{ anio: 2025, cuota: 3, vencimiento: '2025-03-10', liquidado_al: '2026-11-20' },
      ...{ capital: '1000.00', interes: '300.00', agregado: '41.00', total: '1341.00' },
      tramos: [
        {
          ...{ desde: '2026-11-21', hasta: '2026-12-31', mensual: '3' },
          ...{ conteo: 'dia', cantidad: 41 },
        },
      ],
    },
  ],
  sin_actualizar: [{ anio: 2025, cuota: 4, total: '500.00', motivo: 'sin-interes' }],
  saldos: [{ anio: 2025, cuota: 5 }],
  ...{ capital: '1000.00', interes: '300.00', agregado: '41.00', subtotal: '1341.00' },
  ...{ aparte: '500.00', a_favor: '100.00', total: '1741.00' },
  notas: ['No incluye honorarios, aportes, tasa de justicia ni gastos.'],
}

export const fechaPuesta = {
  key: 'FECHA_INICIAL',
  value: '2025-01-01',
  trabajo: trabajo('pendiente'),
}

export const ZIP_DE_ENTREGA = Buffer.from(
  [
    'UEsDBBQAAAAIAAAAISgVOvyjWQAAAFgAAAAOAAAAbWFuaWZpZXN0by5jc3Z7v3u/Y5Czh2eYv7Wbp49jsHWwh6ORqZ',
    'm1i2uwi6u1h2NwiKO1q69niKeLPy9XSWZJaU5+sbWhdYW1gbWhkbWRgZGZrqGhrpFBiKGxlYEBEOkZGBhE8XIBAFBL',
    'AwQUAAAACAAAACEoUph9liMAAAAhAAAACwAAAHRpdHVsb3MuY3N2e797v1+or2uQv7Wbq7OHIy+XoYGhtZGBkZmuoa',
    'GukQEvFwBQSwECFAMUAAAACAAAACEoFTr8o1kAAABYAAAADgAAAAAAAAAAAAAAgAEAAAAAbWFuaWZpZXN0by5jc3ZQ',
    'SwECFAMUAAAACAAAACEoUph9liMAAAAhAAAACwAAAAAAAAAAAAAAgAGFAAAAdGl0dWxvcy5jc3ZQSwUGAAAAAAIAAg',
    'B1AAAA0QAAAAAA',
  ].join(''),
  'base64',
)

export const DIA_INHABIL = {
  ...{ codigo: '2026-12-03 municipio', desde: '2026-12-03', hasta: '2026-12-03' },
  ...{ alcance: 'municipio', lugar: '', clase: 'asueto', motivo: 'Santo patrono', quitado: '' },
  version: 'v',
}

export const legajoDeEjemplo = {
  campos: [{ rotulo: 'Actora', valor: 'Municipalidad de Azul' }],
  avisos: [],
  documentos: [
    {
      ...{ clave: 'titulo-1520', clase: 'titulo', nombre: 'Título ejecutivo N.º 1520' },
      ...{ fecha: '2026-10-02', tipo: 'application/pdf', tamano: 52_000 },
      ...{ forma: 'paginas', elegido: true, aviso: '' },
    },
    {
      ...{ clave: 'escrito-7', clase: 'escrito', nombre: 'Escrito: Demanda' },
      ...{ fecha: '2026-10-03', tipo: 'application/msword', tamano: 18_000 },
      ...{ forma: 'aparte', elegido: false },
      aviso: 'Es un documento de Word: va solo en el zip.',
    },
  ],
}

export const bloqueDeEscrito = { nombre: 'costas', texto: 'Con costas.', version: 'v' }

export const plantillaDeEscrito = {
  ...{
    id: 3,
    clase: 'demanda',
    nombre: 'Demanda',
    retirada: false,
    pidePresupuesto: false,
    presupuesto: '',
  },
  versiones: [{ version: 1, archivo: 'demanda.docx', tamano: 9000, autor: 'Paz, Ana' }].map(
    (una) => ({ ...una, creada: '2026-11-20T13:00:00.000Z' }),
  ),
}
