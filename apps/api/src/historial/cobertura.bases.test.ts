import { type CallName, cambia, contract, type Entry } from '@apremia/api-client'
import { makeSelfSigned, signTitulo } from '@apremia/documents/firma-de-prueba'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as XLSX from 'xlsx'
import { intimables, pedirCartas } from '../../test/cartas.ts'
import { bodyOf, createItemTaker } from '../../test/convenios.ts'
import { plantillaCon } from '../../test/docx.ts'
import { sendForm } from '../../test/formularios.ts'
import { dumpTablas, withIntrusos } from '../../test/intrusos.ts'
import { filasTitulables, libroBasico, upload } from '../../test/libros.ts'
import {
  applyCargaDePrueba,
  csvDePadron,
  enviarParte,
  reviewCargaDePrueba,
  waitTrabajo,
} from '../../test/padron.ts'
import { loadPaqueteDePrueba, zipDePrueba } from '../../test/paquetes.ts'
import { startServidorDeCorreo } from '../../test/servidor-de-correo.ts'
import { startTestApp, type TestApp } from '../../test/test-app.ts'
import { issueTitulosConFirma } from '../../test/titulos-con-firma.ts'
import { createTransporte } from '../correo/transporte.ts'
import type { NovedadCompleta } from '../novedades/novedades-repo.ts'

let test: TestApp
let admin: string
beforeAll(async () => {
  test = await startTestApp()
  admin = await test.login('20000001')
})
afterAll(() => test.close())

const basica = async (n: number) => ({
  name: 'b.xlsx',
  bytes: libroBasico(await filasTitulables(test, n)),
})

const nuevoConvenio = async () => {
  const jefe = await test.login('20000002')
  takeItem ??= createItemTaker(test, () => jefe)
  const item = await takeItem('A02', 'I')
  const body = bodyOf(item, item.periodos.slice(0, 1), 'W2201')
  const answer = await test.call('POST', '/api/convenios', jefe, body)
  return { jefe, item, answer, id: answer.json<{ id: number }>().id }
}
const uploadDeEscrito = async (nombre: string) => {
  const file = { name: 'p.docx', bytes: await plantillaCon(`${nombre}: {recurso.codigo}`) }
  return upload(test, '/api/escritos/plantillas', admin, { clase: 'otro', nombre }, file)
}
let takeItem: ReturnType<typeof createItemTaker> | undefined

const confirmado = async () => {
  const { jefe, id, item } = await nuevoConvenio()
  return {
    item,
    id,
    jefe,
    answer: await test.call('POST', `/api/convenios/${id}/confirmar`, jefe, {}),
  }
}

const nuevasCartas = async () => {
  const answer = await pedirCartas(test, admin, await intimables(test, 'A02', 1))
  return { answer, ...answer.json() }
}

const inmueble = (n: number) => ({ NRO_INMUEBLE: 777_000_000 + n, RECURSO: 'AB', CALLE: 'Mitre' })

const empezarEnvio = (bytes: Buffer, ruta = '/api/padron/envios', archivo = 'envio.csv') => {
  const body = { archivo: `${bytes.length}-${archivo}`, tamano: bytes.length }
  return test.call('POST', ruta, admin, body)
}

const PAQUETES = '/api/paquetes/envios'

const REGISTRO = { inmueble: 101, recurso: 'SS', apellido: 'Paz' }
const nuevoRegistro = () => test.call('POST', '/api/registros', admin, REGISTRO)

const ACUSE = { medio: 'cedula', resultado: 'fijada', fecha: '2026-11-20' }

const guardarEquivalencia = () =>
  test.call('PUT', '/api/equivalencias', admin, {
    equivalencias: [{ archivo: 'recursos', fuente: 'TASAS.csv' }],
  })

let cuentas = 0
const nuevaCuenta = () => {
  cuentas += 1
  return test.call('POST', '/api/cuentas-de-servicio', admin, { nombre: `Noche ${cuentas}` })
}

