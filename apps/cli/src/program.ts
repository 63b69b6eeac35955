import { Command } from 'commander'
import { version } from '../package.json'
import { examples, globalOptions, type Verb } from './define.ts'
import { helpOutput } from './terminal/help-output.ts'
import { spanishHelp } from './terminal/spanish-help.ts'

interface Noun {
  readonly name: string
  readonly summary: string
  readonly load: () => Promise<{ readonly verbs: readonly Verb[] }>
}

const NOUNS: readonly Noun[] = [
  {
    name: 'sesion',
    summary: 'Iniciar, ver y cerrar la sesión',
    load: () => import('./sesion/index.ts'),
  },
  {
    name: 'tokens',
    summary: 'Tokens personales, para programas',
    load: () => import('./tokens/index.ts'),
  },
  {
    name: 'correo',
    summary: 'Avisos por correo: elegirlos y probar el servidor de correo',
    load: () => import('./correo/index.ts'),
  },
  {
    name: 'titulos',
    summary: 'Títulos ejecutivos a partir de una planilla',
    load: () => import('./titulos/index.ts'),
  },
  {
    name: 'firma',
    summary: 'Títulos para firmar: descargarlos y subir los firmados',
    load: () => import('./firma/index.ts'),
  },
  {
    name: 'casos',
    summary: 'Dónde está cada caso y por qué; comprobar que se guardan como dicen las reglas',
    load: () => import('./casos/index.ts'),
  },
  {
    name: 'evaluaciones',
    summary: 'Evaluar a los abogados, ver las evaluaciones y rehacerlas',
    load: () => import('./evaluaciones/index.ts'),
  },
  {
    name: 'verificar',
    summary:
      'Dice qué título, convenio, carta o evaluación tiene un código y, con el archivo, si es el que se emitió; sale con 1 si está anulado o si el archivo no es ese. No pide sesión',
    load: () => import('./verificar/index.ts'),
  },
  {
    name: 'actuaciones',
    summary: 'Cargar actuaciones desde una planilla',
    load: () => import('./actuaciones/index.ts'),
  },
  {
    name: 'registros',
    summary: 'Cargar el padrón provincial de inmuebles, comparar archivos y deshacer una carga',
    load: () => import('./registros/index.ts'),
  },
  {
    name: 'municipio',
    summary:
      'Los archivos con que el municipio trae sus datos, y los que se lleva con lo hecho acá',
    load: () => import('./municipio/index.ts'),
  },
  {
    name: 'equivalencias',
    summary: 'Cómo se leen los archivos que el municipio ya exporta, guardado con la instalación',
    load: () => import('./equivalencias/index.ts'),
  },
  {
    name: 'personas',
    summary: 'Qué se guarda de una persona, quién lo miró, y sus registros (Ley 25.326)',
    load: () => import('./personas/index.ts'),
  },
  {
    name: 'cartas',
    summary: 'Cartas de intimación y sus acuses',
    load: () => import('./cartas/index.ts'),
  },
  {
    name: 'parametros',
    summary: 'Datos del municipio, tasas y topes, con los días en que rigen',
    load: () => import('./parametros/index.ts'),
  },
  {
    name: 'recursos',
    summary: 'Tasas, derechos y contribuciones del municipio',
    load: () => import('./recursos/index.ts'),
  },
  {
    name: 'situaciones',
    summary: 'Situaciones de la deuda y qué significa cada una para los casos',
    load: () => import('./situaciones/index.ts'),
  },
  {
    name: 'escritos',
    summary: 'Escritos judiciales: sus plantillas, los campos, y hacerlos de un caso',
    load: () => import('./escritos/index.ts'),
  },
  {
    name: 'dias-inhabiles',
    summary: 'Feriados, asuetos y días decretados, y los plazos en días hábiles',
    load: () => import('./dias-inhabiles/index.ts'),
  },
  {
    name: 'listas',
    summary: 'Títulos profesionales, carácter del firmante y formas de pago',
    load: () => import('./listas/index.ts'),
  },
  {
    name: 'usuarios',
    summary: 'Quién puede ingresar, con qué rol y qué permisos',
    load: () => import('./usuarios/index.ts'),
  },
  {
    name: 'cuentas',
    summary: 'Cuentas de servicio: con ellas un programa carga los datos del municipio',
    load: () => import('./cuentas/index.ts'),
  },
  {
    name: 'abogados',
    summary: 'Quién tiene la jefatura (código A00)',
    load: () => import('./abogados/index.ts'),
  },
  {
    name: 'reglas',
    summary: 'Probar y explicar las reglas con sus casos',
    load: () => import('./reglas/index.ts'),
  },
  {
    name: 'documentos',
    summary: 'Comprobar que los documentos guardados están y son los que se guardaron',
    load: () => import('./documentos/index.ts'),
  },
  {
    name: 'historial',
    summary: 'Qué se hizo y quién; comprobar que nadie lo alteró',
    load: () => import('./historial/index.ts'),
  },
  {
    name: 'ingresos',
    summary: 'Quién ingresa al sistema, cuántas veces y cuándo',
    load: () => import('./ingresos/index.ts'),
  },
  {
    name: 'instalacion',
    summary: 'Comprobar lo que esta instalación usa de afuera',
    load: () => import('./instalacion/index.ts'),
  },
  {
    name: 'config',
    summary: 'Ver y cambiar la configuración del comando',
    load: () => import('./config/index.ts'),
  },
  {
    name: 'completar',
    summary: 'Completado con Tab para bash, zsh y fish',
    load: () => import('./completar/index.ts'),
  },
]

const createProgram = (): Command => {
  const program = new Command('apremia')
    .description('Gestión de cobro de tributos municipales en mora, desde la terminal.')
    .version(version, '-V, --version', 'Muestra la versión')
    .helpOption('-h, --help', 'Muestra esta ayuda')
    .helpCommand(false)
    .configureHelp(spanishHelp)
    .configureOutput(helpOutput)
    .exitOverride()
  for (const option of globalOptions()) program.addOption(option)
  return examples(
    program,
    'apremia sesion iniciar',
    'apremia titulos ejemplo --categoria inmueble',
    'apremia titulos procesar planilla.xlsx --categoria inmueble',
    'apremia titulos generar planilla_procesado.xlsx --categoria inmueble --inicio 101',
  )
}

const addHelpCommand = (program: Command): void => {
  program
    .command('ayuda')
    .description('Muestra la ayuda de un comando')
    .argument('[comando...]', 'Por ejemplo: titulos generar')
    .action((words: readonly string[]) => {
      let found = program
      for (const word of words) {
        const child = found.commands.find((command) => command.name() === word)
        if (child === undefined)
          found.error(`error: unknown command '${word}'`, { code: 'commander.unknownCommand' })
        else found = child
      }
      found.outputHelp()
    })
}

/**
 * Builds the tree of commands. Only the command groups named in `argv` load their subcommands, so that `apremia --help`
 * reads a single small file. When `argv` is
 * not given, or its command is `completar` (shell completion), all the groups load their subcommands.
 */
export const buildProgram = async (argv?: readonly string[]): Promise<Command> => {
  const program = createProgram()
  const whole = argv?.includes('completar') ?? true
  for (const { name, summary, load } of NOUNS) {
    const noun = program.command(name).description(summary).helpCommand(false)
    if (!whole && argv?.includes(name) !== true) continue
    const { keepCompiled } = await import('./compile-cache.ts')
    keepCompiled(process.env)
    const { verbs } = await load()
    for (const verb of verbs) verb(noun)
  }
  addHelpCommand(program)
  return program
}
