import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { events, failure, file, json } from '../../test/fake-api.ts'
import { carta, cartasSimuladas, LOTE, loteDeCartas, trabajo } from '../../test/samples.ts'
import { useApi } from '../../test/use-api.ts'

const { run, on, calls, names, folder, read } = useApi()

const bodyOf = (name: string) =>
  JSON.parse(calls().find((call) => call.name === name)?.request.body ?? '{}')

beforeEach(() => {
  on('reviewCartas', json(cartasSimuladas()))
  on(
    'createCartas',
    json({
      lote: loteDeCartas({ estado: 'pendiente' }),
      ...{ trabajo: trabajo('pendiente'), actuaciones: 2 },
    }),
  )
  on('watchTrabajo', events(trabajo('terminado')))
  on('getLoteDeCartas', json(loteDeCartas()))
  on('downloadLoteDeCartas', file('cartas.pdf', 'el PDF'))
})

describe('cartas hacer', () => {
  it('shows how many letters, their total and their last day, asks, and saves the file', async () => {
    const asked = await run('cartas hacer 1234:AB 1235:ab --categoria inmueble')
    expect(asked.code).toBe(2)
    expect(asked.stderr).toContain(
      '¿Hacer 2 cartas por $\u00a01.234,50, válidas hasta el 10/12/2026?',
    )
    expect(names()).toEqual(['reviewCartas'])
    const { code, stdout } = await run('cartas hacer 1234:AB 1235:ab --categoria inmueble --si')
    expect({ code, stdout }).toEqual({ code: 0, stdout: 'cartas.pdf\n' })
    expect(read('cartas.pdf')).toBe('el PDF')
    expect(bodyOf('createCartas')).toEqual({
      clase: 'inmueble',
      imponibles: [
        { imponible: '1234', recurso: 'AB' },
        { imponible: '1235', recurso: 'AB' },
      ],
      vencimiento: 'actual',
      destinatarios: 'primero',
      formato: 'pdf',
      omitir: '0',
      sinActuacion: '0',
      repetir: '0',
    })
    const created = calls().find(({ name }) => name === 'createCartas')
    expect(created?.request.headers['idempotency-key']).toBeDefined()
  })

  it('--motivo sends the reason to claim debt in court or in an agreement (D175)', async () => {
    const impedimento = {
      ...{ campo: 'imponibles', forzable: true },
      mensaje: '1234 AB ya está radicado en el expediente SN-1-2026.',
    }
    on('reviewCartas', json({ ...cartasSimuladas(), impedimentos: [impedimento] }))
    const words = ['cartas', 'hacer', '1234:AB', '--categoria', 'inmueble', '--si']
    const refused = await run(words)
    expect(refused.code).not.toBe(0)
    expect(refused.stderr).toContain(impedimento.mensaje)
    expect(refused.stderr).toContain('sale con --motivo')
    expect(names()).not.toContain('createCartas')
    on('reviewCartas', json(cartasSimuladas()))
    expect((await run([...words, '--motivo', 'Lo pide el juzgado'])).code).toBe(0)
    for (const name of ['reviewCartas', 'createCartas'])
      expect(
        calls()
          .filter((call) => call.name === name)
          .map(({ request }) => JSON.parse(request.body ?? '{}').motivoForzar)
          .at(-1),
      ).toBe('Lo pide el juzgado')
  })

  it('reads the items of a file, or of stdin', async () => {
    writeFileSync(join(folder(), 'items.txt'), '1234;AB\r\n\n1235 SS\n')
    await run('cartas hacer --archivo items.txt --categoria inmueble --dry-run')
    expect(bodyOf('reviewCartas').imponibles).toHaveLength(2)
    const { code } = await run('cartas hacer --archivo - --categoria inmueble --dry-run', {
      input: '99:AB\n',
    })
    expect([code, names().at(-1)]).toEqual([0, 'reviewCartas'])
  })

  it('prints the warning of the rule about the date, and the date it offers (D65)', async () => {
    on(
      'reviewCartas',
      json(
        cartasSimuladas({
          vencimiento: { fecha: '2026-11-10', avisos: ['El 10/11/2026 ya pasó.'] },
          siguiente: { fecha: '2026-12-10', avisos: [] },
          propuesto: 'siguiente',
        }),
      ),
    )
    const { stderr } = await run('cartas hacer 1234:AB --categoria inmueble --dry-run')
    expect(stderr).toContain('El 10/11/2026 ya pasó.')
    expect(stderr).toContain('Con --vencimiento siguiente valdrían hasta el 10/12/2026.')
    expect(names()).toEqual(['reviewCartas'])
  })

  it('a date that is past is not taken unless the person says which month (D189)', async () => {
    const pasada = {
      vencimiento: { fecha: '2026-11-10', avisos: ['El 10/11/2026 ya pasó.'] },
      siguiente: { fecha: '2026-12-10', avisos: [] },
      propuesto: 'siguiente',
    }
    on('reviewCartas', json(cartasSimuladas(pasada)))
    const words = 'cartas hacer 1234:AB --categoria inmueble --si --sin-esperar'
    const refused = await run(words)
    expect(refused.code).toBe(2)
    expect(refused.stderr).toContain('--vencimiento actual')
    expect(refused.stderr).toContain('--vencimiento siguiente (hasta el 10/12/2026)')
    expect(names()).toEqual(['reviewCartas'])
    expect((await run(`${words} --vencimiento actual`)).code).toBe(0)
    expect(bodyOf('createCartas')).toMatchObject({ vencimiento: 'actual' })
  })

  it('letters of today are repeated only with --repetir, and may go without action (D189)', async () => {
    const repetidas = [{ numero: 5, deudor: 'PAZ, ANA', imponibles: ['1234 AB'] }]
    on('reviewCartas', json(cartasSimuladas({ repetidas })))
    const words = 'cartas hacer 1234:AB --categoria inmueble --si --sin-esperar'
    const refused = await run(words)
    expect([refused.code, names()]).toEqual([2, ['reviewCartas']])
    expect(refused.stderr).toContain('Hoy ya salió la carta Nº 5 para PAZ, ANA, por 1234 AB.')
    expect(refused.stderr).toContain('--repetir')
    expect((await run(`${words} --repetir --sin-actuacion`)).code).toBe(0)
    expect(bodyOf('createCartas')).toMatchObject({ repetir: '1', sinActuacion: '1' })
  })

  it('when a datum is missing nothing is numbered, unless the other letters are asked for', async () => {
    const mensaje = 'Falta el teléfono de la oficina de A02: la carta no sale sin ese dato.'
    on('reviewCartas', json(cartasSimuladas({ impedimentos: [{ campo: 'te', mensaje }] })))
    const refused = await run('cartas hacer 1234:AB --categoria inmueble --si')
    expect(refused.code).toBe(1)
    expect(refused.stderr).toContain(mensaje)
    expect(refused.stderr).toContain('Con --omitir salen las demás: 2 cartas.')
    expect(refused.stderr).not.toContain('--motivo')
    expect(names()).toEqual(['reviewCartas'])
    await run('cartas hacer 1234:AB --categoria inmueble --si --omitir --zip --a-todos')
    expect(bodyOf('createCartas')).toMatchObject({
      ...{ omitir: '1', formato: 'zip', destinatarios: 'todos' },
    })
  })

  it('when no letter can be made it fails as titles do, and does not suggest what cannot help', async () => {
    const mensaje = 'Para hacer cartas falta el lugar: un administrador lo pone.'
    const impedimentos = [{ campo: 'municipio.lugar', mensaje }]
    on('reviewCartas', json(cartasSimuladas({ impedimentos, cartas: [], total: '0.00' })))
    for (const opcion of ['', ' --omitir']) {
      const { code, stderr } = await run(`cartas hacer 1234:AB --categoria inmueble --si${opcion}`)
      expect(code).toBe(1)
      expect(stderr).toContain(mensaje)
      expect(stderr).not.toMatch(/--omitir|--motivo/)
    }
    expect(names()).not.toContain('createCartas')
  })

  it('a text that is no item is a misuse; another lawyer’s item, a refusal', async () => {
    expect((await run('cartas hacer 1234 --categoria inmueble')).code).toBe(2)
    expect((await run('cartas hacer --categoria inmueble')).code).toBe(2)
    expect(names()).toEqual([])
    on('reviewCartas', failure(403, 'imponibles-ajenos'))
    expect((await run('cartas hacer 1234:AB --categoria inmueble --si')).code).toBe(5)
  })
})

