/**
 * Texts of the backup copies that only the server uses. The texts have a separate file so that the browser does not
 * load them.
 */
export const respaldo = {
  pasos: {
    instantanea: 'Tomando la base…',
    base: 'Copiando la base…',
    documentos: 'Copiando los documentos…',
    archivos: 'Comprobando los archivos de la copia…',
    restaurar: 'Restaurando la base…',
    migraciones: 'Actualizando la base de prueba…',
    historial: 'Comprobando el historial…',
    casos: 'Comprobando los casos…',
    hashes: 'Comprobando los documentos…',
  },
  avance: '{hecho} de {total}',
  megas: '{n} MB',
  bases: { embebida: 'base embebida', postgresql: 'PostgreSQL' },
  creada: 'Copia del {momento}: {nombre} ({tamano}, documentos: {documentos})',
  conFaltantes:
    'A la copia le faltan documentos que el servidor no tiene o tiene dañados. Súbalos otra vez («apremia documentos verificar» dice de qué son) y haga otra copia: {documentos}',
  mismoDisco:
    'Las copias están en el mismo disco que los datos ({carpeta}): si ese disco se pierde, se pierden juntos. Indique otro con --en, o llévelas a otra máquina.',
  sinCifrar:
    'Esta copia no está cifrada, y la anterior de {carpeta} sí. Si faltó --clave o RESPALDO_CLAVE, hágala de nuevo con la clave y borre esta.',
  sinNota:
    'La copia está completa, pero no se pudo anotar en DATA_DIR que se hizo: «Mi día» y /api/salud van a seguir nombrando la anterior.',
  sinNotaDeRestaurada:
    'La copia quedó restaurada, pero no se pudo anotar en DATA_DIR cuál era: «Mi día» y /api/salud van a decir que nunca se hizo una, hasta la próxima.',
  cifrada: 'cifrada',
  leFaltan: 'le faltan {n} documentos',
  danada: '{nombre}: dañada, porque falta su manifiesto o fue cambiado. No se toca.',
  sinCopias: 'No hay copias en {carpeta}.',
  sinCarpeta: 'No existe la carpeta {carpeta}: indique con --en la de las copias.',
  sePodaria: 'Se borraría {nombre}',
  podada: 'Se borró {nombre}',
  quedan: 'Copias que quedan: {cantidad}',
  actualizacion:
    'Los cambios de la base de la versión {desde} a la {hasta} llevan {segundos} s en la base de prueba; en la instalación, mientras tanto, nadie usa el producto:',
  migracion: '{nombre}: {segundos} s',
  migracionCambia: 'cambia {cambios}',
  migracionDetiene: 'detiene {cambios}',
  cambiaFilas: '{tabla} ({filas} filas)',
  detieneLecturas: '{tabla} ({filas} filas) {segundos} s, hasta el final',
  detieneEscrituras: '{tabla} ({filas} filas, solo para escribir) {segundos} s, hasta el final',
  migracionFallida:
    'La migración {migracion} de la versión {version} no se puede aplicar a estos datos ({motivo}). No actualice: la instalación no se cambió y sigue con su versión. Mande este mensaje a quien mantiene Apremia; «respaldo verificar {nombre}» lo repite.',
  copiaDelEnsayo: 'La copia {nombre} está hecha y queda. Ahora se ensaya con ella…',
  sinMigraciones: 'La base ya tiene el esquema de la versión {hasta}: actualizar no la cambia.',
  sePuedeActualizar: 'Se puede actualizar a la versión {hasta}. La copia {nombre} queda.',
  noActualice:
    'No actualice a la versión {hasta}: vea los puntos con ✘. La instalación no se cambió. La copia {nombre} queda.',
  sirve: 'La copia {nombre}, del {momento}, sirve para restaurar.',
  noSirve: 'La copia {nombre}, del {momento}, no sirve tal como está: vea los puntos con ✘.',
  puntos: {
    archivos: 'Archivos',
    filas: 'Filas',
    numeros: 'Números',
    historial: 'Historial',
    casos: 'Casos',
    documentos: 'Documentos',
    permisos: 'Permisos',
  },
  detalles: {
    archivos: '{archivos}, cada uno con su hash.',
    filas: '{filas} en {tablas} tablas, las mismas que al copiar.',
    otraCantidad: '{tabla} tenía {filas} y tiene {halladas}.',
    otraCabeza: 'La última fila del historial no es la del manifiesto.',
    numeros:
      'títulos hasta el {titulos}, cartas hasta la {cartas}, convenios hasta el {convenios}.',
    numeroBajo: 'La serie {serie} llegaba al {numero} y llega al {hallado}.',
    historial: '{filas}, cada una encadenada con la anterior.',
    casos: '{casos}, iguales a los que da su historia.',
    documentos: '{documentos}, cada uno con su hash.',
    permisos:
      'en la instalación, {tablas} tablas, todas de «{usuario}», que es quien las va a cambiar.',
    tablasAjenas:
      'En la instalación, «{usuario}» no puede cambiar tablas de otro usuario. Déselas con «alter table … owner to {usuario}»: {cuales}.',
    funcionesAjenas:
      'En la instalación, «{usuario}» no puede cambiar funciones de otro usuario. Déselas con «alter routine … owner to {usuario}»: {cuales}.',
    sinCrear:
      'En la instalación, «{usuario}» no puede crear tablas. Dele el permiso con «grant create on schema public to {usuario}».',
    yOtras: 'Y {n} más.',
    yMas: 'y {n} más',
  },
  restaurada: 'Se restauró la copia {nombre}, del {momento}.',
  siguen:
    'La numeración sigue después de títulos Nº {titulos}, cartas Nº {cartas} y convenios Nº {convenios}, los últimos anotados en esta carpeta. Ya puede arrancar el servidor.',
  pideNumeros:
    'Esta carpeta no tiene las anotaciones de los números que se dieron después de la copia. Arranque el servidor: se va a detener y a decir con qué variable (APREMIA_RESTAURACION) se le indican los últimos que se usaron.',
  ensayo: {
    sePuede: 'Se puede restaurar la copia {nombre}, del {momento}. No se cambió nada.',
    seguras: 'La numeración seguiría después de los últimos números anotados en esta carpeta.',
    pide: 'El primer arranque va a pedir los últimos números que se usaron de cada serie.',
  },
  enCurso: 'Ya hay una copia en curso. Espere a que termine.',
  interrumpido: 'Interrumpido.',
  discoLleno:
    'No alcanza el disco: hace falta lugar en la carpeta de las copias y, con la base embebida, también en DATA_DIR. Para verificar o ensayar, en la carpeta temporal (TMPDIR) o, con PostgreSQL, en el disco de la base de prueba. Lo que estaba a medio escribir se borró; las copias terminadas quedan.',
  fallaInesperada: 'La copia de seguridad falló:',
  cortada:
    'La base o el servidor se detuvo mientras se copiaba. No quedó ninguna copia a medias: hágala de nuevo.',
  baseCortada:
    'La base se detuvo o cortó la conexión. No quedó nada a medias: vuelva a probar cuando conteste.',
  otroPuerto:
    '{falla} Si es otra copia en curso, espere a que termine; si es el servidor, ponga en PORT el puerto con que arrancó.',
  sinBase:
    'En {carpeta} no hay una base embebida. Use el DATA_DIR del servidor; si usa PostgreSQL, también su DATABASE_URL.',
  baseAjena:
    'La base de DATABASE_URL no es de Apremia, o todavía no se arrancó ningún servidor sobre ella.',
  sinHerramienta:
    'Hace falta {nombre}, de PostgreSQL {desde} o posterior, en esta máquina. En Debian o Ubuntu: «apt install postgresql-client-{desde}»; si está en otra carpeta, agréguela a PATH.',
  herramientaVieja:
    'El {nombre} de esta máquina es de PostgreSQL {hallada} y hace falta el {desde} o uno posterior: instale «postgresql-client-{desde}» y vuelva a probar.',
  fallaDeHerramienta: '{comando} falló: {falla}',
  sinArchivoDeClave:
    'No se pudo leer la clave de «{camino}» ({codigo}). El archivo debe existir y poder leerlo la cuenta que corre este comando.',
  claveCorta:
    'La clave de «{camino}» es demasiado corta: ponga 32 bytes al azar («head -c 32 /dev/urandom») o una frase de {minimo} letras o más.',
  pideClave: 'La copia está cifrada: indique el archivo de su clave con --clave.',
  otraClave:
    'Esa no es la clave de esta copia, o alguien cambió el manifiesto. No se restauró nada.',
  noDescifra: 'No se puede descifrar {camino}: está alterado, cortado o es de otra copia.',
  noEsCopia: 'En {carpeta} no hay una copia de seguridad: falta manifiesto.json.',
  manifiestoAlterado:
    'El manifiesto de {carpeta} fue cambiado o está cortado. La copia no se usa: elija otra.',
  falta: 'A la copia le falta {camino}. No se usa: elija otra.',
  alterado: 'En la copia está alterado o cortado {camino}. No se usa: elija otra.',
  sobra: 'La copia tiene un archivo que su manifiesto no nombra: {camino}. No se usa: elija otra.',
  masNueva:
    'La copia es de Apremia {version} ({migracion}) y este programa es el {propia}, más viejo. Instale esa versión o una posterior.',
  baseMasNueva:
    'La base es de Apremia {version} ({migracion}) y este programa es el {propia}, más viejo. Ensaye con esa versión o una posterior.',
  otraBase: {
    embebida: 'La copia es de la base embebida: quite DATABASE_URL.',
    postgresql: 'La copia es de PostgreSQL: ponga en DATABASE_URL una base vacía.',
  },
  carpetaConBase:
    'En {carpeta} ya hay una base. Si es la que se dañó, apártela con «mv {carpeta}/base {carpeta}/base-anterior» y vuelva a probar.',
  baseConTablas:
    'La base «{base}» de DATABASE_URL ya tiene tablas. Cree una vacía con «create database …» y póngala en DATABASE_URL.',
  baseSinPermiso:
    'El usuario «{usuario}» de DATABASE_URL no puede crear tablas en la base «{base}», porque no es su dueño. No se restauró nada. Cree una con «create database … owner {usuario}» y póngala en DATABASE_URL.',
  baseDadaConTablas:
    'La base «{base}» de --base ya tiene tablas o funciones, y no se tocó. Cree una vacía con «create database …» y póngala en --base.',
  baseDadaEnUso:
    'La base «{base}» de --base la usa un servidor de Apremia en marcha, y no se tocó. Ponga en --base otra, vacía.',
  baseDadaReservada:
    'La base de --base la usa otro ensayo u otra verificación. Espere a que termine, o ponga en --base otra, vacía.',
  baseDadaAjena:
    'El usuario «{usuario}» de --base no podría vaciar después esa base, porque no es su dueño. No se restauró nada. Cree una con «create database … owner {usuario}» y póngala en --base.',
  baseDadaNoAbre:
    'No se pudo abrir la base de --base ({codigo}). Corrija su dirección, su usuario o su clave, o cree la base con «create database … owner …».',
  baseDadaSinVaciar:
    'La base de --base no se pudo vaciar y tiene los datos de la copia: bórrela con «drop database …».',
  carpetaEnUso:
    'Hay un servidor en marcha con DATA_DIR={carpeta}. Si es el que quiere restaurar, deténgalo y vuelva a probar; si no, indique en DATA_DIR otra carpeta, vacía. No se cambió nada.',
  carpetaDeOtraMaquina:
    'DATA_DIR ({carpeta}) está en la red y la usó un servidor de otra máquina. Desde esta no se puede saber si sigue en marcha. Si lo está, deténgalo; si ya no, borre {socket}. Después vuelva a probar. No se cambió nada.',
  servidorEnMarcha: 'Hay un servidor en marcha sobre esa base. Deténgalo y vuelva a probar.',
  carpetaAjena:
    'DATA_DIR ({carpeta}) es de otra instalación. Indique el de la instalación que quiere restaurar, o una carpeta vacía.',
  otrasAnotaciones:
    'El historial-anclas.ndjson de {carpeta} es de otra instalación que la copia. Indique el DATA_DIR de la instalación que quiere restaurar, o una carpeta vacía.',
  sinPermisoDeCrear:
    'El usuario de DATABASE_URL no puede crear una base de prueba. Dele ese permiso («alter role … createdb») o cree una vacía, cuyo dueño sea el usuario con que se la abre («create database … owner …»), y póngala en --base.',
  sinServidorDePrueba:
    'La copia es de PostgreSQL: para verificarla indique un servidor en DATABASE_URL, o una base vacía en --base.',
  retencionInvalida:
    '--conservar {valor} no se entiende: escriba cuántos días, semanas, meses o años, por ejemplo 7d,4s,12m.',
  otroVerbo: 'No existe «respaldo {verbo}». Son: {verbos}.',
  sobranArgumentos: 'Sobran argumentos en «respaldo {verbo}».',
  sinValor: 'Falta el valor de {opcion}.',
  opcionDesconocida: 'No existe la opción {opcion}. Vea «apremia-servidor respaldo --help».',
  otraOpcion: '«respaldo {verbo}» no lleva --{opcion}.',
  faltaCual: 'Indique qué copia restaurar: «apremia-servidor respaldo listar» las nombra.',
  faltaConservar: 'Indique qué copias quedan con --conservar, por ejemplo 7d,4s,12m.',
} as const
