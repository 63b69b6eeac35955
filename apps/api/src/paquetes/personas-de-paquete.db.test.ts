import { afterAll, beforeAll, expect, it } from 'vitest'
import { waitTrabajo } from '../../test/padron.ts'
import {
  type FilasDePaqueteDePrueba,
  loadPaqueteDePrueba,
  zipDePrueba,
} from '../../test/paquetes.ts'
import { startTestApp, type TestApp } from '../../test/test-app.ts'

let test: TestApp
let admin: string
beforeAll(async () => {
  test = await startTestApp()
  admin = await test.login('20000001')
})
afterAll(() => test.close())

const query = async (texto: string, valores: unknown[] = []) =>
  (await test.open.pool.query(texto, valores)).rows

const load = async (
  archivos: Readonly<Record<string, FilasDePaqueteDePrueba>>,
  fields?: Readonly<Record<string, string>>,
  token = admin,
) => {
  const { carga, trabajo } = await loadPaqueteDePrueba(
    test,
    token,
    await zipDePrueba(archivos),
    fields,
  )
  const [archivo] = carga.archivos
  return {
    carga,
    trabajo,
    archivo,
    motivos: trabajo.errores.map(({ columna, mensaje }) => [columna, mensaje]),
  }
}

const persona = (dni: string) =>
  query(
    `select u.apellido, u.rol, u.baja, u.abogado,
      array(select permiso from usuario_permiso p where p.dni = u.dni order by 1) as permisos
     from usuario u where dni = $1`,
    [dni],
  )

it('people come in with their role and permissions, and the same again changes nothing', async () => {
  const usuarios = [
    {
      DNI: '31000001',
      APELLIDO: 'Sosa',
      NOMBRE: 'Ana',
      EMAIL: '',
      ROL: 'user',
      PERMISOS: 'logins.ver scoring.inicio',
      BAJA: 'NO',
    },
    {
      DNI: '31000002',
      APELLIDO: 'Paz',
      NOMBRE: 'Luis',
      EMAIL: 'paz@x.ar',
      ROL: 'guest',
      PERMISOS: '',
      BAJA: 'NO',
    },
  ]
  expect((await load({ usuarios })).archivo).toMatchObject({
    nuevos: 2,
    cambiados: 0,
    rechazadas: 0,
  })
  expect(await persona('31000001')).toEqual([
    {
      apellido: 'Sosa',
      rol: 'user',
      baja: false,
      abogado: null,
      permisos: ['logins.ver', 'scoring.inicio'],
    },
  ])
  expect((await load({ usuarios })).archivo).toMatchObject({ nuevos: 0, cambiados: 0 })
  const otra = [{ ...usuarios[0], PERMISOS: 'scoring.menu' }]
  expect((await load({ usuarios: otra })).archivo).toMatchObject({ nuevos: 0, cambiados: 1 })
  expect(await persona('31000001')).toMatchObject([{ permisos: ['scoring.menu'] }])
})

it('a person who loses access is signed out and gets no e-mail that waits, and the load says who', async () => {
  const token = await test.login('20000005')
  await query(`insert into correo (clave, dni, clase, asunto, texto, proximo)
    values ('aviso', '20000005', 'urgentes', 'x', 'x', now())`)
  const [antes] = await query('select apellido, nombre, email, rol from usuario where dni = $1', [
    '20000005',
  ])
  const usuarios = [
    { DNI: '20000005', APELLIDO: antes.apellido, NOMBRE: antes.nombre, ROL: antes.rol, BAJA: 'SI' },
  ]
  const { archivo, carga, motivos } = await load({ usuarios })
  expect({ archivo, motivos }).toMatchObject({ archivo: { cambiados: 1, rechazadas: 0 } })
  expect((await test.call('GET', '/api/trabajos', token)).statusCode).toBe(401)
  expect(await query(`select from correo where dni = '20000005'`)).toEqual([])
  const [fila] = await query(
    `select despues from historial where operacion = 'carga-de-paquete' and entidad_id = $1`,
    [String(carga.id)],
  )
  expect(JSON.parse(fila.despues).accesos).toEqual([{ dni: '20000005', terminaSesiones: true }])
})

it('the file cannot remove the access of its uploader, the last administrator or a lawyer', async () => {
  const [yo] = await query('select apellido, nombre from usuario where dni = $1', ['20000001'])
  const propio = {
    DNI: '20000001',
    APELLIDO: yo.apellido,
    NOMBRE: yo.nombre,
    ROL: 'admin',
    BAJA: 'SI',
  }
  const { carga, motivos } = await load({ usuarios: [propio] })
  expect(carga.estado).toBe('rechazada')
  expect(motivos).toHaveLength(1)
  expect(motivos[0]?.[0]).toBe('BAJA')
  const admins = await query(
    `select dni, apellido, nombre from usuario where rol = 'admin' and not baja order by dni`,
  )
  const nadie = admins.map(({ dni, apellido, nombre }) => ({
    DNI: dni,
    APELLIDO: apellido,
    NOMBRE: nombre,
    ROL: 'user',
  }))
  const todos = await load({ usuarios: nadie })
  expect(todos.carga.estado).toBe('rechazada')
  expect(todos.motivos).toHaveLength(1)
  expect(
    await query(`select count(*)::int as n from usuario where rol = 'admin' and not baja`),
  ).toEqual([{ n: admins.length }])
  const [abogado] = await query(
    'select u.dni, u.nombre, u.rol from usuario u join abogado a on a.codexterno = u.abogado where not a.baja order by 1 limit 1',
  )
  const renombrado = {
    DNI: abogado.dni,
    APELLIDO: 'Otro',
    NOMBRE: abogado.nombre,
    ROL: abogado.rol,
  }
  expect((await load({ usuarios: [renombrado] })).motivos[0]?.[0]).toBe('APELLIDO')
})

