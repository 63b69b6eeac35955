/**
 * Messages about the document store (a server with the S3 interface) that only the server uses. A separate file keeps
 * them out of the browser.
 */
export const almacen = {
  noDisponible:
    'El almacén de documentos no está disponible en este momento. Intente nuevamente en unos segundos; si se repite, avise a un administrador.',
  esperaDeTrabajo:
    'El almacén de documentos no está disponible: el trabajo sigue solo cuando lo esté.',
  rechazos: {
    clave:
      'El almacén de documentos no acepta la clave de DOCUMENTOS_S3_CLAVE ({codigo}). Compruebe que siga vigente.',
    secreto:
      'El almacén de documentos rechaza la firma ({codigo}). Compruebe DOCUMENTOS_S3_SECRETO y DOCUMENTOS_S3_REGION.',
    permiso:
      'El almacén de documentos no da permiso a esa credencial ({codigo}). Debe poder leer, escribir, borrar y listar en el bucket de DOCUMENTOS_S3_URL.',
    bucket:
      'El almacén de documentos no tiene el bucket de DOCUMENTOS_S3_URL ({codigo}). Créelo o corrija la dirección.',
    region:
      'El bucket de DOCUMENTOS_S3_URL está en otra región o en otra dirección ({codigo}). Corrija DOCUMENTOS_S3_REGION y DOCUMENTOS_S3_URL.',
    reloj:
      'El almacén de documentos tiene otra hora que esta máquina ({codigo}). Ponga en hora el reloj de esta máquina.',
    otraInstalacion:
      'El bucket y la carpeta de DOCUMENTOS_S3_URL guardan los documentos de otra instalación ({codigo}). Indique otra carpeta u otro bucket, o la base de esa instalación.',
    sinRespuesta:
      'El almacén de documentos no responde ({codigo}). Compruebe que esté en marcha y que esta máquina llegue a la dirección de DOCUMENTOS_S3_URL.',
    otro: 'El almacén de documentos no acepta lo que se le pide ({codigo}). Compruebe DOCUMENTOS_S3_URL, la credencial y la región.',
  },
  fallas: {
    falta: 'falta',
    alterado: 'está alterado o cortado',
    ilegible: 'no se puede leer',
    grande: 'no entra, por su tamaño,',
  },
  mover: {
    paso: 'Copiando y comprobando documentos…',
    avance: '{hecho} de {total}',
    lugares: { s3: 'el almacén de DOCUMENTOS_S3_URL', carpeta: 'la carpeta de DATA_DIR' },
    hecho: 'Documentos en {lugar}: {total}. Se copiaron {copiados}; {estaban} ya estaban.',
    borrados: 'Se borraron de {lugar} {borrados} documentos, ya comprobados en el otro lado.',
    falla: 'El documento {documento} {falla} en {lugar}. Lo usan: {usos}.',
    sinUso: 'nadie',
    incompleto:
      'No se pudieron mover {cantidad} documentos, y no se borró ninguno. Súbalos otra vez, o restáurelos de una copia, y repita.',
    sigue:
      'Ahora arranque el servidor {con}. Si estaba en marcha mientras se copiaba, deténgalo y repita antes: la segunda vez se copia solo lo nuevo.',
    con: {
      s3: 'con las variables DOCUMENTOS_S3_ puestas',
      carpeta: 'sin las variables DOCUMENTOS_S3_',
    },
    sinAlmacen:
      'Faltan las variables del almacén: DOCUMENTOS_S3_URL, DOCUMENTOS_S3_CLAVE y DOCUMENTOS_S3_SECRETO.',
    sinBase:
      'En {carpeta} no hay una base. Indique DATA_DIR y DATABASE_URL como al arrancar el servidor.',
    sinComprobar:
      'Llegaron {cantidad} documentos mientras se copiaba, y esos no se borraron. Con el servidor detenido, repita.',
    sinDestino: 'Diga a dónde con --a s3 o --a carpeta.',
    enMarcha:
      'Hay un servidor en marcha sobre esta base. Para borrar los documentos de donde estaban, deténgalo.',
    enCopia:
      'Se está haciendo una copia de seguridad. Espere a que termine para borrar documentos.',
    interrumpido: 'Interrumpido. Lo copiado queda: repita la orden para seguir.',
    fallaInesperada: 'No se pudieron mover los documentos:',
  },
  grandeParaElAlmacen:
    'El almacén de documentos no recibe un documento tan grande. No se guardó nada.',
  grande:
    'El documento pasa de {gigas} GB, lo más que el almacén de documentos recibe de una vez. No se guardó nada.',
} as const
