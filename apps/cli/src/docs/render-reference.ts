import type { Command, Option } from 'commander'
import { AJUSTES, CLAVES_DE_AJUSTE } from '../config/ajustes.ts'
import { examplesOf } from '../define.ts'
import { DESCRIPCION_DE_SALIDAS, SALIDAS, type Salida } from '../terminal/exit-code.ts'

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`)
    .join('\n')

const code = (text: string): string => `\`${text}\``

const optionRow = (help: ReturnType<Command['createHelp']>, option: Option): string[] => [
  code(option.flags),
  help.optionDescription(option),
]

const renderVerb = (verb: Command, heading: string): string => {
  const help = verb.createHelp()
  const args = verb.registeredArguments
  const rows = [
    ...args.map((argument) => [
      code(argument.required ? `<${argument.name()}>` : `[${argument.name()}]`),
      argument.description,
    ]),
    ...verb.options.map((option) => optionRow(help, option)),
  ]
  const examples = examplesOf(verb)
  return [
    heading,
    `${verb.description()}.`,
    code(help.commandUsage(verb)),
    ...(rows.length > 0 ? [table(['', ''], rows)] : []),
    ...(examples.length > 0 ? [`\`\`\`sh\n${examples.join('\n')}\n\`\`\``] : []),
  ].join('\n\n')
}

/** Renders the reference of a group of commands. A command of one word has no group and is rendered alone. */
const renderNoun = (noun: Command): string =>
  noun.commands.length === 0
    ? renderVerb(noun, `## ${noun.name()}`)
    : [
        `## ${noun.name()}`,
        `${noun.description()}.`,
        ...noun.commands.map((verb) => renderVerb(verb, `### ${noun.name()} ${verb.name()}`)),
      ].join('\n\n')

const INTRO = `# El comando \`apremia\`

Todo lo que hace la terminal lo hace por la API, con la misma autorización y el mismo registro que la web.
Después de \`npm run build\` se usa desde la raíz con \`npx apremia\`.

Esta página sale de la ayuda del propio comando: \`npm run docs --workspace=@apremia/cli\` la escribe y una
prueba comprueba que esté al día.

## Ingresar

- **Una persona**: \`apremia sesion iniciar\` abre el navegador; la vuelta llega a un puerto de 127.0.0.1 y la
  sesión queda en un archivo que solo lee su dueño (0600). Desde otra máquina por ssh: \`--no-navegador --puerto
  8765\` y \`ssh -L 8765:127.0.0.1:8765\`.
- **Un programa**: un token personal en la variable \`APREMIA_TOKEN\` (\`apremia tokens crear <nombre>\`). Nunca
  se pasa por opciones. Si está, vale más que la sesión guardada.

## Salida

- La salida estándar lleva solo datos; los mensajes y el avance van por la salida de errores.
- \`--json\`: un documento \`{ "version": 1, "comando", "datos" }\`; las listas con páginas agregan \`total\`. Fechas
  ISO, importes como texto con punto (\`"1234.50"\`). Si falla: \`{ "version": 1, "comando", "error": { "codigo",
  "mensaje", "salida", "detalle", "errores", "erroresTotal" } }\`. \`version\` sube cuando una clave cambia de
  sentido o desaparece.
- \`--formato csv\`: comas, UTF-8 y las mismas claves que el JSON. El archivo de \`--errores\` lleva punto y coma,
  para abrirlo con una planilla de cálculo.
- \`-o -\` escribe el documento en la salida estándar; un archivo que existe no se reemplaza sin \`--force\`.
- Sin terminal no se pregunta ni se anima nada. Se respetan \`NO_COLOR\` y \`TERM=dumb\`.
- Ctrl-C una vez termina en orden y dice cómo seguir; dos veces, en el acto.`

export const renderReference = (program: Command): string => {
  const help = program.createHelp()
  const nouns = program.commands.filter(
    (noun) => noun.commands.length > 0 || examplesOf(noun).length > 0,
  )
  const salidas = Object.keys(SALIDAS) as Salida[]
  return `${[
    INTRO,
    '## Códigos de salida',
    table(
      ['Código', 'Significado'],
      salidas.map((name) => [String(SALIDAS[name]), DESCRIPCION_DE_SALIDAS[name]]),
    ),
    '## Configuración',
    'Vale, en este orden: la opción, la variable de entorno, `apremia.json` del proyecto (en la carpeta o más arriba), la configuración personal (`~/.config/apremia/config.json`) y el valor por defecto. `apremia config ver` muestra cada valor y de dónde sale.',
    table(
      ['Clave', 'Variable', 'Qué es', 'Por defecto'],
      CLAVES_DE_AJUSTE.map((clave) => [
        code(clave),
        code(AJUSTES[clave].variable),
        AJUSTES[clave].descripcion,
        code(AJUSTES[clave].porDefecto),
      ]),
    ),
    '## Opciones generales',
    table(
      ['', ''],
      program.options.map((option) => optionRow(help, option)),
    ),
    ...nouns.map(renderNoun),
  ].join('\n\n')}\n`
}