describe('cartas reanudar', () => {
  it('finishes a lot that was cut, and saves it', async () => {
    on('resumeLoteDeCartas', json(trabajo('pendiente')))
    let asked = 0
    on('getLoteDeCartas', (request, response) => {
      asked += 1
      json(loteDeCartas({ estado: asked === 1 ? 'pendiente' : 'listo' }))(request, response)
    })
    const { code, stdout } = await run(`cartas reanudar ${LOTE}`)
    expect({ code, stdout }).toEqual({ code: 0, stdout: 'cartas_101_a_102.pdf\n' })
    expect(names()).toContain('resumeLoteDeCartas')
  })
})

describe('cartas listar', () => {
  it('prints a table, JSON or CSV', async () => {
    const acuse = {
      medio: 'cedula',
      pieza: '12',
      resultado: 'recibida',
      fecha: '2026-11-27',
      hora: '',
      receptor: 'Gil, Luz',
      dni: '',
      vinculo: '',
      notificador: '',
      motivo: '',
      termina: '2026-12-04',
      calendario: 'Según el calendario del municipio, sin días inhábiles de por medio.',
      escaneo: '0',
    }
    on('listCartas', json([carta(101, { acuse }), carta(102)], 200, { 'x-total-count': '2' }))
    const table = await run('cartas listar --acuse pendiente')
    expect(table.stdout).toMatch(/101 .*Recibida +27\/11\/2026 +04\/12\/2026/)
    expect(calls()[0]?.request.query.get('acuse')).toBe('pendiente')
    const { datos } = JSON.parse((await run('cartas listar --json')).stdout)
    expect(datos[0]).toMatchObject({ numero: 101, imponibles: '1234:AB', termina: '2026-12-04' })
    expect(datos[1].acuse).toBeNull()
    expect((await run('cartas listar --formato csv')).stdout).toMatch(/^numero,fecha,abogado,/)
  })
})

