import {
  ARCHIVOS_DE_ENTREGA,
  ARCHIVOS_DEL_PAQUETE,
  type ArchivoDeEntrega,
  type ArchivoDePaquete,
  CODIFICACIONES,
  type ColumnaDePaquete,
  describeColumna,
  FORMAS_DE_FECHA,
  FORMAS_DE_IMPORTE,
  MANIFIESTO,
  textos,
} from '@apremia/core'

const EQUIVALENCIAS_DE_EJEMPLO = `archivos:
  contribuyentes:
    archivo: PADRON_CTA.csv
    codificacion: windows-1252
    columnas:
      NRO_CONTRIB: Cta. Cte.
      APYNOM: Titular
      TIPO_PERSONA: { columna: Persona, codigos: { FISICA: F, JURIDICA: J } }
  deuda:
    archivo: EXP_DEUDA.csv
    fechas: DD/MM/AAAA
    importes: coma
    columnas:
      TIPO: { valor: I }
      SITUACION: { valor: GL }
      IMPONIBLE: Partida
      RECURSO: { columna: Tasa, codigos: { '1': AB, '2': SS } }
`

const INTRODUCCION = `# Los datos del municipio

Un municipio trae sus datos en un **paquete**: una carpeta o un zip con los archivos de esta página, en CSV o en XLSX. Ningún archivo es obligatorio: se trae lo que cambió. Un archivo solo también es un paquete, y un libro de Excel con otro nombre trae las hojas que se llaman como los archivos: sirve, por ejemplo, para dar de alta a muchas personas con las hojas \`usuarios\` y \`abogados\`.

\`\`\`sh
apremia municipio ejemplo -o ejemplo      # escribe un paquete chico y completo, que una instalación vacía carga entero
apremia municipio ejemplo -o ejemplo --abogado A01   # con uno de sus abogados en lugar del ficticio que trae
apremia municipio revisar paquete/        # comprueba los archivos, sin cargar ni cambiar nada
apremia municipio formato deuda           # las columnas de un archivo
\`\`\`

\`revisar\` dice por cada archivo cuántas filas se rechazan, y por cada fila rechazada el archivo, la fila, la columna, el valor y qué hacer; con \`--errores errores.csv\` las guarda. Termina con 0 si el paquete está bien y con 3 si no. Lo que depende de los datos que ya están en el producto se comprueba al cargar.

## Cómo se carga

En la pantalla «Datos del municipio» (\`/datos-del-municipio\`), que ven la administración y la jefatura, o con el comando. En la pantalla el paquete es un .zip, o un archivo solo: primero se prueba, después se confirma con lo que se vio, y nada más que eso se admite. Lo que se carga es el mismo archivo que se probó: no se envía dos veces. Las cargas quedan en la lista, cada una con lo que hizo en cada archivo y en cada mesa.

\`\`\`sh
apremia municipio cargar paquete/ --dry-run                       # qué haría, sin cambiar nada
apremia municipio cargar paquete/ --si                            # lo aplica entero, o no aplica nada
apremia municipio cargas                                          # las cargas que se hicieron
\`\`\`

- El paquete se compara con lo ya cargado y se escribe solo lo distinto: repetirlo no cambia nada. Las mesas, las búsquedas y lo demás siguen como antes hasta que la carga termina; si se corta, no queda nada a medias.
- Con filas rechazadas no se aplica nada y el comando termina con 3. \`--continuar\` carga las demás; \`--rechazos-hasta N\`, si no son más que N. \`--errores\` guarda archivo, fila, columna, valor y motivo.
- Lo que un archivo **completo** no trae: un inmueble queda inactivo; un recurso deja de ofrecerse; un vínculo o una cuota de un plan se va; un período abierto queda CANCELADA ese día, sin dato de cobro. Las demás filas se conservan, y una fila que se rechaza conserva la que había. Si falta más del 20 % de lo vigente no se aplica nada, salvo \`--bajas-hasta\` con otro porcentaje.
- \`deuda\` pide el manifiesto con \`LIQUIDADO_AL\`, que es el día que imprimen los papeles.
- Un imponible con deuda en gestión legal está en las mesas cuando se sabe su situación: una fila en \`situaciones_hist\` (\`GL\` es gestión legal), una actuación o un título. La carga avisa cuáles quedan afuera.
- El abogado de cada caso es el que dice \`LEGAL\`. Si el caso se reasignó en el producto después de \`LIQUIDADO_AL\`, queda con quien lo tiene y la carga lo avisa. Cuando pasa de un abogado a otro, los dos reciben un aviso.
- \`abogados\`, \`usuarios\`, \`condiciones\`, \`recursos\`, \`ordenanzas\`, \`tasas_de_interes\`, \`dias_inhabiles\`, \`situaciones\`, \`etapas\`, \`bloques_de_texto\`, \`plantillas_de_escritos\` y las listas (\`titulos_profesionales\`, \`caracteres\`, \`formas_de_pago\`) los carga un administrador. La baja de un abogado se da en su pantalla. Nadie se quita a sí mismo el ingreso, y siempre queda un administrador; a quien pierde el ingreso o cambia de rol se le cierra la sesión.
- La última carga se deshace, en la pantalla o con \`apremia municipio deshacer 12\`, y cada fila vuelve a como estaba. Se puede mientras no haya otra carga después ni un título, una carta, un convenio o una reasignación sobre lo que la carga cambió. No se deshace la que cambia alguna fila de \`abogados\`, \`usuarios\`, \`condiciones\`, \`etapas\`, \`parametros\`, listas, plantillas o bloques de texto, ni la que cambia más de 200.000 filas. Uno de esos archivos que dice lo que ya estaba no lo impide.
- Las mesas muestran los casos con algún movimiento (actuación, situación o título) en los últimos 120 días, y «Ver histórico» muestra los demás. Con situaciones viejas, el primer día un abogado puede ver pocos casos aunque tenga muchos; la solapa SIN EVALUAR los muestra todos.
- Un caso queda «Saldada» cuando todos sus períodos en gestión están CANCELADA: desde el último \`FECHA_COBRANZA\` o, sin él, desde el día de la carga. Un período que se paga puede venir sin \`LEGAL\`: conserva el abogado que tenía.
- \`DOCX\` dice dónde está el documento de Word de una plantilla, desde la carpeta de los archivos: \`plantillas/demanda.docx\`. Va dentro del mismo zip, hasta 5 MB cada uno, y se revisa como el que sube una persona: uno rechazado dice la fila y todos los motivos. Un documento distinto del que se usa es otra versión de la plantilla, y los escritos hechos conservan la suya. Los bloques que nombra pueden venir en el mismo paquete. Un archivo con bloques o plantillas no quita los que no trae.
- \`CIERRA\` dice qué tipos de actuación terminan un caso: uno saldado queda «para archivar» hasta que su última actuación es de uno de ellos.
- Con el servicio del municipio (\`MUNICIPIO_URL\`) los datos vienen de él, con \`apremia municipio sincronizar\`, y de un paquete se cargan solo las personas, los catálogos y lo del sistema anterior: vea [servicio-municipal.md](servicio-municipal.md#sincronizar).

### La primera carga

Conviene hacerla por partes, en este orden:

1. Las personas y los catálogos: \`abogados\`, \`usuarios\`, \`recursos\`, \`situaciones\`, \`etapas\`, las listas. Una carga que cambia personas, etapas, listas o plantillas no se deshace; sola, es corta y se mira entera.
2. Los datos: contribuyentes, inmuebles, comercios, imponibles, vínculos, planes, deuda y situaciones. Sin nada de lo anterior en el mismo paquete, esta carga se puede deshacer y repetir hasta que quede bien.
3. [Lo que había antes](#lo-que-había-antes): títulos, actuaciones, cartas y convenios.

## Los archivos que el municipio ya exporta

No hace falta cambiar lo que el sistema del municipio ya escribe. Un archivo \`equivalencias.yaml\`, dentro de la carpeta o del zip, dice cómo se lee cada uno; con el comando también puede estar aparte (\`--equivalencias equivalencias.yaml\`). Lo que no nombra se lee como dice esta página.

\`\`\`yaml
${EQUIVALENCIAS_DE_EJEMPLO}\`\`\`

\`apremia municipio equivalencias exportados/\` lo propone: mira los títulos y las primeras filas de cada archivo, dice a cuál del paquete se parece y deja después de un \`#\` lo que hay que elegir. Gana el que más columnas tiene en común, cada archivo se usa una sola vez, y los que no se parecen a ninguno quedan «sin reconocer», con sus títulos.

- La clave es el archivo del paquete; \`archivo\`, el nombre del suyo, en CSV o en XLSX. Un mismo archivo suyo puede ser varios del paquete.
- Si el nombre cambia cada vez, \`archivo\` lleva un \`*\` en esa parte: \`deuda_*.csv\` es \`deuda_20261126.csv\` y también el de la noche siguiente. El \`*\` es cualquier texto, también ninguno. No importan las mayúsculas ni la extensión. El nombre entero vale más que uno con \`*\`. Si dos archivos del paquete son de una misma equivalencia, o a un archivo le tocan dos con nombres distintos, el paquete se rechaza y dice cuáles: no se elige uno. La propuesta escribe el \`*\` donde el nombre lleva una fecha.
- \`codificacion\`: ${CODIFICACIONES.join(' o ')}. \`fechas\`: ${FORMAS_DE_FECHA.join(', ')}; una fecha en cero es una que no se sabe, y la hora no se toma. \`importes\`: ${FORMAS_DE_IMPORTE.join(', ')}. En un XLSX las fechas y los importes de la celda ya se entienden.
- En \`columnas\` va el título que cada columna tiene en su archivo. \`codigos\` dice a qué código del paquete corresponde cada uno suyo; los que no se nombran quedan como están. \`valor\` es el mismo para todas las filas de una columna que su archivo no tiene.
- Un archivo suyo que no está en las equivalencias se rechaza por su nombre. Lo que se rechaza de los demás nombra las dos columnas: «MONTO_CAPITAL (su columna «Amortización»)».
- Una clave mal escrita se rechaza, con su lugar: nunca se saltea.
- \`apremia municipio revisar\` muestra cómo se leyó cada título y las filas que no se entienden, sin cargar nada.

El manifiesto nombra los archivos como el paquete, también cuando el suyo se llama de otra manera: en \`ARCHIVO\` va \`deuda\`, no \`EXP_DEUDA\`. \`FILAS\` y \`SHA256\` son los del archivo suyo, tal como está: sus filas sin la de títulos ni las vacías, y lo que da \`sha256sum EXP_DEUDA.csv\`. Los dos se pueden dejar vacíos. Para las equivalencias de arriba:

\`\`\`csv
ARCHIVO;FILAS;SHA256;MODO;LIQUIDADO_AL
contribuyentes;12840;;parcial;
deuda;98112;;parcial;2026-11-26
\`\`\`

Las equivalencias se **guardan con la instalación**, y desde entonces cada paquete que no trae las suyas se lee con ellas: el que se carga en la pantalla, con el comando, por la API o de noche con la cuenta de servicio. Las guarda un administrador, en «Datos del municipio», «Equivalencias», o con el comando; las ve también quien carga. La pantalla propone lo mismo que el comando sobre los archivos que se le dan, muestra los dos lados y dice cómo se leerían antes de guardar.

\`\`\`sh
apremia equivalencias guardar equivalencias.yaml     # reemplaza las de los archivos que nombra y deja las demás
apremia equivalencias ver -o equivalencias.yaml      # las muestra, y las escribe para corregirlas o llevarlas a otra instalación
apremia equivalencias quitar deuda                   # ese archivo deja de leerse con ella
\`\`\`

- Un paquete que trae su \`equivalencias.yaml\` se lee con ese solo.
- Cada una dice el nombre del archivo del municipio (\`archivo\`). Un archivo que se llama como uno del paquete se lee con la suya solo si tiene algún título que el paquete no tiene: los que escribe Apremia y los que se escriben como dice esta página se leen siempre igual. Por eso la equivalencia de un archivo con ese nombre lleva al menos un título propio.
- Si los títulos del archivo cambian, la carga se rechaza y dice cuál falta: no se adivina.
- La carga, su informe y el historial dicen con qué equivalencias se leyó cada archivo. Cada cambio queda en el historial, con lo que había antes.
- \`revisar\` las usa igual que la carga: si el paquete no trae las suyas y algún archivo no está escrito como dice esta página, las pide a la instalación con la sesión o el token que haya, y dice con cuáles leyó cada archivo. Sin sesión o sin respuesta revisa sin ellas, y lo dice. Un paquete escrito como dice esta página se revisa sin conectarse. Donde no hay conexión, lléveselas escritas con \`ver -o\`.

## Lo que había antes

Al mudarse de otro sistema se cargan, una vez, los papeles que ese sistema ya entregó y lo que en él se hizo. Los carga un administrador, solos o junto con lo demás, y quedan marcados «del sistema anterior».

- \`titulos_emitidos\` trae los títulos ejecutivos, también los anulados. Cuentan como los que se hacen aquí: el período ya tiene título, el caso es judicial desde ese día, y están en las listas, en la línea de tiempo y en las evaluaciones. El importe y los períodos quedan como vinieron.
- Sin \`CONTRIBUYENTE\` se toma el titular que el registro tiene ese día. Sin \`ABOGADO\`, el título no es de ninguno: lo ven quienes ven todos.
- \`PDF\` dice dónde está el documento, desde la carpeta de los archivos: \`titulos/120.pdf\`. Va dentro del mismo zip, hasta 20 MB cada uno. Sin él, el título dice que no tiene PDF.
- El último número de título pasa a ser el mayor de los cargados: los que se hacen aquí siguen después, también si la carga se deshace. La prueba dice de cuánto a cuánto pasa: mírelo antes de confirmar.
- Un número que ya tiene un título hecho aquí se rechaza. Uno ya cargado con los mismos datos no cambia nada, y con otros se rechaza: lo que dice un papel no cambia.
- \`actuaciones_anteriores\` trae las actuaciones, de cualquier fecha y sin límite de filas, con los datos de la planilla de \`actuaciones cargar\`. \`NUMERO\` es el que tenían en el sistema anterior: por él se sabe cuál ya se cargó. Entre las del mismo día, la última es la que viene después en el archivo. \`PDF\` admite varios documentos, separados por \`|\`. Después se editan y se eliminan como las demás.
- \`cartas_anteriores\` trae las cartas de intimación con su acuse, y \`cartas_anteriores_imponibles\`, lo que intimaba cada una. Una carta graba el aviso final (tipo 10) sobre cada imponible, con su día: cuenta en los plazos y en las evaluaciones. Si ese imponible ya tiene un aviso final de ese día entre sus actuaciones, es ese y no se graba otro. La anulada y lo que se retiró de ella no graban ninguno.
- Las cartas conservan su número, que puede ser el de una hecha aquí: en las listas dicen «Del sistema anterior», y donde se escribe un número, \`ANT-123\` es la 123 de allá. La numeración de aquí no se mueve. Sin \`ACUSE\` no se cuentan entre las que esperan el suyo, y se les puede anotar.
- \`PDF\` es el papel que salió y \`ESCANEO\`, el de su acuse. \`MEDIO\`, como los demás datos del acuse (pieza, quién recibió, motivo, escaneo), va solo en una fila con \`ACUSE\`: una carta sin acuse no lo lleva. Con \`ACUSE\`, es carta-documento si no se dice otro.
- \`convenios_anteriores\` trae los convenios; \`convenios_anteriores_planes\`, el plan de cada imponible; \`convenios_anteriores_periodos\`, lo que incluyen. También conservan su número y se distinguen por su origen. Todos están confirmados: no se editan ni se eliminan; el estado de retiro de sus planes se puede cambiar.
- \`VIGENCIA\` dice cómo están o cómo terminaron en el sistema anterior. Solo uno **vigente** retiene sus períodos, y un período está en un solo convenio vigente.
- \`NRO_PLAN\` es el número de su plan en \`planes\`: de ahí salen las cuotas y lo cobrado, y el riesgo de caducidad. Sin plan conocido el convenio dice que no hay datos de cobro, nunca que caducó. Las cuotas de un convenio cuyo plan el municipio no tiene van en \`convenios_anteriores_cuotas\`.
- \`ESTADO\`, \`FORMA_PAGO\` y \`ESTADO_PLAN\` son nombres de las listas del producto; sin ellos se toman Extrajudicial, Contado y Pendiente. Un \`CARACTER\` que no está en la lista se guarda como otro. \`HONORARIOS_PORC\` se escribe como un importe: 12.50.
- Una carta o un convenio va entero: si se rechaza una de sus filas, se rechazan todas. Lo que dice un papel ya cargado no cambia, y no se le agregan filas.
- La carga no se deshace si después se anuló aquí un título o una carta, se anotó un acuse, o se cambió una actuación o un plan de los que trajo.
- No vuelven al municipio como novedades. Lo que aquí se haga sobre uno de ellos, sí, con «ANT-» adelante de su número si es una carta o un convenio.

## Todas las noches, desde cron

Un administrador crea una vez la **cuenta de servicio** con la que carga el programa, en la pantalla «Usuarios» o con el comando. Es una identidad propia: solo carga paquetes, no puede ingresar por pantalla, y en el historial y en las cargas figura como ella misma. Su token se muestra una sola vez.

\`\`\`sh
apremia cuentas crear 'Carga nocturna' > /etc/apremia/token       # solo debe poder leerlo quien carga
apremia cuentas renovar S1 --si > /etc/apremia/token              # otro token: el anterior deja de servir
apremia cuentas revocar S1 --si                                   # la cuenta no sirve más
\`\`\`

\`\`\`sh
# crontab: a las 02:10, con un informe por noche
10 2 * * * APREMIA_URL=https://apremia.example APREMIA_TOKEN=$(cat /etc/apremia/token) apremia municipio cargar /srv/municipio/noche --si --errores /srv/municipio/rechazadas.csv --informe /srv/municipio/informe.txt --force
\`\`\`

\`--informe\` guarda un texto con lo que pasó: qué hizo cada archivo, qué se movió en la mesa de cada abogado, los avisos, y por qué no se cargó si no se cargó. El comando termina con 0 si el paquete se aplicó o no traía nada nuevo; con 3 si no se aplicó por filas que no se admiten o porque falta demasiado; con 1 si trae un archivo que no se puede leer o que no le toca cargar; con 4 si el token venció o se revocó; con 7 si el servicio no contestó, y entonces se puede repetir: el mismo paquete otra vez no cambia nada.

El paquete de cada noche puede traer todo o solo lo que cambió (\`MODO\` «parcial»). Con 760.000 filas y un 1 % de la deuda cambiada, lo segundo tardó la quinta parte.

## Cómo se escribe

- CSV en UTF-8, separado por \`;\` o por \`,\`, con los nombres de las columnas en la primera fila, en cualquier orden. Los nombres se reconocen sin mayúsculas, acentos ni espacios, y también por sus sinónimos. En XLSX se lee la primera hoja.
- Las fechas, AAAA-MM-DD. Los importes, con punto y dos decimales, sin separar los miles. Los códigos son texto: \`2\` no es \`02\`.
- Una celda vacía es un dato que no se conoce. Las columnas marcadas como clave u obligatorias llevan siempre valor. De un abogado o un convenio sin INSCRIPTO se toma que es responsable inscripto, y sus honorarios llevan IVA: de los abogados nuevos, la carga lo avisa.
- Una partida (\`PAR_PROVINCIAL\`) se reconoce con la forma que dice el parámetro \`partida.formato\`, con sus separadores, con otros o sin ellos. Una que no la tiene queda como vino y la carga lo avisa: nadie encuentra el inmueble por ella.
- Una fila repite a otra cuando tiene la misma clave: se rechaza y se dice cuál fue la primera.
- El \`manifiesto\` es opcional, salvo si el paquete trae \`deuda\`. Si está, tiene una fila por cada archivo del paquete (\`ARCHIVO\` es su nombre, con extensión o sin ella): dice sus filas y su SHA-256, y así se descubre uno cortado o cambiado. También dice el modo de cada uno (sin él, el primero de los que el archivo admite) y, para la deuda, el día al que valen sus importes (\`LIQUIDADO_AL\`). Cuando la deuda no viene entera, ese día es solo de los períodos que vienen: los demás conservan el suyo, y un título o una carta dice el más viejo de los que reclama.

## Modos
`