it('contracts come in by lawyer, and one written otherwise is not a second one', async () => {
  const fila = {
    CONTRATO: 'Contrato 44/2026',
    ABOGADO: 'A02',
    CONDICIONES: 'Cláusula primera.',
    MUNICIPIO: 'Villa Ejemplo',
  }
  expect((await load({ condiciones: [fila] })).archivo).toMatchObject({ nuevos: 1, rechazadas: 0 })
  expect((await load({ condiciones: [{ ...fila, CONDICIONES: 'Otra.' }] })).archivo).toMatchObject({
    nuevos: 0,
    cambiados: 1,
  })
  const escrito = await load({ condiciones: [{ ...fila, CONTRATO: 'CONTRATO 44/2026' }] })
  expect(escrito.motivos).toEqual([
    ['CONTRATO', 'Ese contrato ya está, escrito de otra manera: use el mismo nombre.'],
  ])
  const deNadie = await load({ condiciones: [{ ...fila, ABOGADO: 'A97' }] })
  expect(deNadie.motivos[0]?.[0]).toBe('ABOGADO')
})

it('a stage type with another time moves every case it counts for, and keeps its group', async () => {
  const [etapa] = await query(`
    select t.tp_id, t.gp_id, t.nombre from tipo_etapa t
    where t.tiempo is not null and exists (select from actuacion a where a.tp_id = t.tp_id)
    order by (select count(*) from actuacion a where a.tp_id = t.tp_id) desc limit 1`)
  const fila = {
    TP_ID: etapa.tp_id,
    NOMBRE: etapa.nombre,
    GRUPO: etapa.gp_id,
    TIEMPO: 77,
    TIPO_TIEMPO: 'day',
  }
  expect((await load({ etapas: [fila] })).archivo).toMatchObject({ nuevos: 0, cambiados: 1 })
  const verificado = await test.call('POST', '/api/casos/verificar', admin)
  const { resumen } = await waitTrabajo(test, admin, verificado.json().id)
  expect(resumen).toMatchObject({ diferencias: 0 })
  const otro = await load({ etapas: [{ ...fila, GRUPO: etapa.gp_id === 2 ? 3 : 2 }] })
  expect(otro.motivos).toEqual([
    ['GRUPO', 'Ese tipo de actuación ya es de otro grupo, y no cambia de grupo.'],
  ])
  const cierra = await load({ etapas: [{ ...fila, CIERRA: 'SI' }] })
  expect(cierra.archivo).toMatchObject({ nuevos: 0, cambiados: 1 })
  const leidas = await test.call('GET', '/api/tipo-etapas', admin)
  expect(
    leidas.json<{ tp_id: number; cierra: boolean }[]>().find(({ tp_id }) => tp_id === etapa.tp_id),
  ).toMatchObject({ cierra: true })
  expect((await load({ etapas: [fila] })).archivo).toMatchObject({ iguales: 1 })
  const nueva = await load({ etapas: [{ ...fila, TP_ID: 900, NOMBRE: 'Mediación' }] })
  expect(nueva.archivo).toMatchObject({ nuevos: 1 })
})

it('only an administrator loads people, contracts and stage types (D193)', async () => {
  const jefe = await test.login('20000002')
  const response = await loadPaqueteDePrueba(
    test,
    jefe,
    await zipDePrueba({ condiciones: [{ CONTRATO: 'C', ABOGADO: 'A02', CONDICIONES: 'x' }] }),
  ).catch((error: Error) => error.message)
  expect(JSON.stringify(response)).toMatch(/administrador|permiso/)
})

it('warns about the new lawyers of whom the file does not say whether they charge VAT', async () => {
  const abogado = (CODEXTERNO: string, NRODNI: string, mas: Readonly<Record<string, string>>) => ({
    ...{ CODEXTERNO, NRODNI, APELLIDO: 'Sosa', NOMBRE: 'Ana' },
    ...mas,
  })
  const sinDecir = (carga: { avisos: readonly string[] }) =>
    carga.avisos.filter((aviso) => aviso.includes('INSCRIPTO'))
  const sinColumna = await load({ abogados: [abogado('T71', '31000071', {})] })
  expect(sinDecir(sinColumna.carga)).toEqual([
    'El archivo no dice si son responsables inscriptos (INSCRIPTO): T71. Se toma que sí, así que sus convenios suman el IVA a quien debe. Si alguno no lo es, póngale NO en el archivo o corríjalo en su ficha.',
  ])
  const { carga } = await load({
    abogados: [
      abogado('T71', '31000071', { INSCRIPTO: '' }),
      abogado('T72', '31000072', { INSCRIPTO: 'NO' }),
      ...Array.from({ length: 12 }, (_, i) =>
        abogado(`T${80 + i}`, `310000${80 + i}`, { INSCRIPTO: '' }),
      ),
    ],
  })
  expect(sinDecir(carga)).toEqual([
    expect.stringContaining(
      '(INSCRIPTO): T80, T81, T82, T83, T84, T85, T86, T87, T88, T89 y 2 más. Se',
    ),
  ])
})