describe('cartas acuse', () => {
  const words = 'cartas acuse - --medio notificador --resultado devuelta --fecha 27/11/2026'

  it('records the same one for each number a scanner reads', async () => {
    on('saveAcusesDeCartas', json({ anotados: 2 }))
    const { code, stdout } = await run([...words.split(' '), '--motivo', 'Sin moradores'], {
      input: '101\r\n000000102\n101\n',
    })
    expect({ code, stdout }).toEqual({ code: 0, stdout: '2 acuses anotados.\n' })
    expect(bodyOf('saveAcusesDeCartas').acuses).toMatchObject([
      { numero: 101, fecha: '2026-11-27', motivo: 'Sin moradores' },
      { numero: 102, resultado: 'devuelta' },
    ])
  })

  it('looks for the letters whose QR codes or codes a scanner reads', async () => {
    const CODIGO = 'K7QH2M9XWT4BR8DNPC3F'
    on(
      'listCartas',
      json([carta(102, { codigo_verificacion: CODIGO })], 200, { 'x-total-count': '1' }),
    )
    on('saveAcusesDeCartas', json({ anotados: 2 }))
    const input = `101\nhttps://a.gob.ar/verificar/${CODIGO}\nk7qh-2m9x-wt4b-r8dn-pc3f\n`
    expect((await run([...words.split(' '), '--motivo', 'Sin moradores'], { input })).code).toBe(0)
    expect(bodyOf('saveAcusesDeCartas').acuses).toMatchObject([{ numero: 101 }, { numero: 102 }])
    const falta = await run(words, { input: 'ABCDEFGHJKMNPQRSTUVW\n' })
    expect(falta.code).toBe(2)
    expect(falta.stderr).toContain('No existe la carta con el código ABCD-EFGH-JKMN-PQRS-TUVW.')
  })

  it('shows a refusal of the service; refuses a text that is no number before asking', async () => {
    on('saveAcusesDeCartas', failure(422, 'acuse-invalido'))
    expect((await run(words, { input: '101\n' })).code).not.toBe(0)
    expect((await run(words, { input: 'abc\n' })).code).toBe(2)
  })
})