const cell = (texto: string): string => texto.replaceAll('|', '\\|')

const useOf = ({ clave, obligatoria }: ColumnaDePaquete): string =>
  clave ? '**clave**' : obligatoria ? 'obligatoria' : ''

const renderColumna = (columna: ColumnaDePaquete): string =>
  `| ${columna.nombre} | ${useOf(columna)} | ${cell(describeColumna(columna))} | ${cell(columna.sinonimos.join(', '))} |`

const renderArchivo = ({ nombre, que, modos, columnas }: ArchivoDePaquete): string =>
  [
    `### ${nombre}`,
    '',
    `Cada fila: ${que.charAt(0).toLowerCase()}${que.slice(1)}. Modo: ${modos.join(' o ')}.`,
    '',
    '| columna | uso | cómo se escribe | también se reconoce |',
    '|---|---|---|---|',
    ...columnas.map(renderColumna),
  ].join('\n')

const VUELTA = `## Lo que vuelve al municipio

Lo que se hace en el producto se entrega al sistema del municipio en archivos: los convenios confirmados con sus planes y cuotas, los cambios de estado de un plan, los títulos, las cartas con sus acuses y las reasignaciones.

En pantalla, un administrador lo descarga y dice que se tomó en «Datos del municipio», «Novedades para el municipio». Con el comando:

\`\`\`sh
apremia municipio novedades -o novedades                  # lo hecho desde el último acuse
apremia municipio acusar 12345                            # el municipio tomó todo hasta esa marca
apremia municipio acusar 12345 --rechazos rechazos.csv    # menos lo que rechazó, que vuelve a ir
\`\`\`

- Una **marca** es una fila del historial. Cada entrega va de una marca a otra, y las dos están en su manifiesto (\`DESDE\`, \`HASTA\`). Entregas seguidas no dejan nada afuera.
- Nada cambia al pedir una entrega: si se pierde, se pide otra vez. Lo que se acusó no vuelve a ir, salvo que cambie después o que el municipio lo haya rechazado. Acusar dos veces la misma marca es acusarla una.
- Cada convenio, título o carta va una vez por entrega y como está en ese momento, con todas sus filas. Quien lo toma reemplaza lo que tenía con esa clave.
- **El plan de un convenio vuelve en \`planes\`**, con su número del municipio (NRO_PLAN) y, en CONVENIO, el número que dijo la entrega: \`A01-000001\`, o \`ANT-12\` si es del sistema anterior. Desde esa carga el convenio sabe qué se cobró. También lo sabe si los períodos del convenio dicen su NRO_PLAN en \`deuda\`. Mientras no viene ninguno de los dos, dice que no hay datos de cobro. Un plan que nombra un convenio que no está se carga igual, y la carga lo avisa.
- \`--rechazos\` lleva las columnas ARCHIVO, CLAVE y MOTIVO. ARCHIVO es \`convenios\`, \`titulos\`, \`cartas\` o \`reasignaciones\`, y CLAVE, su primera columna.
- Los archivos se escriben como los del paquete: CSV en UTF-8 con \`;\`, fechas AAAA-MM-DD, importes con punto. Va solo el que tiene filas, y todos están en el manifiesto con su SHA-256.
- Los pide y los acusa un administrador, también por la API (\`GET /api/entregas\`, \`GET /api/entregas/archivos\`, \`POST /api/entregas/acuses\`). Cada pedido y cada acuse queda en el historial.`

