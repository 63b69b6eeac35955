import type { Meta, Programa, Pruebas } from './meta.ts'

const API = 'apps/api/src'

const postgres = (archivo: string, env?: Pruebas['env']): Pruebas => ({
  proyecto: 'postgres',
  archivos: [`${API}/${archivo}`],
  ...(env === undefined ? {} : { env }),
})
const embebida = (archivo: string, env?: Pruebas['env']): Pruebas => ({
  ...postgres(archivo, env),
  proyecto: 'pglite',
})
const enLasDos = (archivo: string, env?: Pruebas['env']): readonly Pruebas[] => [
  postgres(archivo, env),
  embebida(archivo, env),
]
const programa = (nombre: string, ...argumentos: readonly string[]): Programa => ({
  programa: nombre,
  argumentos,
})

const DE_PLATA_Y_FECHAS = [
  'packages/core/src/dinero',
  'packages/core/src/plan',
  'packages/core/src/convenio',
  'packages/core/src/deuda',
  'packages/core/src/fecha',
]
const ZONAS = ['UTC', 'America/Argentina/Buenos_Aires', 'Pacific/Kiritimati', 'America/Los_Angeles']

/**
 * Goals of reliability and security. Each goal has the condition that must hold and the tests that check the condition
 * at full size. The suite runs the same tests with fewer repetitions.
 */