describe('cartas anular', () => {
  const anulada = { motivo: 'Pago previo', autor: 'Paz, Ana', momento: '2026-11-20T13:00:00.000Z' }
  const words = ['cartas', 'anular', '101', '--motivo', 'Pago previo']

  it('asks to type the number again, and prints the annulled letter', async () => {
    on('annulCarta', json(carta(101, { anulada })))
    const asked = await run(words)
    expect([asked.code, names()]).toEqual([2, []])
    expect(asked.stderr).toContain('--confirmar=101')
    const { code, stdout } = await run([...words, '--confirmar=101'])
    expect({ code, stdout }).toEqual({ code: 0, stdout: 'Carta 101 anulada: Pago previo\n' })
    expect(bodyOf('annulCarta')).toEqual({ motivo: 'Pago previo' })
  })

  it('with --dry-run only looks; one with an acknowledgement is refused', async () => {
    on('simulateAnnulCarta', json(carta(101)))
    const simulada = await run([...words, '--dry-run'])
    expect(simulada.stdout).toContain('Se anularía la carta 101')
    on('annulCarta', failure(409, 'carta-con-acuse'))
    expect((await run([...words, '--confirmar=101'])).code).not.toBe(0)
    expect((await run(['cartas', 'anular', 'x', '--motivo', 'Pago previo'])).code).toBe(2)
  })

  it('distinguishes a letter of the former system from the letter made here with its number', async () => {
    on(
      'listCartas',
      json([carta(1_000_000_101, { lote: null, vence: null })], 200, { 'x-total-count': '1' }),
    )
    expect((await run('cartas listar')).stdout).toMatch(/ANT-101 /)
    expect((await run('cartas listar --formato csv')).stdout).toMatch(/^ANT-101,/m)
    expect(JSON.parse((await run('cartas listar --json')).stdout).datos[0].numero).toBe('ANT-101')
    on('annulCarta', json(carta(1_000_000_101, { anulada })))
    const { stdout } = await run([
      ...words.map((word) => (word === '101' ? 'ANT-101' : word)),
      '--confirmar=ANT-101',
    ])
    expect(stdout).toContain('Carta ANT-101 anulada')
    expect(calls().at(-1)?.request.params).toEqual({ numero: '1000000101' })
  })

  it('the list says which are annulled', async () => {
    on('listCartas', json([carta(101, { anulada })], 200, { 'x-total-count': '1' }))
    expect((await run('cartas listar --acuse anulada')).stdout).toMatch(/101 .*Anulada/)
    expect(calls()[0]?.request.query.get('acuse')).toBe('anulada')
  })
})

describe('acknowledgements from a workbook', () => {
  it('are taken to fill in and loaded, or only looked at', async () => {
    on('getAcusesParaCompletar', file('acuses_para_completar.xlsx', 'la planilla'))
    const bajada = await run(`cartas planilla --lote ${LOTE}`)
    expect([bajada.code, read('acuses_para_completar.xlsx')]).toEqual([0, 'la planilla'])
    writeFileSync(
      join(folder(), 'a.csv'),
      'N° DE CARTA;MEDIO;RESULTADO;FECHA\n1;Cédula;Fijada;1/12/2026\n',
    )
    on('simulateLoadAcusesDeCartas', json({ anotados: 1, iguales: 2, avisos: ['Un aviso'] }))
    const simulada = await run('cartas cargar a.csv --dry-run')
    expect(simulada.stdout).toBe('1 acuse se anotaría; 2 ya estaban así.\n')
    expect(simulada.stderr).toContain('Un aviso')
    const motivo = { hoja: 'Acuses', fila: 2, columna: 'RESULTADO', valor: 'Fijada' }
    const errores = [{ ...motivo, regla: 'planilla.opcion', mensaje: 'No es un resultado.' }]
    on('loadAcusesDeCartas', failure(422, 'filas-invalidas', { errores }))
    const rechazada = await run('cartas cargar a.csv --errores e.csv')
    expect(rechazada.code).toBe(3)
    expect(read('e.csv')).toContain('No es un resultado.')
    on('loadAcusesDeCartas', json({ anotados: 1, iguales: 0, avisos: [] }))
    expect((await run('cartas cargar a.csv')).stdout).toBe('1 acuse anotado; 0 ya estaban así.\n')
  })
})
