import { CATALOGO_INICIAL, FUENTES, SITUACIONES_INICIALES } from '@apremia/core'
import { CIFRAS, EVALUACION, EVALUACION_ENTERA } from './evaluacion.ts'
import { events, type FakeApi, file, json } from './fake-api.ts'
import { lecturaDePersona, pedidoDeDatos, registro } from './sample-personas.ts'
import { salida, ZIP_DE_SALIDA } from './sample-salida.ts'
import {
  archivoFirmado,
  bloqueDeEscrito,
  carga,
  carta,
  cartasSimuladas,
  casoDelEfecto,
  DIA_INHABIL,
  EFECTO,
  equivalencia,
  etapa,
  fechaPuesta,
  firmados,
  LOTE,
  legajoDeEjemplo,
  liquidacionDeEjemplo,
  lote,
  loteDeCartas,
  nombramiento,
  paquete,
  paraFirmar,
  periodoQuePrescribe,
  plantillaDeEscrito,
  registrado,
  revisionDePlanilla,
  simulacion,
  titulo,
  trabajo,
  usuario,
  ZIP_DE_ENTREGA,
} from './samples.ts'

const instante = '2026-11-20T13:00:00.000Z'

export const serveAll = (api: Pick<FakeApi, 'on' | 'url'>): void => {
  const cuenta = {
    ...{ id: 1, codigo: 'S1', nombre: 'Noche', revocada: false, creada: instante },
    ...{ expira: '2027-11-20T13:00:00.000Z', ultimoUso: null },
  }
  const token = {
    id: 3,
    nombre: 'ci',
    creado: instante,
    expira: instante,
    ultimoUso: null,
    revocado: null,
  }
  const identidad = {
    url: `${api.url}/identidad`,
    salida: `${api.url}/salir`,
    demo: true,
    fuentes: [...FUENTES],
    nombre: '',
  }
  const listed = { 'x-total-count': '1' }
  api.on(
    'getConfig',
    json({
      version: '1',
      municipio: 'San Nicolás',
      identidad,
      recursos: [...CATALOGO_INICIAL.values()],
      titulos: { maximoSincronico: 1 },
      servicioMunicipal: 'propio',
      convenios: { topeDeCuotas: 15 },
      partida: '000-000000-0',
    }),
  )
  api.on('login', json({ token: 'nueva', expiraEn: instante, usuario }))
  api.on('validateToken', json({ expiraEn: instante, usuario }))
  api.on('logout', (_, response) => response.writeHead(204).end())
  api.on('createToken', json({ ...token, token: 'apt_nuevo' }))
  api.on('listTokens', json([token]))
  api.on('revokeToken', (_, response) => response.writeHead(204).end())
  api.on('getEntregas', json({ desde: 0, hasta: 12, hay: true, acuse: null }))
  api.on('downloadEntrega', file('novedades_12.zip', ZIP_DE_ENTREGA))
  api.on(
    'ackEntrega',
    json({ hasta: 12, acusado: instante, persona: { nombre: 'A', apellido: 'B' }, rechazos: [] }),
  )
  const avisos = {
    ...{ disponible: true, direccion: 'ana@municipio.gob.ar' },
    ...{ posibles: ['resumen', 'urgentes'], elegidos: ['resumen', 'urgentes'] },
  }
  api.on('getAvisosPorCorreo', json(avisos))
  api.on('saveAvisosPorCorreo', json(avisos))
  api.on('sendCorreoDePrueba', json({ direccion: avisos.direccion }))
  api.on('listCuentas', json([cuenta]))
  api.on('createCuenta', json({ ...cuenta, token: 'apt_nuevo' }))
  api.on('renewCuenta', json({ ...cuenta, token: 'apt_nuevo' }))
  api.on('revokeCuenta', (_, response) => response.writeHead(204).end())
  const caso = { tipo: 'I', imponible: 1001, recurso: 'AB', al: '2026-11-20', abogado: 'A01' }
  api.on('getLineaDeTiempo', json([]))
  api.on('explainCaso', json({ ...caso, sabido: null, aviso: '', explicaciones: [] }))
  api.on(
    'getPrescripcion',
    json({ periodos: [periodoQuePrescribe], otros: false, sinActosDeOtros: false, aviso: '' }),
  )
  api.on('getLiquidacion', json(liquidacionDeEjemplo))
  api.on('downloadLiquidacion', file('liquidacion_AB_1001_2026-12-31.pdf', '%PDF-'))
  api.on('downloadConstanciaDeDeuda', file('constancia-de-deuda_AB_1001.pdf', '%PDF-'))
  api.on('listDocumentosDeLegajo', json(legajoDeEjemplo))
  api.on('downloadLegajo', file('legajo_AB_1001.pdf', '%PDF-'))
  api.on('listBloques', json([bloqueDeEscrito]))
  api.on('saveBloque', json(bloqueDeEscrito))
  api.on('listPlantillas', json([plantillaDeEscrito]))
  api.on('simulateUploadPlantilla', json({ campos: ['deudor.nombre'] }))
  api.on('uploadPlantilla', json(plantillaDeEscrito))
  api.on('retirePlantilla', json({ ...plantillaDeEscrito, retirada: true }))
  api.on('downloadPlantilla', file('Demanda_v1.docx', 'docx'))
  api.on('reviewEscrito', json({ pidePresupuesto: false, deudores: [], faltas: [] }))
  api.on('createEscrito', json({ id: 7, nombre: 'Demanda', version: 1 }))
  api.on('downloadEscrito', file('Demanda_AB_1001.docx', 'docx'))
  api.on('printEscrito', file('Demanda_AB_1001.pdf', '%PDF-'))
  api.on('exportPrescripciones', file('prescripciones-2027.xlsx', 'xlsx'))
  api.on('verifyCasos', json(trabajo('pendiente', { lote: null })))
  api.on('verifyDocumentos', json(trabajo('pendiente', { lote: null })))
  api.on('searchHistorial', json([], 200, { 'x-total-count': '0' }))
  api.on('getResumenDeIngresos', json([], 200, { 'x-total-count': '0' }))
  api.on('searchIngresos', json([], 200, { 'x-total-count': '0' }))
  api.on('exportResumenDeIngresos', file('ingresos_20261120_100000.xlsx', 'xlsx'))
  api.on('getXlsExample', file('ejemplo.xlsx', 'ejemplo'))
  api.on('generateXls', json(trabajo('pendiente', { lote: null }), 202))
  api.on('simulateTitles', json(simulacion()))
  api.on('reviewTitulos', json(revisionDePlanilla()))
  api.on('simulateXls', json({ filas: 2, archivo: 'junio_procesado.xlsx', avisos: [] }))
  api.on('simulateAnnulTitulo', json(titulo(101)))
  api.on('simulateCreateToken', json({ nombre: 'ci', expira: instante }))
  api.on('generateTitles', json(trabajo('pendiente'), 202))
  api.on('watchTrabajo', events(trabajo('terminado')))
  api.on('downloadTrabajo', file('junio_procesado.xlsx', 'procesada'))
  api.on('getLote', json(lote()))
  api.on('downloadLote', file('junio_titulos.zip', 'zip'))
  api.on('listLotes', json([lote()], 200, listed))
  api.on('listTitulosParaFirmar', json([paraFirmar(101)], 200, listed))
  api.on('downloadTitulosParaFirmar', file('titulos_para_firmar.zip', 'zip'))
  api.on('keepTitulosFirmados', json(firmados([archivoFirmado(101)])))
  api.on('getTitulosInfo', json([titulo(101)], 200, listed))
  api.on('getLastTitleNumber', json({ lastTitleNumber: 150 }))
  api.on('annulTitulo', json(titulo(101, { anulado: true, motivo_anulacion: 'Pagado antes' })))
  const tipo = {
    tp_id: 10,
    tipo_nombre: 'Aviso',
    gp_id: 2,
    gp_nombre: 'Extrajudicial',
    cantidad: 2,
  }
  const cargadas = { cantidad: 2, tipos: [tipo], avisos: [] }
  api.on('simulateLoadActuaciones', json(cargadas))
  api.on('loadActuaciones', json({ lote: LOTE, repetida: false, ...cargadas }))
  api.on('getActuacionesEjemplo', file('ejemplo_actuaciones.xlsx', 'ejemplo'))
  api.on('reviewPadron', json({ carga: 3, trabajo: trabajo('pendiente', { lote: null }) }))
  api.on('getCarga', json(carga()))
  api.on('getCargas', json([carga()], 200, listed))
  api.on('applyCarga', json(trabajo('pendiente', { lote: null })))
  api.on('discardCarga', json(carga({ estado: 'descartada' })))
  api.on('getEquivalencias', json([equivalencia()]))
  api.on('saveEquivalencias', json([equivalencia()]))
  api.on('deleteEquivalencia', (_, response) => response.writeHead(204).end())
  api.on('loadPaquete', json({ carga: 5, trabajo: trabajo('pendiente', { lote: null }) }))
  api.on(
    'checkServicio',
    json({
      llamadas: [
        { llamada: 'GET /deudaCC', estado: 'bien', filas: null, milisegundos: 12, motivo: '' },
      ],
    }),
  )
  api.on('startSincronizacion', json(trabajo('pendiente', { lote: null })))
  api.on('startSalida', json({ salida: 7, trabajo: trabajo('pendiente', { lote: null }) }))
  api.on('getSalidas', json([salida()], 200, listed))
  api.on('downloadPersonas', file('personas.xlsx', 'libro'))
  api.on('downloadSalida', file('instalacion-2026-11-20-7.zip', ZIP_DE_SALIDA))
  api.on('startDatosPersonales', json({ pedido: 4, trabajo: trabajo('pendiente', { lote: null }) }))
  api.on('getDatosPersonales', json(pedidoDeDatos()))
  api.on('downloadDatosPersonales', file('datos-personales-4.zip', ZIP_DE_SALIDA))
  api.on('listLecturasDePersona', json([lecturaDePersona()], 200, listed))
  api.on(
    'getConservacion',
    json([
      {
        ...{ clase: 'lecturas', dias: 365, propuestos: 1825, antesDe: '2025-11-20' },
        ...{ filas: 3, desde: '2024-01-02' },
      },
    ]),
  )
  api.on('startDepuracion', json(trabajo('pendiente', { lote: null })))
  api.on('findRegistros', json([registro()], 200, listed))
  const nada = { filas: [], mas: 0 }
  api.on(
    'getPaginaDeContribuyente',
    json({
      ...{ NRO_CONTRIB: 1520, APYNOM: 'PAZ, LUIS', NRO_DOC: '', CUIT: '', CUIM: '' },
      ...{ DOMICILIO: '', TELEFONOS: '', EMAIL: '', DOMICILIO_ELECTRONICO: '' },
      ...{ MARCA: '', MARCA_DESDE: null, MARCA_NOTA: '' },
      ...{ deuda: null, imponibles: [], cuantos: 0 },
      ...{ convenios: nada, planes: nada, cartas: nada, titulos: nada },
    }),
  )
  api.on('saveDomicilioElectronico', json({ numero: 1520, domicilio: 'a@b', anterior: '' }))
  api.on(
    'saveMarcaDeContribuyente',
    json({ numero: 1520, marca: 'quiebra', desde: '2026-05-01', nota: '' }),
  )
  api.on('editRegistro', json({ registro: registro() }))
  api.on('deleteRegistro', (_, response) => response.writeHead(204).end())
  api.on('getPaquete', json(paquete()))
  api.on('simulateUndoPaquete', json({ motivos: [] }))
  api.on('undoPaquete', json(trabajo('pendiente', { lote: null })))
  api.on('getPaquetes', json([paquete()], 200, listed))
  api.on('undoCarga', json(trabajo('pendiente', { lote: null })))
  api.on('simulateUndoCarga', json(carga({ estado: 'aplicada' })))
  api.on('getPadronEjemplo', file('padron_provincial_ejemplo.xlsx', 'ejemplo'))
  const ANULADA = { motivo: 'Pagó antes', autor: 'Paz, Ana', momento: instante }
  api.on('reviewCartas', json(cartasSimuladas()))
  api.on(
    'createCartas',
    json({ lote: loteDeCartas(), trabajo: trabajo('pendiente'), actuaciones: 2 }),
  )
  api.on('getLoteDeCartas', json(loteDeCartas()))
  api.on('downloadLoteDeCartas', file('cartas.pdf', 'pdf'))
  api.on('downloadCarta', file('carta.pdf', 'pdf'))
  api.on('listLotesDeCartas', json([loteDeCartas()], 200, listed))
  api.on('listCartas', json([carta(101)], 200, listed))
  api.on('annulCarta', json(carta(101, { anulada: ANULADA })))
  api.on('simulateAnnulCarta', json(carta(101)))
  api.on('saveAcusesDeCartas', json({ anotados: 1 }))
  api.on('simulateAcusesDeCartas', json({ anotados: 1 }))
  api.on('getAcusesParaCompletar', file('acuses_para_completar.xlsx', 'acuses'))
  api.on('loadAcusesDeCartas', json({ anotados: 1, iguales: 0, avisos: [] }))
  api.on('simulateLoadAcusesDeCartas', json({ anotados: 1, iguales: 0, avisos: [] }))
  const cambio = {
    clave: 'honorarios.iva',
    valor: '10.5',
    vigenteDesde: '2026-11-20',
    anterior: '21',
    corrige: false,
    cambia: true,
    avisos: [],
  }
  api.on('getParametros', json([]))
  api.on('saveParametro', json(cambio))
  api.on('simulateParametro', json(cambio))
  api.on('getTrabajo', json(trabajo('cancelado', { lote: null, tipo: 'evaluar' })))
  api.on('resumeEvaluaciones', json(trabajo('terminado', { lote: null, tipo: 'evaluar' })))
  api.on('runEvaluaciones', json(trabajo('terminado', { lote: null, tipo: 'evaluar' })))
  api.on(
    'simulateRunEvaluaciones',
    json({ evaluaciones: [{ ...CIFRAS, anterior: null }], avisos: [] }),
  )
  api.on('listCorrida', json([EVALUACION], 200, listed))
  api.on('saveEvaluaciones', json([EVALUACION], 200, listed))
  api.on('getEvaluacion', json(EVALUACION_ENTERA))
  api.on('exportEvaluaciones', file('evaluaciones.xlsx', 'evaluaciones'))
  api.on(
    'recomputeEvaluacion',
    json({ igual: true, huella: 'abc', recalculada: 'abc', diferencias: [] }),
  )
  api.on('getEfecto', json(EFECTO))
  api.on('getEfectoDeParametro', json({ vigenteDesde: '2026-11-20', frases: [], impresos: [] }))
  api.on('getEfectoEnEvaluaciones', json({ evaluados: 2, abogados: [] }))
  api.on('listCasosDelEfecto', json([casoDelEfecto], 200, listed))
  const recursos = [...CATALOGO_INICIAL.values()].map((uno) => ({ ...uno, version: 'v' }))
  const situaciones = SITUACIONES_INICIALES.map((una) => ({ ...una, version: 'v' }))
  api.on('listSituaciones', json(situaciones))
  api.on('saveSituacion', json(situaciones[0]))
  const fila = {
    codigo: '1',
    nombre: 'Abogado',
    clase: '',
    activo: true,
    enUso: true,
    version: 'v',
  }
  api.on('listDiasInhabiles', json([{ ...DIA_INHABIL, origen: 'cargado' }]))
  api.on('saveDiaInhabil', json(DIA_INHABIL))
  api.on('getEfectoDeDiaInhabil', json({ cartas: 0, casos: 0, cambios: [] }))
  api.on(
    'getPlazoJudicial',
    json({ notificado: '2026-12-01', vence: '2026-12-09', frase: 'Vence el 09/12/2026.' }),
  )
  api.on('listFilasDeLista', json([fila]))
  api.on('saveFilaDeLista', json(fila))
  api.on('listRecursos', json(recursos.map((uno) => ({ ...uno, ordenanzas: [], tasas: [] }))))
  api.on('saveRecurso', json({ ...recursos[0], ordenanzas: [], tasas: [] }))
  api.on('listTiposDeEtapa', json([etapa]))
  api.on('editTiempoDeEtapa', json(etapa))
  api.on('saveConfiguracion', json(fechaPuesta))
  api.on('simulateEndSesionesDeUsuario', json({ sesiones: 1, tokens: 0 }))
  api.on('endSesionesDeUsuario', json({ sesiones: 1, tokens: 0 }))
  const persona = registrado({ dni: '31222333' })
  const cambiado = {
    usuario: { ...persona, baja: true },
    cambios: ['baja'],
    sesiones: 1,
    tokens: 0,
  }
  api.on('getUsuarios', json([persona]))
  api.on('createUsuario', json(usuario))
  api.on('simulateCreateUsuario', json(usuario))
  api.on('editUsuario', json(cambiado))
  api.on('simulateEditUsuario', json(cambiado))
  api.on('nameJefatura', json(nombramiento))
  api.on('simulateNameJefatura', json(nombramiento))
  const propuesta = { clave: 'honorarios.iva', nombre: 'IVA', valor: '21' }
  api.on(
    'getPuestaEnMarcha',
    json({
      ...{ hechas: 1, total: 1 },
      puntos: [
        {
          ...{ clave: 'honorarios', titulo: 'Honorarios', estado: 'listo', detalle: 'Están.' },
          ...{ paraQue: 'Sin esto no.', quien: 'Asesoría.', enlace: '', comandos: [] },
          propuestas: [propuesta],
        },
      ],
    }),
  )
  api.on('acceptPropuestas', json({ vigenteDesde: '2026-11-20', aceptadas: [propuesta] }))
  api.on(
    'reviewIdentidad',
    json({
      ...{ tipo: 'openid', emisor: 'https://sso.example', salida: 'https://apremia.example/' },
      vuelta: 'https://apremia.example/identidad/vuelta',
      puntos: [{ punto: 'reloj', estado: 'bien', texto: 'Su reloj coincide.' }],
    }),
  )
  api.on(
    'verifyPapel',
    json({
      ...{ clase: 'titulo', numero: '101', fecha: '2026-11-20', estado: 'vigente', desde: null },
      ...{ frase: 'La municipalidad no lo anuló.', largo: 5 },
    }),
  )
  api.on('verifyHistorial', json({ valido: true, filas: 1, cabeza: 'a', fallas: [] }))
}