const PRIMER_DNI = 41_000_000
let ultimoDni = PRIMER_DNI
const nuevaNovedad = async () => {
  ultimoDni += 1
  const inmuebles = JSON.stringify([{ inmueble: 58, recurso: 'SS' }])
  const answer = await sendForm(test, await test.login('20000002'), {
    url: '/api/contribuyentes/create',
    campos: { apynom: 'PAZ, ANA', dni: String(ultimoDni), inmuebles },
    archivos: [['58_SS', 'boleto.pdf', Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n')]],
  })
  return { answer, ...answer.json<{ novedad: NovedadCompleta }>().novedad }
}

const COMUNICACION = { titulo: 'Feria', todni: '20000003', fecha: '2026-11-20' }

const nuevaComunicacion = async () => {
  const url = '/api/comunicaciones/createcomunicacion'
  const answer = await test.call('POST', url, admin, COMUNICACION)
  return { answer, id: answer.json<{ comunicacion: { id: number } }>().comunicacion.id }
}
const borrarComunicacion = (id: number) =>
  test.call('DELETE', `/api/comunicaciones/deleteComunicaciones/${id}`, admin)

const createCondicion = (contrato: string) => {
  const body = { contrato, condiciones: 'Diez por ciento', abogado: 'A01' }
  return test.call('POST', '/api/condiciones', admin, body)
}

let vistas = 0
const nuevaVista = async () => {
  vistas += 1
  const body = { lista: 'convenios', nombre: `En riesgo ${vistas}` }
  const answer = await test.call('POST', '/api/vistas', admin, body)
  return { answer, id: answer.json<{ id: number }>().id }
}

const CHANGES: Partial<Record<CallName, () => Promise<unknown>>> = {
  login: () => test.login('20000002'),
  logout: async () => test.call('POST', '/api/usuarios/logout', await test.login('20000003')),
  createUsuario: () =>
    test.call('POST', '/api/usuarios', admin, {
      dni: '33111222',
      nombre: 'N',
      apellido: 'A',
      rol: 'user',
    }),
  editUsuario: async () => {
    const rows = (await test.call('GET', '/api/usuarios', admin)).json<
      { dni: string; version: string }[]
    >()
    const version = rows.find(({ dni }) => dni === '20000006')?.version
    const body = { version, permisos: ['logins.ver'] }
    return test.call('PATCH', '/api/usuarios/20000006', admin, body)
  },
  endSesionesDeUsuario: async () => {
    await test.login('20000006')
    return test.call('DELETE', '/api/usuarios/20000006/sesiones', admin)
  },
  createDireccionDeAgenda: async () =>
    test.call('POST', '/api/agenda/direccion', await test.login('20000003')),
  revokeDireccionDeAgenda: async () => {
    const abogada = await test.login('20000003')
    await test.call('POST', '/api/agenda/direccion', abogada)
    return test.call('DELETE', '/api/agenda/direccion', abogada)
  },
  createVista: async () => (await nuevaVista()).answer,
  editVista: async () =>
    test.call('PATCH', `/api/vistas/${(await nuevaVista()).id}`, admin, { compartida: true }),
  deleteVista: async () => test.call('DELETE', `/api/vistas/${(await nuevaVista()).id}`, admin),
  chooseVistaInicial: async () =>
    test.call('PUT', '/api/vistas/inicial', admin, {
      lista: 'convenios',
      vista: (await nuevaVista()).id,
    }),
  createToken: () => test.call('POST', '/api/tokens', admin, { nombre: 'x' }),
  ackEntrega: async () => {
    const { hasta } = (await test.call('GET', '/api/entregas', admin)).json()
    return test.call('POST', '/api/entregas/acuses', admin, { hasta })
  },
  createCuenta: () => nuevaCuenta(),
  renewCuenta: async () => {
    const { id } = (await nuevaCuenta()).json()
    return test.call('POST', `/api/cuentas-de-servicio/${id}/renovar`, admin, {})
  },
  revokeCuenta: async () => {
    const { id } = (await nuevaCuenta()).json()
    return test.call('DELETE', `/api/cuentas-de-servicio/${id}`, admin)
  },
  revokeToken: async () => {
    const { id } = (await test.call('POST', '/api/tokens', admin, { nombre: 'y' })).json()
    return test.call('DELETE', `/api/tokens/${id}`, admin)
  },
  saveConfiguracion: () =>
    test.call('PUT', '/api/configuracion', admin, { key: 'FECHA_INICIAL', value: '2025-12-01' }),
  repairCasos: () => test.call('POST', '/api/casos/reparar', admin),
  acceptPropuestas: async () => {
    await test.open.pool.query("delete from parametro where clave = 'honorarios.aportes'")
    const body = { claves: ['honorarios.aportes'] }
    return test.call('POST', '/api/instalacion/propuestas', admin, body)
  },
  saveParametro: () =>
    test.call('POST', '/api/parametros', admin, {
      clave: 'municipio.expediente',
      valor: '4120-R-2026',
    }),
  generateXls: async () =>
    upload(
      test,
      '/api/creaciontitulos/generatexls',
      admin,
      { category: 'inmueble' },
      await basica(1),
    ),
  generateTitles: async () => {
    const { rawPayload } = await upload(
      test,
      '/api/creaciontitulos/generatexls',
      admin,
      { category: 'inmueble' },
      await basica(1),
    )
    return upload(
      test,
      '/api/creaciontitulos/generatetitles',
      admin,
      { category: 'inmueble', startTitleNumber: '1' },
      { name: 'p.xlsx', bytes: rawPayload },
    )
  },
  loadPadron: () =>
    test.call('POST', '/api/creaciontitulos/cargarregsitrosinmuebles', admin, {
      file: `data:text/csv;base64,${csvDePadron([inmueble(1)]).toString('base64')}`,
      typeChrage: 'parcial',
    }),
  reviewPadron: async () => {
    const file = { name: 'p.csv', bytes: csvDePadron([inmueble(2)]) }
    const answer = await upload(test, '/api/padron/cargas', admin, { modo: 'parcial' }, file)
    await waitTrabajo(test, admin, answer.json().trabajo.id)
    return answer
  },
  saveEquivalencias: () => guardarEquivalencia(),
  deleteEquivalencia: async () => {
    await guardarEquivalencia()
    return test.call('DELETE', '/api/equivalencias/recursos', admin)
  },
  loadPaquete: async () => {
    const bytes = await zipDePrueba({
      contribuyentes: [{ NRO_CONTRIB: 999_999_993, APYNOM: 'PRUEBA, Una' }],
      inmuebles: [{ NRO_INMUEBLE: 777_000_021 }],
    })
    const { trabajo } = await loadPaqueteDePrueba(test, admin, bytes)
    expect(trabajo.estado).toBe('terminado')
  },
  startSincronizacion: async () => {
    const servicioMunicipal = { url: 'http://127.0.0.1:9', token: 'x', local: true }
    const { config } = test.services
    Object.assign(test.services, { config: { ...config, servicioMunicipal } })
    const answer = await test.call('POST', '/api/sincronizaciones', admin, {})
    Object.assign(test.services, { config })
    await waitTrabajo(test, admin, answer.json().id)
    return answer
  },
  startEnvioDePaquete: () => empezarEnvio(Buffer.from('a'), PAQUETES),
  discardEnvioDePaquete: async () => {
    const { envio } = (await empezarEnvio(Buffer.from('bc'), PAQUETES)).json()
    return test.call('DELETE', `${PAQUETES}/${envio.id}`, admin)
  },
  loadEnvioDePaquete: async () => {
    const bytes = await zipDePrueba({ inmuebles: [{ NRO_INMUEBLE: 777_000_023 }] })
    const { envio } = (await empezarEnvio(bytes, PAQUETES, 'noche.zip')).json()
    await enviarParte(test, admin, envio.id, { desde: 0, bytes }, PAQUETES)
    const answer = await test.call('POST', `${PAQUETES}/${envio.id}/cargar`, admin, {})
    await waitTrabajo(test, admin, answer.json<{ trabajo: { id: string } }>().trabajo.id)
    return answer
  },
  loadPaqueteProbado: async () => {
    const bytes = await zipDePrueba({ inmuebles: [{ NRO_INMUEBLE: 777_000_024 }] })
    const { carga } = await loadPaqueteDePrueba(test, admin, bytes, { simulacion: 'true' })
    const answer = await test.call('POST', `/api/paquetes/${carga.id}/cargar`, admin, {})
    await waitTrabajo(test, admin, answer.json<{ trabajo: { id: string } }>().trabajo.id)
    return answer
  },
  undoPaquete: async () => {
    const bytes = await zipDePrueba({ inmuebles: [{ NRO_INMUEBLE: 777_000_022 }] })
    const { carga } = await loadPaqueteDePrueba(test, admin, bytes)
    const answer = await test.call('POST', `/api/paquetes/${carga.id}/deshacer`, admin)
    await waitTrabajo(test, admin, answer.json().id)
    return answer
  },
  startDatosPersonales: async () => {
    // Nobody in the test has this national identity number (DNI). The earlier calls of the test therefore do not change
    // the answer.
    const body = { documento: '39999999', motivo: 'Lo pidió.' }
    const answer = await test.call('POST', '/api/personas/datos', admin, body)
    await waitTrabajo(test, admin, answer.json().trabajo.id)
    return answer
  },
  startDepuracion: async () => {
    await test.open.pool.query(
      `insert into aviso_personal (dni, texto, creado, leido) values ('20000001', 'Viejo', '2020-01-01', '2020-01-02')`,
    )
    await test.open.pool.query(
      `insert into parametro (clave, vigente_desde, valor) values ('conservacion.mensajes', '2000-01-01', '2000') on conflict do nothing`,
    )
    const plazos = (await test.call('GET', '/api/personas/conservacion', admin)).json()
    const visto = plazos.reduce((n: number, { filas }: { filas: number }) => n + filas, 0)
    const body = { motivo: 'Venció.', filas: visto }
    const answer = await test.call('POST', '/api/personas/depuracion', admin, body)
    await waitTrabajo(test, admin, answer.json().id)
    return answer
  },
  startSalida: async () => {
    const answer = await test.call('POST', '/api/salidas', admin, {})
    await waitTrabajo(test, admin, answer.json().trabajo.id)
    return answer
  },
  startEnvio: () => empezarEnvio(Buffer.from('a')),
  discardEnvio: async () => {
    const { envio } = (await empezarEnvio(Buffer.from('b'))).json()
    return test.call('DELETE', `/api/padron/envios/${envio.id}`, admin)
  },
  reviewEnvio: async () => {
    const bytes = csvDePadron([inmueble(9)])
    const { envio } = (await empezarEnvio(bytes)).json()
    await enviarParte(test, admin, envio.id, { desde: 0, bytes })
    const answer = await test.call('POST', `/api/padron/envios/${envio.id}/revisar`, admin, {
      modo: 'parcial',
    })
    await waitTrabajo(test, admin, answer.json<{ trabajo: { id: string } }>().trabajo.id)
    return answer
  },
  applyCarga: async () => {
    const { id } = await reviewCargaDePrueba(test, admin, [inmueble(3)])
    const answer = await test.call('POST', `/api/padron/cargas/${id}/aplicar`, admin, {})
    await waitTrabajo(test, admin, answer.json().id)
    return answer
  },
  discardCarga: async () => {
    const { id } = await reviewCargaDePrueba(test, admin, [inmueble(4)])
    return test.call('POST', `/api/padron/cargas/${id}/descartar`, admin)
  },
  undoCarga: async () => {
    const cambiado = { ...inmueble(0), NRO_INMUEBLE: 101 }
    const { id } = await reviewCargaDePrueba(test, admin, [inmueble(5), cambiado])
    await applyCargaDePrueba(test, admin, id)
    const answer = await test.call('POST', `/api/padron/cargas/${id}/deshacer`, admin)
    await waitTrabajo(test, admin, answer.json().id)
    return answer
  },
  annulTitulo: () =>
    test.call('POST', '/api/creaciontitulos/titulos/1/anular', admin, {
      motivo: 'Prueba de historial',
    }),
  createAbogado: () =>
    test.call('POST', '/api/profesionales/createAbogado', admin, {
      apellido: 'Zalazar',
      nombre: 'Ana',
      nrodni: '31222333',
      codexterno: 'B15',
    }),
  editAbogado: () =>
    test.call('POST', '/api/profesionales/editAbogado', admin, {
      nrodni: '31222333',
      version: 1,
      te: '4412345',
    }),
  deleteAbogado: () =>
    test.call('POST', '/api/profesionales/deleteAbogado', admin, { nrodni: '31222333' }),
  reassignAbogado: () =>
    test.call('POST', '/api/profesionales/reassignAbogado', admin, {
      nrodni: '20000003',
      destino: 'A02',
    }),
  reassignCasos: () =>
    test.call('POST', '/api/casos/reasignar', admin, { origen: 'A05', destino: 'A06' }),
  nameJefatura: async () => {
    const name = (nrodni: string, codigo_anterior: string) =>
      test.call('POST', '/api/profesionales/jefatura', admin, {
        nrodni,
        codigo_anterior,
        motivo: 'Prueba de historial',
      })
    expect((await name('20000006', 'A16')).statusCode).toBe(200)
    return name('20000002', 'A17')
  },
  readAvisos: async () => {
    await test.open.pool.query(
      `insert into aviso_personal (dni, texto, creado) values ('20000004', 'x', now())`,
    )
    const token = await test.login('20000004')
    return test.call('POST', '/api/avisos/leidos', token, { hasta: 1_000 })
  },
  saveAvisosPorCorreo: async () =>
    test.call('PUT', '/api/correo/avisos', await test.login('20000003'), { clases: ['resumen'] }),
  sendCorreoDePrueba: async () => {
    const servidor = await startServidorDeCorreo()
    const transporte = createTransporte(servidor.config)
    Object.assign(test.services, { cartero: { send: transporte.send } })
    await test.open.pool.query(
      `update usuario set email = 'admin@x.example' where dni = '20000001'`,
    )
    const answer = await test.call('POST', '/api/correo/prueba', await test.login('20000001'))
    Object.assign(test.services, { cartero: undefined })
    transporte.close()
    await servidor.stop()
    return answer
  },
  createCartas: async () => (await nuevasCartas()).answer,
  resumeLoteDeCartas: async () => {
    const { lote, trabajo } = await nuevasCartas()
    await test.call('POST', `/api/trabajos/${trabajo.id}/cancelar`, admin)
    return test.call('POST', `/api/cartas/lotes/${lote.id}/reanudar`, admin)
  },
  annulCarta: async () => {
    const { lote } = await nuevasCartas()
    return test.call('POST', `/api/cartas/${lote.desde}/anular`, admin, { motivo: 'Por error.' })
  },
  saveAcuseDeCarta: async () => {
    const { lote } = await nuevasCartas()
    return test.call('PUT', `/api/cartas/${lote.desde}/acuse`, admin, ACUSE)
  },
  saveAcusesDeCartas: async () => {
    const { lote } = await nuevasCartas()
    const acuses = [{ ...ACUSE, numero: lote.desde }]
    return test.call('POST', '/api/cartas/acuses', admin, { acuses })
  },
  loadAcusesDeCartas: async () => {
    const { lote } = await nuevasCartas()
    const { medio, resultado, fecha, ...resto } = ACUSE
    const sheet = XLSX.utils.json_to_sheet([
      {
        ...{ 'N° DE CARTA': lote.desde, MEDIO: medio, RESULTADO: resultado },
        ...{ FECHA: fecha.split('-').reverse().join('/'), MOTIVO: 'Sin moradores' },
        ...('receptor' in resto ? { 'QUIÉN LA RECIBIÓ': resto.receptor } : {}),
      },
    ])
    const bytes = XLSX.write(XLSX.utils.book_new(sheet), { type: 'buffer', bookType: 'xlsx' })
    return upload(test, '/api/cartas/acuses/planilla', admin, {}, { name: 'a.xlsx', bytes })
  },
  saveContribuyente: async () =>
    test.call('POST', '/api/contribuyentes/save', await test.login('20000002'), {
      apynom: 'PAZ',
      dni: '5222333',
      contribuyente_inmuebles: [{ inmueble: 58, recurso: 'SS' }],
    }),
  createNovedad: async () => (await nuevaNovedad()).answer,
  editNovedad: async () => {
    const { id, version } = await nuevaNovedad()
    const body = { apynom: 'PAZ, ANA', cuim: '1', version }
    return test.call('PUT', `/api/contribuyentes/${id}`, admin, body)
  },
  deleteNovedad: async () =>
    test.call('DELETE', `/api/contribuyentes/${(await nuevaNovedad()).id}`, admin),
  restoreNovedad: async () => {
    const { id } = await nuevaNovedad()
    await test.call('DELETE', `/api/contribuyentes/${id}`, admin)
    return test.call('POST', `/api/contribuyentes/${id}/deshacer-borrado`, admin)
  },
  createInmuebleDeNovedad: async () => {
    const body = { inmueble: { inmueble: 77, recurso: 'SS' } }
    return test.call(
      'POST',
      `/api/contribuyentes/${(await nuevaNovedad()).id}/inmuebles`,
      admin,
      body,
    )
  },
  editInmuebleDeNovedad: async () => {
    const { inmuebles } = await nuevaNovedad()
    const body = { inmueble: { ...inmuebles[0], caracter: 'Poseedor' } }
    return test.call('PUT', '/api/contribuyentes/inmueble', admin, body)
  },
  deleteInmuebleDeNovedad: async () => {
    const { inmuebles } = await nuevaNovedad()
    return test.call('DELETE', `/api/contribuyentes/inmueble/${inmuebles[0]?.id}`, admin)
  },
  deleteDocumentoDeNovedad: async () => {
    const { inmuebles } = await nuevaNovedad()
    const documento = inmuebles[0]?.documentos[0]?.id
    return test.call('DELETE', `/api/contribuyentes/documento/${documento}`, admin)
  },
  saveDomicilioElectronico: async () => {
    const { rows } = await test.open.pool.query(
      `select nro_contrib from vinculo where tipo = 'I' and imponible = 101 limit 1`,
    )
    const domicilio = '20123456789@notificaciones.scba.gov.ar'
    return test.call('PUT', '/api/contribuyentes/domicilio-electronico', admin, {
      ...{ numero: rows[0].nro_contrib, domicilio, visto: '' },
    })
  },
  saveMarcaDeContribuyente: async () => {
    const { rows } = await test.open.pool.query(
      `select nro_contrib from vinculo where tipo = 'I' and imponible = 101 limit 1`,
    )
    return test.call('PUT', '/api/contribuyentes/marca', admin, {
      ...{ numero: rows[0].nro_contrib, marca: 'quiebra', desde: '2026-01-05', visto: '' },
    })
  },
  createRegistro: nuevoRegistro,
  editRegistro: async () => {
    const { registro } = (await nuevoRegistro()).json()
    return test.call('PUT', `/api/registros/${registro.id}`, admin, {
      ...{ ...REGISTRO, apellido: 'Pazos', motivo: 'Estaba mal escrito.', version: 1 },
    })
  },
  deleteRegistro: async () => {
    const { registro } = (await nuevoRegistro()).json()
    return test.call('DELETE', `/api/registros/${registro.id}`, admin, { motivo: 'Lo pidió.' })
  },
  createComunicacion: async () => (await nuevaComunicacion()).answer,
  updateComunicaciones: async () => {
    const url = `/api/comunicaciones/updateComunicaciones/${(await nuevaComunicacion()).id}`
    return test.call('PUT', url, admin, { ...COMUNICACION, titulo: 'Otro' })
  },
  deleteComunicaciones: async () => borrarComunicacion((await nuevaComunicacion()).id),
  restoreComunicacion: async () => {
    const { id } = await nuevaComunicacion()
    await borrarComunicacion(id)
    return test.call('POST', `/api/comunicaciones/${id}/deshacer-borrado`, admin)
  },
  readComunicacion: async () => {
    const { id } = await nuevaComunicacion()
    const token = await test.login('20000003')
    return test.call('POST', `/api/comunicaciones/leidas/${id}`, token)
  },
  saveRecurso: () =>
    test.call('PUT', '/api/recursos', admin, { codigo: 'TV', nombre: 'Vial', clase: 'inmueble' }),
  saveSituacion: () =>
    test.call('PUT', '/api/situaciones', admin, {
      codigo: 'EJ',
      detalle: 'Ejecución',
      clase: 'otra',
    }),
  saveDiaInhabil: () =>
    test.call('PUT', '/api/dias-inhabiles', admin, {
      ...{ desde: '2026-05-12', alcance: 'municipio', clase: 'asueto', motivo: 'Santo patrono' },
    }),
  uploadPlantilla: () => uploadDeEscrito('Una'),
  retirePlantilla: async () => {
    const { id } = (await uploadDeEscrito('Otra')).json()
    return test.call('PUT', `/api/escritos/plantillas/${id}/retiro`, admin, { retirada: true })
  },
  saveBloque: () =>
    test.call('PUT', '/api/escritos/bloques', admin, { nombre: 'costas', texto: 'Con costas.' }),
  createEscrito: async () => {
    const { id } = (await uploadDeEscrito('De un caso')).json()
    const [[imponible, recurso] = []] = await filasTitulables(test, 1)
    const caso = { imponible: String(imponible), recurso }
    return test.call('POST', '/api/casos/escritos', admin, { ...caso, plantilla: id })
  },
  saveFilaDeLista: () => test.call('PUT', '/api/listas/titulos', admin, { nombre: 'Procuradora' }),
  createCondicion: () => createCondicion('C-1'),
  editCondicion: async () => {
    const { condicion } = (await createCondicion('C-2')).json()
    return test.call('PUT', `/api/condiciones/${condicion.id}`, admin, {
      contrato: 'C-2',
      condiciones: 'Doce por ciento',
      abogado: 'A01',
      version: condicion.version,
    })
  },
  loadCondiciones: () => {
    const sheet = XLSX.utils.aoa_to_sheet([
      ['Contrato', 'Condiciones', 'Abogado', 'Municipio'],
      ['C-3', 'Nueve por ciento', 'A01', ''],
    ])
    const bytes = XLSX.write(XLSX.utils.book_new(sheet), { type: 'buffer', bookType: 'xlsx' })
    return upload(test, '/api/condiciones/planilla', admin, {}, { name: 'c.xlsx', bytes })
  },
  saveActuaciones: async () => {
    const [[imponible, recurso] = []] = await filasTitulables(test, 1)
    const imponibles = [{ imponible: String(imponible), recurso }]
    return test.call('POST', '/api/actuaciones', await test.login('20000002'), {
      ...{ imponibles, tp_id: 10, gp_id: 2, fecha: '2026-11-19' },
    })
  },
  undoActuaciones: async () => {
    const jefe = await test.login('20000002')
    const [[imponible, recurso] = []] = await filasTitulables(test, 1)
    const grabadas = await test.call('POST', '/api/actuaciones', jefe, {
      imponibles: [{ imponible: String(imponible), recurso }],
      ...{ tp_id: 10, gp_id: 2, fecha: '2026-11-19', obs: 'Para deshacer.' },
    })
    const { lote } = grabadas.json()[0]
    return test.call('POST', `/api/actuaciones/lotes/${lote}/deshacer`, jefe, { motivo: 'Error' })
  },
  loadActuaciones: async () => {
    const [[imponible, recurso] = []] = await filasTitulables(test, 1)
    const sheet = XLSX.utils.aoa_to_sheet([
      ['Imponible', 'Recurso', 'Fecha', 'Tipo'],
      [imponible, recurso, '19/11/2026', 10],
    ])
    const bytes = XLSX.write(XLSX.utils.book_new(sheet), { type: 'buffer', bookType: 'xlsx' })
    return upload(test, '/api/actuaciones/planilla', admin, {}, { name: 'a.xlsx', bytes })
  },
  saveEvaluacionesConfig: async () => {
    for (const categoria of ['sin_radicar', 'sin_archivar', 'faltantes'])
      await test.call('PUT', '/api/evaluaciones-config', admin, { categoria, maximo: 20 })
  },
  saveEvaluaciones: () =>
    test.call('POST', '/api/evaluaciones', admin, {
      ...{ abogado: 'A01', resultado: 'Aprobado', desde: '2026-11-01', hasta: '2026-11-20' },
    }),
  runEvaluaciones: async () => {
    const body = { abogados: ['A02'], desde: '2026-11-01', hasta: '2026-11-20' }
    const answer = await test.call('POST', '/api/evaluaciones/correr', admin, body)
    expect(answer.statusCode, answer.body).toBe(200)
  },
  resumeEvaluaciones: async () => {
    const body = { abogados: ['A02'], desde: '2026-11-01', hasta: '2026-11-20' }
    const { id } = (await test.call('POST', '/api/evaluaciones/correr', admin, body)).json()
    await test.call('POST', `/api/trabajos/${id}/cancelar`, admin)
    return test.call('POST', `/api/evaluaciones/corridas/${id}/reanudar`, admin)
  },
  resumeRecalculo: async () => {
    const body = { key: 'FECHA_INICIAL', value: '2026-01-01' }
    const { trabajo } = (await test.call('PUT', '/api/configuracion', admin, body)).json()
    await test.call('POST', `/api/trabajos/${trabajo.id}/cancelar`, admin)
    return test.call('POST', `/api/casos/recalculos/${trabajo.id}/reanudar`, admin)
  },
  editTiempoDeEtapa: () =>
    test.call('PUT', '/api/tipo-etapas', admin, { tipo: 11, tiempo: '21', tipo_tiempo: 'day' }),
  saveConveniosEstado: () =>
    test.call('POST', '/api/convenios-estado', admin, { id: 2, porcentual: '16', gastofijo: '5' }),
  createConvenio: async () => (await nuevoConvenio()).answer,
  editConvenio: async () => {
    const { jefe, id } = await nuevoConvenio()
    const body = { convenio: id, version: 1, frm_loc: 'Rosario' }
    return test.call('POST', '/api/convenios/edit', jefe, body)
  },
  confirmConvenio: async () => (await confirmado()).answer,
  deleteConvenio: async () => {
    const { jefe, id } = await nuevoConvenio()
    return test.call('POST', '/api/convenios/delete', jefe, { convenio: id })
  },
  changeRetiro: async () => {
    const { jefe, id, item } = await confirmado()
    return test.call('PUT', '/api/convenios', jefe, {
      in_convenio: id,
      in_recurso: item.r,
      in_imponible: item.i,
      in_estado: 2,
    })
  },
  keepTitulosFirmados: async () => {
    const [numero = 0] = await issueTitulosConFirma(test, admin, 1)
    const url = `/api/creaciontitulos/titulos/${numero}/documento`
    const { rawPayload } = await test.call('GET', url, admin)
    const bytes = Buffer.from(await signTitulo(rawPayload, await makeSelfSigned('Prueba')))
    return upload(test, '/api/creaciontitulos/firma/firmados', admin, {}, { name: 'f.pdf', bytes })
  },
  resumeLote: async () => {
    const [lote] = (await test.call('GET', '/api/creaciontitulos/lotes', admin)).json()
    await test.open.pool.query('update titulo_lote set documento = null')
    return test.call('POST', `/api/creaciontitulos/lotes/${lote.id}/reanudar`, admin)
  },
  cancelTrabajo: async () => {
    await test.services.trabajos.stop()
    const trabajo = (
      await upload(
        test,
        '/api/creaciontitulos/generatexls',
        admin,
        { category: 'inmueble' },
        await basica(1),
        { prefer: 'respond-async' },
      )
    ).json()
    return test.call('POST', `/api/trabajos/${trabajo.id}/cancelar`, admin)
  },
}

interface Tocado {
  readonly imponible: string
  readonly recurso: string
  readonly orden?: number
}

const lastItem = (entidad: string, consulta: string) => async (operacion: string) => {
  const { rows } = await test.open.pool.query(
    `select h.orden::int, x.imponible::text, x.recurso from (select orden, entidad_id as id from historial
       where operacion = $1 and entidad = $2 order by orden desc limit 1) h,
     lateral (${consulta}) x limit 1`,
    [operacion, entidad],
  )
  return rows[0] as Tocado
}
const deConvenio = lastItem(
  'convenio',
  'select imponible, recurso from convenio_plan where convenio_id = h.id::int',
)
const deTitulos = lastItem(
  'titulo-lote',
  'select imponible, recurso from titulo where lote::text = h.id',
)
const deTitulo = lastItem(
  'titulo',
  'select imponible, recurso from titulo where numero = h.id::int',
)
const deCartas = lastItem(
  'carta-lote',
  `select i.imponible, i.recurso from carta_imponible i join carta c on c.numero = i.numero
   where c.lote::text = h.id`,
)
const deCarta = lastItem(
  'carta',
  'select imponible, recurso from carta_imponible where numero = h.id::int',
)
const deActuacion = lastItem(
  'actuacion',
  'select imponible, recurso from actuacion where id = h.id::int',
)
const fijo = (imponible: number, recurso: string) => async () => ({
  imponible: String(imponible),
  recurso,
})
const deNovedad = fijo(58, 'SS')
/**
 * Returns a function that finds the audit history row of a finished import. The job of the import adds this row after
 * the row of the request.
 */
const deCarga = (operacion: string, imponible: number) => async () => {
  const { rows } = await test.open.pool.query(
    'select max(orden)::int as orden from historial where operacion = $1',
    [operacion],
  )
  return { imponible: String(imponible), recurso: 'AB', orden: rows[0].orden }
}

/**
 * For each call that changes data, a function that finds the property or business that its last use changed. A search
 * of the audit history by that property or business must find the row (S2 §2.13).
 */
const TOCAN: Partial<Record<CallName, (operacion: string) => Promise<Tocado>>> = {
  generateTitles: deTitulos,
  annulTitulo: deTitulo,
  keepTitulosFirmados: deTitulo,
  createConvenio: deConvenio,
  editConvenio: deConvenio,
  confirmConvenio: deConvenio,
  deleteConvenio: deConvenio,
  changeRetiro: deConvenio,
  createCartas: deCartas,
  resumeLoteDeCartas: deCartas,
  annulCarta: deCarta,
  saveAcuseDeCarta: deCarta,
  saveAcusesDeCartas: deCarta,
  loadAcusesDeCartas: deCarta,
  saveActuaciones: deActuacion,
  undoActuaciones: deActuacion,
  loadActuaciones: deActuacion,
  createNovedad: deNovedad,
  editNovedad: deNovedad,
  deleteNovedad: deNovedad,
  restoreNovedad: deNovedad,
  saveContribuyente: deNovedad,
  createInmuebleDeNovedad: fijo(77, 'SS'),
  editInmuebleDeNovedad: deNovedad,
  deleteInmuebleDeNovedad: deNovedad,
  deleteDocumentoDeNovedad: deNovedad,
  saveDomicilioElectronico: lastItem(
    'contribuyente',
    'select i.imponible::text as imponible, i.recurso from historial_imponible i where i.orden = h.orden limit 1',
  ),
  saveMarcaDeContribuyente: lastItem(
    'contribuyente',
    'select i.imponible::text as imponible, i.recurso from historial_imponible i where i.orden = h.orden limit 1',
  ),
  createRegistro: fijo(101, 'SS'),
  editRegistro: fijo(101, 'SS'),
  deleteRegistro: fijo(101, 'SS'),
  applyCarga: deCarga('carga-de-padron', 777_000_003),
  undoCarga: deCarga('deshacer-carga-de-padron', 777_000_005),
  loadPaquete: deCarga('carga-de-paquete', 777_000_021),
  loadEnvioDePaquete: deCarga('carga-de-paquete', 777_000_023),
  loadPaqueteProbado: deCarga('carga-de-paquete', 777_000_024),
  undoPaquete: deCarga('deshacer-carga-de-paquete', 777_000_022),
  // A reassignment passes tax periods to another lawyer, and its audit history row lists their keys. The query takes
  // the property or business from one of these keys.
  reassignAbogado: lastItem(
    'abogado',
    `select split_part(clave, '/', 2) as imponible, split_part(clave, '/', 3) as recurso
     from historial o, jsonb_path_query(o.despues::jsonb, '$.**') hoja, lateral (values (hoja #>> '{}')) v(clave)
     where o.orden = h.orden and jsonb_typeof(hoja) = 'string' and clave ~ '^[IC]/[0-9]+/'`,
  ),
  reassignCasos: lastItem(
    'caso',
    "select split_part(h.id, '/', 2) as imponible, split_part(h.id, '/', 3) as recurso",
  ),
}

const operationOf = (name: CallName): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const mutating = (Object.keys(contract) as CallName[]).filter((name) =>
  cambia(contract[name] as Entry),
)

describe('history', () => {
  it.each(mutating)('has a row for each use of %s', async (name) => {
    const change = CHANGES[name]
    if (change === undefined) throw new Error(`Falta un uso de ${name} en esta prueba`)
    const count = async () =>
      Number(
        (
          await test.open.pool.query('select count(*) from historial where operacion = $1', [
            operationOf(name),
          ])
        ).rows[0].count,
      )
    const before = await count()
    await change()
    expect(await count()).toBeGreaterThan(before)
    const touched = await TOCAN[name]?.(operationOf(name))
    if (touched === undefined) return
    const { rows } = await test.open.pool.query(
      'select max(orden)::int as orden from historial where operacion = $1',
      [operationOf(name)],
    )
    const { imponible: inmueble, recurso } = touched
    for (const body of [{ inmueble }, { inmueble, recurso }]) {
      const found = await test.call('POST', '/api/historico/search', admin, body)
      expect(
        found.json<{ id: number }[]>().map(({ id }) => id),
        JSON.stringify(body),
      ).toContain(touched.orden ?? rows[0].orden)
    }
  })

  // The fields that the server accepts do not depend on the database engine, so the next test runs on PostgreSQL only.
  if (process.env.APREMIA_TEST_MOTOR === 'postgres')
    it('writes the same rows when callers send fields they may not set (R3)', async () => {
      const control = { test, admin }
      const tampered = withIntrusos(await startTestApp())
      try {
        test = tampered.test
        takeItem = undefined
        ultimoDni = PRIMER_DNI
        vistas = 0
        cuentas = 0
        admin = await test.login('20000001')
        for (const name of mutating) await CHANGES[name]?.()
        const [antes, ahora] = [await dumpTablas(control.test), await dumpTablas(test)]
        for (const [tabla, filas] of Object.entries(antes))
          expect(ahora[tabla], tabla).toEqual(filas)
        const campos = [...tampered.tried.values()].reduce((a, b) => a + b, 0)
        console.info(
          `R3: ${campos} campos que el cliente no fija, en ${tampered.tried.size} operaciones; 0 con efecto (${Object.keys(antes).length} tablas comparadas)`,
        )
        expect(campos).toBeGreaterThan(500)
      } finally {
        ;({ test, admin } = control)
        await tampered.test.close()
      }
    }, 240_000)

  it('is verified by its own call, which writes nothing', async () => {
    const result = (await test.call('POST', '/api/historial/verificar', admin)).json()
    expect(result).toMatchObject({ valido: true, fallas: [] })
    expect((await test.call('POST', '/api/historial/verificar', admin)).json()).toEqual(result)
  })
})