export const METAS: readonly Meta[] = [
  {
    id: 'R1',
    titulo: 'Quién puede hacer cada llamada',
    pasa: 'todas las llamadas por 13 clases de persona contestan como dice la matriz',
    corridas: [postgres('authz-matrix.db.test.ts')],
  },
  {
    id: 'R2',
    titulo: 'Objetos por su identificador',
    pasa: '300 sondeos o más, 0 fugas; lo ajeno y lo inexistente tardan lo mismo (menos de 5 ms)',
    corridas: [postgres('objetos.db.test.ts')],
  },
  {
    id: 'R3',
    titulo: 'Campos que el cliente no fija',
    pasa: '0 con efecto',
    corridas: [postgres('historial/cobertura.bases.test.ts')],
  },
  {
    id: 'R4',
    titulo: 'Números de títulos',
    pasa: '200 muertes del servidor en PostgreSQL y 100 en la base embebida, con 32 lotes a la vez: 0 repetidos, 0 huecos, 0 perdidos, cada lote entero o nada',
    corridas: [
      postgres('titulos/muertes-del-servidor.bases.test.ts', { MUERTES: '200' }),
      embebida('titulos/muertes-del-servidor.bases.test.ts', { MUERTES: '100' }),
      postgres('titulos/concurrencia.bases.test.ts', { LOTES: '32' }),
      embebida('titulos/concurrencia.bases.test.ts'),
    ],
    falta: 'La base muere en R10; aquí muere el servidor.',
  },
  {
    id: 'R5',
    titulo: 'Carga de un padrón',
    pasa: '20 muertes en el medio: 0 cargas a medias; 1.000 errores sembrados, 1.000 informados',
    corridas: [
      postgres('padron/caida.db.test.ts', { APREMIA_CAIDAS: '20' }),
      postgres('padron/errores-sembrados.db.test.ts', { ERRORES: '1000', FILAS: '50000' }),
    ],
  },
  {
    id: 'R6',
    titulo: 'Planillas hostiles',
    pasa: '5.000 planillas dañadas: 0 caídas, ninguna tarda más de 1 s de procesador',
    corridas: [
      {
        proyecto: 'unit',
        archivos: ['packages/workbooks/src/fuzz.property.test.ts'],
        env: { FUZZ_RUNS: '5000' },
      },
      postgres('titulos/hostiles.db.test.ts'),
    ],
  },
  {
    id: 'R7',
    titulo: 'Pedidos al azar',
    pasa: '100.000 pedidos o más: 0 respuestas 5xx, 0 errores sueltos, 0 trazas en las respuestas',
    corridas: [postgres('fuzz.db.test.ts', { FUZZ: '400' })],
  },
  {
    id: 'R8',
    titulo: 'Dinero, planes y fechas',
    pasa: '20 propiedades o más por 10.000 corridas: 0 contraejemplos',
    corridas: [{ proyecto: 'unit', archivos: DE_PLATA_Y_FECHAS, env: { CORRIDAS: '10000' } }],
  },
  {
    id: 'R9',
    titulo: 'Doscientas personas a la vez',
    pasa: '10 minutos: 0 errores; lecturas p50/p95/p99 por debajo de 150/400/800 ms; escrituras p99 por debajo de 1 s',
    corridas: [programa('carga', '--personas', '200', '--segundos', '600')],
    falta: 'Corre sobre la demostración grande, no sobre 100.000 imponibles.',
  },
  {
    id: 'R10',
    titulo: 'Reinicios de la base',
    pasa: '20 reinicios bajo carga: 0 escrituras confirmadas perdidas, 0 respuestas falsas, vuelve en 5 s',
    corridas: [postgres('reinicios-de-la-base.db.test.ts', { REINICIOS: '20' })],
  },
  {
    id: 'R11',
    titulo: 'Copia y restauración',
    pasa: 'copia mientras se escribe, borrado y restauración: 0 diferencias',
    corridas: [...enLasDos('respaldo/simulacro.bases.test.ts')],
  },
  {
    id: 'R12',
    titulo: 'Apagado ordenado',
    pasa: 'lo pedido termina en 10 s, lo nuevo recibe 503, salida 0, los trabajos siguen al volver',
    corridas: [...enLasDos('shut-down.bases.test.ts', { APAGADOS: '20' })],
  },
  {
    id: 'R13',
    titulo: 'Disco lleno',
    pasa: 'avisa, no daña ni pierde nada, y sigue sin reinicio cuando hay lugar',
    corridas: [...enLasDos('disco-lleno.bases.test.ts')],
  },
  {
    id: 'R14',
    titulo: 'Clientes lentos o malos',
    pasa: '500 conexiones: se cierran en 15 s, 0 temporales, los descriptores vuelven a su número',
    corridas: [postgres('platform/http/slow-clients.db.test.ts', { LENTOS: '62' })],
  },
  {
    id: 'R15',
    titulo: 'Historial',
    pasa: '1.000 adulteraciones, 1.000 encontradas; todo cambio escribe su fila; 32 escritores, 0 bifurcaciones',
    corridas: [
      ...enLasDos('historial/historial.bases.test.ts', { ADULTERACIONES: '1000' }),
      postgres('historial/cobertura.bases.test.ts'),
    ],
  },
  {
    id: 'R16',
    titulo: 'Sesiones',
    pasa: '30 minutos sin uso, 8 horas en total; salida y baja valen desde la llamada siguiente',
    corridas: [postgres('usuarios/sesiones.db.test.ts')],
  },
  {
    id: 'R17',
    titulo: 'Límites de pedidos',
    pasa: '0 formas de pasarlos',
    corridas: [
      ...enLasDos('platform/limites/limites.db.test.ts'),
      postgres('platform/limites/proxies.db.test.ts'),
    ],
  },
  {
    id: 'R18',
    titulo: 'Encabezados de seguridad',
    pasa: 'en todas las respuestas, también las de error',
    corridas: [postgres('platform/http/security-headers.db.test.ts')],
  },
  {
    id: 'R19',
    titulo: 'Dependencias y secretos',
    pasa: 'licencias de la lista, archivo de dependencias entero, 0 secretos en el árbol y en su historia',
    corridas: [programa('dependencias')],
    falta: 'El aviso de fallas conocidas («npm audit») necesita la red.',
  },
  {
    id: 'R20',
    titulo: 'Servicio municipal que falla',
    pasa: '12 clases de respuesta mala: 0 «No posee deudas» falsos; deja de preguntar tras 5 fallas',
    corridas: [
      postgres('municipio/remoto/fallas.db.test.ts'),
      postgres('municipio/remoto/circuito.db.test.ts'),
    ],
  },
  {
    id: 'R21',
    titulo: 'Accesibilidad',
    pasa: '0 faltas graves de axe en cada pantalla y estado; las tareas se hacen con el teclado',
    corridas: [
      {
        proyecto: 'recorridos',
        archivos: [
          'src/accesibilidad',
          'src/gestion-accesibilidad',
          'src/mesas-accesibilidad',
          'src/manana-con-teclado',
          'src/teclado-en-listados',
          'src/texto-grande',
        ],
      },
    ],
  },
  {
    id: 'R22',
    titulo: 'El comando en una terminal',
    pasa: 'cada orden: JSON válido, códigos de salida, interrupción y repetición, sin terminal, sin color',
    corridas: [
      { proyecto: 'unit', archivos: ['apps/cli'] },
      { proyecto: 'recorridos', archivos: ['src/terminal'] },
    ],
  },
  {
    id: 'R23',
    titulo: 'Husos horarios',
    pasa: 'las reglas dan lo mismo con el sistema en 4 husos',
    corridas: ZONAS.map((TZ) => ({
      proyecto: 'unit',
      archivos: ['packages/core', 'packages/reglas', 'packages/documents'],
      env: { TZ },
    })),
  },
  {
    id: 'R24',
    titulo: 'Dos horas de uso',
    pasa: '20 personas: la memoria crece menos de 5 % por hora, los descriptores no crecen, 0 errores',
    corridas: [programa('carga', '--personas', '20', '--segundos', '7200', '--memoria')],
  },
  {
    id: 'R25',
    titulo: 'Un proceso detenido',
    pasa: '20 veces, 20 s: las escrituras del otro proceso se contestan en 5 s y su salud en 1 s',
    corridas: [
      postgres('procesos-detenidos.db.test.ts', { DETENCIONES: '20', DETENIDO_MS: '20000' }),
    ],
  },
  {
    id: 'R26',
    titulo: 'Una persona con muchos pedidos abiertos',
    pasa: 'las demás personas esperan a lo sumo el doble (p95)',
    corridas: [programa('vecinos'), postgres('platform/limites/turnos.db.test.ts')],
  },
  {
    id: 'R27',
    titulo: 'Demostración e instalación real',
    pasa: 'ninguna se vuelve la otra',
    corridas: [...enLasDos('platform/clase-de-instalacion.bases.test.ts')],
  },
  {
    id: 'R28',
    titulo: 'Dos servidores sobre una carpeta',
    pasa: '20 veces: se rechaza el segundo, y se toma la carpeta de uno que murió',
    corridas: [
      {
        proyecto: 'unit',
        archivos: [`${API}/platform/db/data-dir-lock.test.ts`],
        env: { CANDADOS: '20' },
      },
    ],
  },
  {
    id: 'R29',
    titulo: 'Datos velados',
    pasa: '0 campos que un invitado pueda deducir por filtros, órdenes, cuentas o búsquedas',
    corridas: [postgres('velado.db.test.ts')],
  },
  {
    id: 'R30',
    titulo: 'Copia vieja restaurada',
    pasa: '50 restauraciones: se detiene y lo dice, ningún número se da dos veces',
    corridas: [...enLasDos('numeracion/copia-restaurada.bases.test.ts', { RESTAURACIONES: '50' })],
  },
  {
    id: 'R31',
    titulo: 'Documentos dañados',
    pasa: '100 dañados: 100 encontrados, ninguno entregado, todos reparados al subirlos otra vez',
    corridas: [postgres('almacen/documentos-danados.db.test.ts', { DANADOS: '100' })],
  },
]
