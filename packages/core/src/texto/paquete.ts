export const paquete = {
  leyendo: 'Leyendo {archivo}',
  libroDePersonas: {
    instrucciones: 'Instrucciones',
    hoja: 'HOJA',
    columna: 'COLUMNA',
    obligatoria: 'OBLIGATORIA',
    escribe: 'QUÉ SE ESCRIBE',
    clave: 'Sí, dice quién es',
    si: 'Sí',
    no: 'No',
  },
  formas: {
    texto: 'Texto de hasta {n} caracteres',
    parrafos: 'Texto de hasta {n} caracteres, de una o varias líneas',
    codigo: 'Código de hasta {n} letras y números',
    entero: 'Número entero de {desde} a {hasta}',
    importe: 'Importe con punto y dos decimales: 1234.50; un crédito lleva signo menos',
    fecha: 'Fecha AAAA-MM-DD',
    opcion: 'Uno de estos: {opciones}',
    siNo: 'SI o NO',
    documento: 'Documento, de 3 a 9 cifras',
    cuit: 'CUIT o CUIL, 11 cifras',
    cbu: 'CBU, 22 cifras',
    abogado: 'Código de abogado: A01',
    email: 'Dirección de correo',
    domicilio: 'Domicilio electrónico: sin espacios y con una sola @',
    huella: 'SHA-256 en hexadecimal',
    periodos: 'Períodos AAAA/CUOTA separados por un espacio: 2024/1 2024/2',
    adjuntos: 'Dónde están los PDF dentro del paquete, separados por |: actas/1.pdf|actas/2.pdf',
    adjunto: 'Dónde está el PDF dentro del paquete: titulos/120.pdf',
    docx: 'Dónde está el documento de Word dentro del paquete: plantillas/demanda.docx',
    con: '{como}. Solo con {columna}',
  },
  modos: {
    completo: 'lo que el archivo no trae deja de estar',
    parcial: 'cambia solo lo que el archivo trae',
    'por-imponible':
      'de cada imponible que nombra imponibles en el mismo paquete, lo que el archivo no trae deja de estar; lo demás queda como está',
    agrega: 'las filas se suman, ninguna se cambia',
  },
  motivos: {
    requerido: 'La celda está vacía y es obligatoria.',
    noSeVe: 'El texto tiene caracteres que no se ven.',
    largo: 'El texto supera los {n} caracteres.',
    codigo:
      'El código se escribe con hasta {n} letras y números. Si es uno propio del municipio, diga a cuál corresponde en «Equivalencias» (codigos).',
    entero: 'Debe ser un número entero entre {desde} y {hasta}, sin puntos.',
    importe:
      'El importe se escribe con números y, si hace falta, un punto y dos decimales: 1234.50.',
    importeConComa:
      'El importe tiene coma: se escribe con punto y dos decimales, sin separar los miles (1234.50). Si su sistema los escribe con coma, dígalo en «Equivalencias» (importes: coma).',
    fecha:
      'La fecha se escribe AAAA-MM-DD: 2026-11-24. Si su sistema las escribe de otra manera, dígalo en «Equivalencias» (fechas).',
    fechaQueNoExiste: 'Ese día no existe.',
    fechaVieja:
      'La fecha es anterior a 1900. Si no se sabe cuál es, deje la celda vacía; si su sistema la escribe cuando no hay fecha, equivalencias.yaml puede decir que es vacía, con codigos.',
    opcion:
      'Debe decir uno de estos: {opciones}. Si su sistema usa otros códigos, diga a cuál corresponde cada uno en «Equivalencias» (codigos).',
    siNo: 'Debe decir SI o NO. Si su sistema lo escribe de otra manera, dígalo en «Equivalencias» (codigos).',
    documento: 'El documento se escribe con números, de 3 a 9 cifras.',
    cuit: 'El CUIT tiene 11 cifras.',
    tasaMensual:
      'Indique un porcentaje de 0 a 100, con hasta cuatro decimales y con punto: 3, 2.5.',
    diaDeTasa: 'El día llega hasta 2200-12-31.',
    cbu: 'El CBU tiene 22 cifras, y las dos verificadoras deben coincidir. En una planilla, la celda tiene que ser de texto.',
    abogado:
      'El código de abogado es una letra y dos o tres números: A01. Si es uno propio del municipio, diga a qué abogado corresponde en «Equivalencias» (codigos).',
    email: 'No es una dirección de correo.',
    domicilio:
      'El domicilio electrónico no lleva espacios y lleva una sola @: 20123456789@notificaciones.scba.gov.ar.',
    huella: 'La huella SHA-256 tiene 64 cifras hexadecimales.',
    periodos:
      'Los períodos se escriben AAAA/CUOTA, separados por un espacio: 2024/1 2024/2. No se admiten rangos.',
    demasiadosPeriodos: 'Son más de {n} períodos.',
    adjunto: 'Debe decir dónde está el archivo dentro del paquete: titulos/120.pdf.',
    adjuntoQueFalta: 'El paquete no trae ese archivo.',
    adjuntoQueNoEs: 'Ese archivo no es un PDF.',
    demasiadasPlantillas: 'El paquete trae más de {n} plantillas: cargue las demás en otro.',
    adjuntoQueNoEsWord: 'Ese archivo no es un documento de Word (.docx).',
    adjuntoGrande: 'Ese archivo pasa de {n} MB.',
    totalNoPositivo: 'El total de un título es mayor que cero.',
    motivoSinAnular: 'El motivo va con el día en que se anuló.',
    anuladoAntes: 'Se anuló antes de emitirse.',
    liquidadoDespues: 'Los importes valen a un día posterior a la emisión.',
    parametroDesconocido: 'No es un parámetro del producto: «apremia parametros ver» los nombra.',
    valorDeParametro: 'El parámetro no admite ese valor: «apremia parametros ver» dice cómo es.',
    canceladaAbierta: 'Tiene el día en que se canceló y el período está abierto.',
    diaFuturo: 'El día es posterior a hoy.',
    tituloDeAca: 'Ese número ya lo tiene un título hecho aquí: un número no se usa dos veces.',
    tituloYaCargado:
      'Ese título ya está cargado con otros datos, y lo que dice un papel no cambia. Si estaba mal cargado, deshaga aquella carga.',
    actuacionYaCargada:
      'Esa actuación ya está cargada con otro imponible, tipo o fecha: el número es el que tenía en el sistema anterior y no se repite.',
    resultadoDeActuacion:
      'El resultado es 0 (positivo), 1 (negativo) o un texto que no sea un número.',
    modoDeActuacion: 'El modo no está en la lista de modos del producto.',
    tituloSinAnular:
      'Ese título ya está cargado y aquí sigue vigente: anúlelo en la pantalla Títulos.',
    totalDePapel: 'El importe es mayor que cero.',
    cartaYaCargada:
      'Esa carta ya está cargada con otros datos, y lo que dice un papel no cambia. Si estaba mal cargada, deshaga aquella carga.',
    cartaSinAnular:
      'Esa carta ya está cargada y aquí sigue vigente: anúlela en la pantalla Cartas de intimación.',
    cartaSinAcuse:
      'Esa carta ya está cargada sin acuse: anótelo en la pantalla Cartas de intimación.',
    cartaSinEse:
      'Esa carta ya está cargada sin ese imponible, y lo que dice un papel no cambia. Si estaba mal cargada, deshaga aquella carga.',
    marcaSinDia: 'Una marca (MARCA) lleva el día desde el que se sabe.',
    sinMarca: 'Este dato es de la marca, y la fila no dice cuál es (MARCA).',
    acuseSinFecha: 'Un acuse lleva su fecha.',
    sinAcuse:
      'Este dato es del acuse, y la fila no dice cuál fue: complete ACUSE, o deje la celda vacía si no lo hay.',
    acuseAntes: 'El acuse es anterior a la carta.',
    anuladaAntes: 'Se anuló antes de enviarse.',
    motivoSinAnulada: 'El motivo va con el día en que se anuló.',
    convenioYaCargado:
      'Ese convenio ya está cargado con otros datos, y lo que dice un papel no cambia. Si estaba mal cargado, deshaga aquella carga.',
    convenioSinEsa:
      'Ese convenio ya está cargado sin esta fila o con otros datos, y lo que dice un papel no cambia. Si estaba mal cargado, deshaga aquella carga.',
    periodoEnConvenio:
      'Ese período ya está en otro convenio vigente. Si este terminó, diga en VIGENCIA cómo.',
    estadoDeConvenio: 'El estado no está en la lista de estados de convenio del producto.',
    formaDePagoDeConvenio: 'La forma de pago no está en la lista del producto.',
    estadoDePlan: 'El estado del plan no está en la lista de estados de retiro del producto.',
    confirmaAntes: 'Se confirmó antes de firmarse.',
    porcentaje: 'El porcentaje va de 0.00 a 100.00.',
    importeNegativo: 'El importe no lleva signo menos.',
    papelIncompleto:
      'Va entero o no va: le falta su fila en {archivo}, o alguna de las suyas se rechazó.',
    repetida: 'La fila {fila} de este archivo ya trae lo mismo ({clave}).',
    deNadie: 'No está en {archivo}: {clave}.',
    deNadieEnRegistro: 'No está en {archivo}, ni en el paquete ni en lo que ya se cargó.',
    codigoPropio:
      '{motivo} Si es un código propio del municipio, diga a cuál corresponde en «Equivalencias» (codigos).',
    recursoEnUso: 'El recurso ya se usa con imponibles de la otra clase.',
    recursoDeOtraClase: 'El recurso es de la otra clase de imponible.',
    planDeOtro: 'El plan es de otro imponible.',
    dniDePersona: 'El DNI tiene 7 u 8 cifras.',
    grupoDeEtapa:
      'El grupo de una actuación es 1 (administrativa), 2 (extrajudicial) o 3 (judicial).',
    etapaDeOtroGrupo: 'Ese tipo de actuación ya es de otro grupo, y no cambia de grupo.',
    filaEscritaDistinto: 'La lista ya tiene esa fila con otra escritura: use la misma.',
    formaEnUso: 'La forma de pago ya se usa en un convenio: lo que pide no cambia.',
    contratoEscritoDistinto: 'Ese contrato ya está, escrito de otra manera: use el mismo nombre.',
    codigoDeOtro: 'El código ya es de un abogado con otro DNI.',
    tituloDesconocido: 'El título no está entre los del producto. Déjelo vacío o escríbalo igual.',
    bajaDeAbogado: 'La baja de un abogado se da, o se quita, en la pantalla Abogados.',
    rolDeAbogado:
      'Un abogado ingresa con el rol user: escriba user o deje la celda vacía. Otro rol se da en usuarios.',
    personaDeBaja:
      'La persona con ese DNI está de baja en Usuarios: dele el alta ahí, o deje vacía la celda ROL.',
    unico: 'Otra fila ya lo tiene, y no puede repetirse.',
    fueraDeImponibles:
      'El archivo va por-imponible y este no está en imponibles del paquete: agréguelo ahí.',
    planSinNumero: 'Un período EN PLAN lleva el número de su plan.',
    cobroSinFecha: 'Lo cobrado lleva la fecha de su cobro.',
    comprobanteSinFecha: 'Un comprobante lleva la fecha de su cobro.',
    cobroDePendiente: 'Un período PENDIENTE no lleva fecha de cobro.',
    ambitoDeDia:
      'El ámbito es nacion, provincia, municipio, «departamento: nombre» o «juzgado: nombre».',
    tiempoSinUnidad: 'El tiempo y su unidad van juntos.',
    ceseAnterior: 'La fecha de cese es anterior a la de apertura.',
    permisos: 'Los permisos son {opciones}, separados por un espacio.',
  },
  manifiesto: {
    noEsta: 'Está en el manifiesto y no en el paquete.',
    sinManifiesto: 'Está en el paquete y no en el manifiesto.',
    desconocido:
      'El paquete no lleva un archivo con ese nombre. Si es un archivo propio del municipio, diga cómo se lee: en «Datos del municipio», «Equivalencias», o con «apremia municipio equivalencias», que lo propone. Los que lleva: {archivos}.',
    desconocidos:
      'El paquete no lleva archivos con esos nombres. Si son archivos propios del municipio, diga cómo se lee cada uno: en «Datos del municipio», «Equivalencias», o con «apremia municipio equivalencias», que lo propone. Los que lleva: {archivos}.',
    nombreEnElPaquete:
      'ARCHIVO lleva el nombre que el archivo tiene en el paquete, como deuda, también si el suyo se llama de otra manera: «apremia municipio formato» los nombra.',
    filas: 'El manifiesto dice {dichas} filas y el archivo tiene {leidas}: puede estar cortado.',
    huella: 'El archivo no es el del manifiesto: su huella SHA-256 es otra.',
    modo: 'El modo de este archivo es {modos}.',
    sinImponibles:
      'Va por-imponible y el paquete no trae imponibles, que dice de cuáles: agréguelo o use otro modo.',
    liquidado: 'Falta LIQUIDADO_AL: el día al que valen los importes.',
    sinManifiestoDeDeuda:
      'Falta este archivo: su columna LIQUIDADO_AL dice a qué día valen los importes de deuda.',
    repetido: 'El manifiesto nombra dos veces este archivo.',
    dosVeces: 'El paquete trae dos veces este archivo: {nombres}.',
  },
  carga: {
    titulo: 'Cargar el paquete {archivo}',
    simular: 'Probar el paquete {archivo}',
    pasos: {
      leyendo: 'Leyendo {archivo}',
      plantillas: 'Revisando las plantillas',
      comprobando: 'Comprobando con el registro',
      comparando: 'Comparando {archivo}',
      escribiendo: 'Escribiendo {archivo}',
      casos: 'Actualizando los casos',
      listas: 'Preparando las listas',
    },
    sinCaso:
      'Con deuda en gestión legal y en ninguna mesa, porque ninguna fila de situaciones_hist dice su situación: {n} (por ejemplo, {ejemplos}).',
    sinInscripto:
      'El archivo no dice si son responsables inscriptos (INSCRIPTO): {abogados}. Se toma que sí, así que sus convenios suman el IVA a quien debe. Si alguno no lo es, póngale NO en el archivo o corríjalo en su ficha.',
    yOtros: '{nombrados} y {n} más',
    sinConvenio:
      'Planes que nombran un convenio que no está, o que no incluye ese imponible: {n} (por ejemplo, {ejemplos}). Se cargan, y ningún convenio toma de ellos sus cobros. CONVENIO lleva el número que dicen las novedades, con «ANT-» adelante si es del sistema anterior; si no es de un convenio de Apremia, va vacío.',
    planDeConvenio: 'el plan {plan} dice «{convenio}»',
    muchasFilas:
      'El paquete tiene {filas} filas y la base embebida se midió hasta {medidas}. Se carga igual, más lento: para un municipio de este tamaño, instale con PostgreSQL (DATABASE_URL).',
    rechazadas:
      'Filas rechazadas: {n}. No se cargó nada: corríjalas, o diga cuántas se dejan afuera («Dejar afuera las filas rechazadas» en la pantalla, --rechazos-hasta {n} en el comando).',
    bajas:
      '{archivo} no trae {bajas} de los {vigentes} vigentes: es más del {limite} % y no se cargó nada. Si es así, dígalo: «Admitir que {archivo} no traiga» en la pantalla, --bajas-hasta {parte} en el comando.',
    rechazado: 'No se cargó nada.',
    ilegible: '{archivo}: {mensaje}',
    liquidadoFuturo: 'LIQUIDADO_AL ({dia}) es posterior a hoy.',
    soloAdministrador: 'El archivo {archivo} lo carga un administrador: quítelo.',
    delServicio: 'Lo de {archivo} lo trae el servicio del municipio al sincronizar: quítelo.',
    accesos: 'Reciben su acceso como abogados, con el rol user: {codigos}.',
    reasignado:
      '{caso}: el paquete lo da a {paquete} y se reasignó aquí a {aqui} después de ese día. Queda con {aqui}.',
    partidasSinForma:
      'Inmuebles con una partida que no tiene la forma {formato}: {n}, como {primeras}. Quedan como vinieron; nadie los encuentra por ella. La forma se cambia en Configuración.',
    sinClave:
      '{archivo} tiene {n} filas rechazadas sin su clave, que no dicen cuáles son: por eso no se da de baja nada de lo que no trae.',
    masReasignados: 'Y {n} casos más que se reasignaron aquí.',
    ultimoTitulo:
      'El último número de título pasa de {antes} a {ahora}: los que se hagan aquí siguen después, también si la carga se deshace.',
    recibido: 'Se recibió el paquete «{archivo}» (carga {carga}).',
    noEstaLaPrueba: 'No hay una prueba de paquete con ese número.',
    pruebaEnCurso: 'La prueba todavía no terminó. Espere a ver qué haría y cárguela después.',
    pruebaSinArchivo:
      'El archivo de esa prueba ya no se conserva. Envíelo otra vez con «Cargar un paquete».',
    historial:
      'Paquete «{archivo}»: {nuevos} filas nuevas, {cambiados} cambiadas, {bajas} que ya no están{rechazadas}.',
    historialRechazadas: ', {n} filas rechazadas',
  },
  deshacer: {
    titulo: 'Deshacer la carga {carga}',
    pedido: 'Se pidió deshacer la carga {carga} de paquete («{archivo}»).',
    historial: 'Se deshizo la carga {carga} de paquete («{archivo}»).',
    paso: 'Volviendo cada fila a como estaba',
    yaDeshecha: 'Esa carga ya se deshizo.',
    noAplicada: 'Solo se deshace una carga aplicada.',
    cambiados:
      'Después se cambiaron aquí {n} de los papeles o actuaciones anteriores que esta carga trajo.',
    posterior: 'Después hubo otra carga: solo se deshace la última.',
    deArchivos:
      'Esta carga no se deshace porque cambió {archivos}: da acceso a personas, o trae datos que se usan enseguida. Corrija esas filas con otra carga.',
    demasiadas:
      'Esta carga no se deshace porque cambió {filas} filas, y lo anterior se guarda hasta {maximo}.',
    deOtraVersion:
      'Esta carga no se deshace: la hizo una versión anterior de Apremia, que no guardó lo que había antes.',
    actos:
      'Después se hicieron {n} actos sobre los imponibles que la carga cambió. El primero: {primero}',
  },
  equivalencias: {
    columnaSuya: '{columna} (su columna «{titulo}»)',
    columnaFija: '{columna} (valor fijo de las equivalencias)',
    objeto: 'Lleva un nombre y su valor en cada renglón.',
    desconocida: 'No se conoce. Puede ser: {claves}.',
    archivoDesconocido: 'El paquete no lleva un archivo con ese nombre. Los que lleva: {archivos}.',
    texto: 'Lleva un texto.',
    opcion: 'Puede ser: {opciones}.',
    fijoSolo: 'Lo que lleva un valor fijo no lleva columna ni códigos: deje uno de los dos.',
    noEsFecha: 'No es una fecha {forma}, como dicen las equivalencias (fechas).',
    fechaQueNoExiste: 'Ese día no existe. Según las equivalencias (fechas), se escribe {forma}.',
    noEsImporteConComa:
      'No es un importe con coma (1.234,56), como dicen las equivalencias (importes).',
    noSonCentavos:
      'No es un importe en centavos, sin coma ni punto, como dicen las equivalencias (importes).',
    sinFuente:
      'Diga cómo se llama el archivo del municipio: EXP_DEUDA.csv, o deuda_*.csv si cada vez cambia una parte.',
    fuenteLarga: 'El nombre del archivo pasa de {n} caracteres.',
    fuenteDelPaquete:
      'El archivo se llama como uno del paquete y todas sus columnas también: se lee sin equivalencias. Póngale otro nombre, o diga al menos un título propio.',
    dosVeces: 'Está dos veces: deje una.',
    sinParteFija:
      'Así, cualquier archivo sería ese: escriba también la parte del nombre que no cambia.',
    dosArchivos:
      'Hay más de un archivo para «{fuente}»: {archivos}. Deje uno solo en el paquete, o escriba más del nombre en la equivalencia.',
    dosFuentes:
      'A {archivo} le tocan dos equivalencias: {fuentes}. Escriba los nombres de manera que sea de una sola.',
    guardada: 'Equivalencia de «{archivo}» con {fuente}: se guardó.',
    cambiada: 'Equivalencia de «{archivo}» con {fuente}: se cambió.',
    quitada: 'Equivalencia de «{archivo}» con {fuente}: se quitó.',
    sinTitulo: '{columna}: elija el título que la trae, o un valor para todas las filas.',
    tituloDeOtra: '{columna}: el título «{titulo}» ya es de {otra}. Elija otro.',
    ninguna: 'No hay una equivalencia guardada de ese archivo.',
    noVale:
      'Una equivalencia guardada ya no se entiende ({lugar}): {mensaje} Corríjala en «Datos del municipio», «Equivalencias».',
  },
  fallas: {
    'equivalencias-yaml': 'No se puede leer equivalencias.yaml: {x}',
    equivalencias: 'En equivalencias.yaml hay algo que corregir. {x}',
    'equivalencias-archivos': 'Las equivalencias no dicen cuál es cada archivo. {x}',
    'equivalencias-grande': 'El archivo equivalencias.yaml pasa de 1 MB: no es de equivalencias.',
    'sin-archivos':
      'No hay ningún archivo del paquete (.csv o .xlsx). «apremia municipio ejemplo» escribe uno completo.',
    'zip-danado':
      'No es una carpeta, un zip entero ni un .csv o .xlsx: está dañado, cortado o es otra cosa. Comprima la carpeta con los archivos.',
    'zip-cortado': 'El archivo {x} del zip está dañado o cortado. Vuelva a comprimir la carpeta.',
    cifrado: 'El archivo {x} del zip está protegido con contraseña. Quítela y vuelva a comprimir.',
    bomba: 'El archivo {x} del zip crece demasiado al descomprimirse: no se acepta.',
    grande: 'El zip pasa de 4 GB al descomprimirse. Divida el paquete.',
    entradas: 'El zip tiene demasiados archivos ({x}).',
    codificacion:
      'No está en UTF-8: hay un carácter ilegible en la fila {x} o cerca. Guárdelo como «CSV UTF-8», o diga en «Equivalencias» que es de Windows (codificacion: windows-1252).',
    'codificacion-utf-8':
      'Está en UTF-8, y las equivalencias dicen «windows-1252»: los acentos y las eñes quedarían ilegibles. Cambie «codificacion» a utf-8.',
    'no-es-texto': 'No es un archivo de texto. Guárdelo como «CSV UTF-8» o como .xlsx.',
    comillas: 'Hay comillas sin cerrar cerca de la fila {x}.',
    columnas:
      'Faltan columnas: {x}. La primera fila lleva los nombres de las columnas. Si su archivo las llama de otra manera, dígalo en «Equivalencias».',
    vacio: 'El archivo está vacío: lleva al menos la fila con los nombres de las columnas.',
    'sobran-celdas':
      'La fila tiene más celdas que las {x} del encabezado: un texto con el separador va entre comillas.',
  },
} as const