const SALIDA = `## Llevarse todo

Toda la instalación se escribe como este mismo paquete, con sus documentos: para irse a otro sistema, para guardarla o para empezar otra instalación igual.

\`\`\`sh
apremia municipio exportar -o instalacion                      # una carpeta, o un zip si termina en .zip
apremia municipio exportaciones                                # las que se hicieron, y quién las hizo
apremia municipio exportar --exportacion 7 -o instalacion.zip  # baja una que ya está hecha
\`\`\`

También está en la pantalla «Datos del municipio» y en la API (\`POST /api/salidas\`, \`GET /api/salidas\`, \`GET /api/salidas/{id}/archivo\`). La hace un administrador. Es un trabajo del servidor: dice cuánto lleva, se cancela y, si el servidor se reinicia, empieza otra vez solo. Nadie tiene que dejar de trabajar mientras tanto: lo que se escribe es una sola foto de la base. Con la base embebida, que tiene una conexión, los demás esperan mientras se leen las filas.

- **Lleva datos personales de todos**: documentos, domicilios, teléfonos y deudas de los contribuyentes, y los datos de los abogados y los usuarios. Quien la pide y quien la baja quedan en el historial. En el servidor se conservan las últimas 3; las anteriores se borran.
- Van todos los archivos de esta página que tengan filas, y el manifiesto con las filas, el SHA-256 y el modo de cada uno. Los que admiten \`completo\` van completos.
- Lo que se hizo aquí va como lo que había antes: los títulos en \`titulos_emitidos\`, las actuaciones en \`actuaciones_anteriores\`, las cartas con sus acuses en \`cartas_anteriores\` y los convenios confirmados en \`convenios_anteriores\`, con sus PDF en carpetas. Las actuaciones hechas aquí se numeran después de la mayor de las anteriores; una carta o un convenio de aquí con el mismo número que uno anterior lleva otro.
- Cargada en una instalación vacía deja las mismas mesas, con sus importes y vencimientos, las mismas deudas, planes, títulos, cartas y convenios. El primer administrador de esa instalación (\`APREMIA_ADMIN_DNI\`) tiene que ser uno de los que exporta. Exportarla otra vez escribe los mismos archivos.
- Al cargarla cambia lo que tiene que cambiar: los papeles y las actuaciones quedan «del sistema anterior», sin su código de verificación; y en el nombre de un documento, lo que una ruta no admite.

**No va en el paquete**: los convenios sin confirmar; las actuaciones eliminadas y las versiones anteriores de las demás; cuándo pasó cada caso de un abogado a otro; los documentos que no son PDF; las evaluaciones; las novedades y los datos de contacto que propuso un abogado; los mensajes; las vistas guardadas; los tokens y las cuentas de servicio; las equivalencias guardadas (\`apremia equivalencias ver -o\` las escribe, y \`guardar\` las pone en la otra instalación); y el historial, que se exporta en su pantalla. Para volver a esta misma instalación tal como está, lo que sirve es una [copia de la base y de los archivos](instalacion.md#restaurar-una-copia).

Un paquete se carga si su zip no pasa de 512 MB. Uno más grande se carga por partes: primero los demás archivos, y después los papeles en varios paquetes, cada uno con sus filas y sus PDF.`

const renderEntrega = ({ nombre, que, columnas }: ArchivoDeEntrega): string =>
  [
    `### ${nombre}.csv`,
    '',
    `Cada fila: ${que.charAt(0).toLowerCase()}${que.slice(1)}.`,
    '',
    '| columna | uso | qué es |',
    '|---|---|---|',
    ...columnas.map((una) => `| ${una.nombre} | ${una.clave ? '**clave**' : ''} | ${una.que} |`),
  ].join('\n')

/**
 * Renders docs/datos-del-municipio.md, which describes the data package of the municipality. Only the texts between the
 * tables are in this source file. The files and columns come from `@apremia/core`.
 */
export const renderPaquete = (): string => {
  const modos = Object.entries(textos.paquete.modos).map(([modo, que]) => `- **${modo}**: ${que}.`)
  return `${[
    INTRODUCCION + modos.join('\n'),
    '## Archivos',
    ...[MANIFIESTO, ...ARCHIVOS_DEL_PAQUETE].map(renderArchivo),
    SALIDA,
    VUELTA,
    ...ARCHIVOS_DE_ENTREGA.map(renderEntrega),
  ].join('\n\n')}\n`
}
