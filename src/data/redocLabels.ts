/** The texts of the reference viewer in one language. The specifications stay in English. */
export interface RedocLabels {
  /** The texts for Redoc's option `labels`. */
  readonly settable: {
    readonly enum: string;
    readonly enumSingleValue: string;
    readonly enumArray: string;
    readonly default: string;
    readonly deprecated: string;
    readonly example: string;
    readonly examples: string;
    readonly recursive: string;
    readonly arrayOf: string;
    readonly webhook: string;
    readonly const: string;
    readonly noResultsFound: string;
    readonly download: string;
    readonly downloadSpecification: string;
    readonly responses: string;
    readonly callbackResponses: string;
    readonly requestSamples: string;
    readonly responseSamples: string;
  };
  /** Texts in Redoc's code. Each replaces a literal (plugins/api-reference/redocPatches). */
  readonly fixed: {
    /** After a word before a value. French has a space before the colon. */
    readonly colon: string;
    readonly responseHeaders: string;
    readonly authorizations: string;
    readonly none: string;
    /** Stands for the name of a property that clients choose. */
    readonly propertyName: string;
    readonly additionalProperty: string;
    readonly patternProperty: string;
    readonly required: string;
    readonly optional: string;
    readonly description: string;
    /** After a number: “… 5 more”. */
    readonly more: string;
    readonly hide: string;
    readonly requestBodySchema: string;
    readonly responseSchema: string;
    readonly pathParameters: string;
    readonly queryParameters: string;
    readonly headerParameters: string;
    readonly cookieParameters: string;
    readonly callbacks: string;
    readonly noSchema: string;
    readonly contentType: string;
    readonly showPattern: string;
    readonly hidePattern: string;
    readonly array: string;
    readonly arrayItems: string;
    readonly oneOf: string;
    readonly anyOf: string;
    /** Unit after a range: “[ 1 .. 30 ] characters”. */
    readonly characters: string;
    readonly items: string;
    readonly properties: string;
    readonly nonEmpty: string;
    readonly unique: string;
    readonly multipleOf: string;
    readonly decimalPlaces: string;
    readonly flowType: string;
    readonly authorizationUrl: string;
    readonly tokenUrl: string;
    readonly refreshUrl: string;
    readonly scopes: string;
    readonly requiredScopes: string;
    readonly httpScheme: string;
    readonly bearerFormat: string;
    readonly connectUrl: string;
    readonly parameterName: string;
    readonly copy: string;
    readonly copied: string;
    readonly notSupported: string;
    readonly expandAll: string;
    readonly collapseAll: string;
    readonly expand: string;
    readonly collapse: string;
    readonly noSample: string;
    readonly loading: string;
    readonly crash: string;
    readonly stackTrace: string;
  };
  /** Texts around Redoc's schemas that are rendered during the build. */
  readonly own: {
    readonly authorization: string;
    readonly noAuthorization: string;
    readonly deprecated: string;
    readonly request: string;
    readonly response: string;
    readonly codeLanguage: string;
    readonly copy: string;
    readonly copied: string;
    readonly moreExamples: string;
    /** Heading of a request without its optional fields. */
    readonly requiredOnly: string;
    /** Heading of the list of operations in the introduction. */
    readonly operations: string;
    /** Names a complete request body that has no name. */
    readonly withOptional: string;
    /** Opens the list of nested fields, for browsers without scripts. */
    readonly nestedFields: string;
    /** Before the path of a field that has the same nested fields. */
    readonly sameFields: string;
    readonly servers: string;
    /** Before the status codes of an operation's errors. */
    readonly errors: string;
    /** Names the choice between example requests. */
    readonly example: string;
    /** Before and after the name in the name of a link, with the quotes of the language. */
    readonly linkTo: string;
    readonly linkToEnd: string;
  };
}

/** Keyed by language of the portal. */
export const redocLabels = {
  en: {
    settable: {
      enum: 'Enum',
      enumSingleValue: 'Value',
      enumArray: 'Items',
      default: 'Default',
      deprecated: 'Deprecated',
      example: 'Example',
      examples: 'Examples',
      recursive: 'Recursive',
      arrayOf: 'Array of ',
      webhook: 'Event',
      const: 'Value',
      noResultsFound: 'No results found',
      download: 'Download',
      downloadSpecification: 'Download OpenAPI specification',
      responses: 'Responses',
      callbackResponses: 'Callback responses',
      requestSamples: 'Request samples',
      responseSamples: 'Response samples',
    },
    fixed: {
      colon: ':',
      responseHeaders: 'Response headers',
      authorizations: 'Authorizations',
      none: 'None',
      propertyName: 'property name',
      additionalProperty: 'additional property',
      patternProperty: 'pattern property',
      required: 'required',
      optional: 'optional',
      description: 'Description',
      more: 'more',
      hide: 'Hide',
      requestBodySchema: 'Request body',
      responseSchema: 'Response schema',
      pathParameters: 'Path parameters',
      queryParameters: 'Query parameters',
      headerParameters: 'Header parameters',
      cookieParameters: 'Cookie parameters',
      callbacks: 'Callbacks',
      noSchema: 'No schema given',
      contentType: 'Content type',
      showPattern: 'Show pattern',
      hidePattern: 'Hide pattern',
      array: 'Array',
      arrayItems: 'items',
      oneOf: 'One of',
      anyOf: 'Any of',
      characters: 'characters',
      items: 'items',
      properties: 'properties',
      nonEmpty: 'non-empty',
      unique: 'unique',
      multipleOf: 'multiple of',
      decimalPlaces: 'decimal places',
      flowType: 'Flow type',
      authorizationUrl: 'Authorization URL',
      tokenUrl: 'Token URL',
      refreshUrl: 'Refresh URL',
      scopes: 'Scopes',
      requiredScopes: 'Required scopes',
      httpScheme: 'HTTP authorization scheme',
      bearerFormat: 'Bearer format',
      connectUrl: 'Connect URL',
      parameterName: 'parameter name',
      copy: 'Copy',
      copied: 'Copied',
      notSupported: 'Not supported in your browser',
      expandAll: 'Expand all',
      collapseAll: 'Collapse all',
      expand: 'expand',
      collapse: 'collapse',
      noSample: 'No sample',
      loading: 'Loading…',
      crash: 'Something went wrong…',
      stackTrace: 'Stack trace',
    },
    own: {
      authorization: 'Authorization',
      noAuthorization: 'Open to everyone, no token needed',
      deprecated: 'Deprecated',
      request: 'Request',
      response: 'Responses',
      codeLanguage: 'Language of the code sample',
      copy: 'Copy',
      copied: 'Copied',
      moreExamples: 'Further requests',
      requiredOnly: 'Required fields only',
      operations: 'Operations',
      withOptional: 'With optional fields',
      nestedFields: 'Nested fields of the request body',
      sameFields: 'fields as in',
      servers: 'Servers',
      errors: 'Errors',
      example: 'Example',
      linkTo: 'Link to “',
      linkToEnd: '”',
    },
  },
  es: {
    settable: {
      enum: 'Valores',
      enumSingleValue: 'Valor',
      enumArray: 'Elementos',
      default: 'Valor predeterminado',
      deprecated: 'Obsoleto',
      example: 'Ejemplo',
      examples: 'Ejemplos',
      recursive: 'Recursivo',
      arrayOf: 'Lista: ',
      webhook: 'Evento',
      const: 'Valor',
      noResultsFound: 'Sin resultados',
      download: 'Descargar',
      downloadSpecification: 'Descargar la especificación OpenAPI',
      responses: 'Respuestas',
      callbackResponses: 'Respuestas a la llamada de retorno',
      requestSamples: 'Ejemplos de petición',
      responseSamples: 'Ejemplos de respuesta',
    },
    fixed: {
      colon: ':',
      responseHeaders: 'Cabeceras de la respuesta',
      authorizations: 'Autorización',
      none: 'Ninguna',
      propertyName: 'nombre de la propiedad',
      additionalProperty: 'propiedad adicional',
      patternProperty: 'propiedad según patrón',
      required: 'obligatorio',
      optional: 'opcional',
      description: 'Descripción',
      more: 'más',
      hide: 'Ocultar',
      requestBodySchema: 'Cuerpo de la petición',
      responseSchema: 'Esquema de la respuesta',
      pathParameters: 'Parámetros de ruta',
      queryParameters: 'Parámetros de consulta',
      headerParameters: 'Parámetros de cabecera',
      cookieParameters: 'Parámetros de cookie',
      callbacks: 'Llamadas de retorno',
      noSchema: 'Sin esquema',
      contentType: 'Tipo de contenido',
      showPattern: 'Mostrar el patrón',
      hidePattern: 'Ocultar el patrón',
      array: 'Lista',
      arrayItems: 'elementos',
      oneOf: 'Uno de',
      anyOf: 'Cualquiera de',
      characters: 'caracteres',
      items: 'elementos',
      properties: 'propiedades',
      nonEmpty: 'no vacío',
      unique: 'sin repeticiones',
      multipleOf: 'múltiplo de',
      decimalPlaces: 'decimales',
      flowType: 'Tipo de flujo',
      authorizationUrl: 'URL de autorización',
      tokenUrl: 'URL del token',
      refreshUrl: 'URL de renovación',
      scopes: 'Ámbitos',
      requiredScopes: 'Ámbitos necesarios',
      httpScheme: 'Esquema de autorización HTTP',
      bearerFormat: 'Formato del token',
      connectUrl: 'URL de conexión',
      parameterName: 'nombre del parámetro',
      copy: 'Copiar',
      copied: 'Copiado',
      notSupported: 'Su navegador no lo admite',
      expandAll: 'Desplegar todo',
      collapseAll: 'Plegar todo',
      expand: 'desplegar',
      collapse: 'plegar',
      noSample: 'Sin ejemplo',
      loading: 'Cargando…',
      crash: 'Algo ha fallado…',
      stackTrace: 'Traza de la pila',
    },
    own: {
      authorization: 'Autorización',
      noAuthorization: 'Abierta a todos, sin token',
      deprecated: 'Obsoleta',
      request: 'Petición',
      response: 'Respuestas',
      codeLanguage: 'Lenguaje del ejemplo de código',
      copy: 'Copiar',
      copied: 'Copiado',
      moreExamples: 'Otras peticiones',
      requiredOnly: 'Solo los campos obligatorios',
      operations: 'Operaciones',
      withOptional: 'Con los campos opcionales',
      nestedFields: 'Campos anidados del cuerpo de la petición',
      sameFields: 'mismos campos que',
      servers: 'Servidores',
      errors: 'Errores',
      example: 'Ejemplo',
      linkTo: 'Enlace a «',
      linkToEnd: '»',
    },
  },
  de: {
    settable: {
      enum: 'Werte',
      enumSingleValue: 'Wert',
      enumArray: 'Elemente',
      default: 'Standardwert',
      deprecated: 'Veraltet',
      example: 'Beispiel',
      examples: 'Beispiele',
      recursive: 'Rekursiv',
      arrayOf: 'Liste: ',
      webhook: 'Ereignis',
      const: 'Wert',
      noResultsFound: 'Keine Ergebnisse gefunden',
      download: 'Herunterladen',
      downloadSpecification: 'OpenAPI-Spezifikation herunterladen',
      responses: 'Antworten',
      callbackResponses: 'Antworten auf den Callback',
      requestSamples: 'Beispielanfragen',
      responseSamples: 'Beispielantworten',
    },
    fixed: {
      colon: ':',
      responseHeaders: 'Header der Antwort',
      authorizations: 'Autorisierung',
      none: 'Keine',
      propertyName: 'Name der Eigenschaft',
      additionalProperty: 'weitere Eigenschaft',
      patternProperty: 'Eigenschaft nach Muster',
      required: 'erforderlich',
      optional: 'optional',
      description: 'Beschreibung',
      more: 'weitere',
      hide: 'Ausblenden',
      requestBodySchema: 'Body der Anfrage',
      responseSchema: 'Schema der Antwort',
      pathParameters: 'Pfadparameter',
      queryParameters: 'Query-Parameter',
      headerParameters: 'Header-Parameter',
      cookieParameters: 'Cookie-Parameter',
      callbacks: 'Callbacks',
      noSchema: 'Kein Schema angegeben',
      contentType: 'Inhaltstyp',
      showPattern: 'Muster anzeigen',
      hidePattern: 'Muster ausblenden',
      array: 'Liste',
      arrayItems: 'Elemente',
      oneOf: 'Eines von',
      anyOf: 'Eines oder mehrere von',
      characters: 'Zeichen',
      items: 'Elemente',
      properties: 'Eigenschaften',
      nonEmpty: 'nicht leer',
      unique: 'ohne Wiederholung',
      multipleOf: 'Vielfaches von',
      decimalPlaces: 'Nachkommastellen',
      flowType: 'Flow-Typ',
      authorizationUrl: 'Autorisierungs-URL',
      tokenUrl: 'Token-URL',
      refreshUrl: 'Erneuerungs-URL',
      scopes: 'Berechtigungen',
      requiredScopes: 'Erforderliche Berechtigungen',
      httpScheme: 'HTTP-Autorisierungsschema',
      bearerFormat: 'Tokenformat',
      connectUrl: 'Verbindungs-URL',
      parameterName: 'Parametername',
      copy: 'Kopieren',
      copied: 'Kopiert',
      notSupported: 'Von Ihrem Browser nicht unterstützt',
      expandAll: 'Alle aufklappen',
      collapseAll: 'Alle zuklappen',
      expand: 'aufklappen',
      collapse: 'zuklappen',
      noSample: 'Kein Beispiel',
      loading: 'Wird geladen …',
      crash: 'Etwas ist schiefgegangen …',
      stackTrace: 'Aufrufliste',
    },
    own: {
      authorization: 'Autorisierung',
      noAuthorization: 'Offen für alle, kein Token nötig',
      deprecated: 'Veraltet',
      request: 'Anfrage',
      response: 'Antworten',
      codeLanguage: 'Sprache des Codebeispiels',
      copy: 'Kopieren',
      copied: 'Kopiert',
      moreExamples: 'Weitere Anfragen',
      requiredOnly: 'Nur Pflichtfelder',
      operations: 'Operationen',
      withOptional: 'Mit optionalen Feldern',
      nestedFields: 'Verschachtelte Felder des Anfrage-Bodys',
      sameFields: 'Felder wie bei',
      servers: 'Server',
      errors: 'Fehler',
      example: 'Beispiel',
      linkTo: 'Link zu „',
      linkToEnd: '“',
    },
  },
  it: {
    settable: {
      enum: 'Valori',
      enumSingleValue: 'Valore',
      enumArray: 'Elementi',
      default: 'Valore predefinito',
      deprecated: 'Obsoleto',
      example: 'Esempio',
      examples: 'Esempi',
      recursive: 'Ricorsivo',
      arrayOf: 'Elenco: ',
      webhook: 'Evento',
      const: 'Valore',
      noResultsFound: 'Nessun risultato',
      download: 'Scarica',
      downloadSpecification: 'Scarica la specifica OpenAPI',
      responses: 'Risposte',
      callbackResponses: 'Risposte alla callback',
      requestSamples: 'Esempi di richiesta',
      responseSamples: 'Esempi di risposta',
    },
    fixed: {
      colon: ':',
      responseHeaders: 'Intestazioni della risposta',
      authorizations: 'Autorizzazione',
      none: 'Nessuna',
      propertyName: 'nome della proprietà',
      additionalProperty: 'proprietà aggiuntiva',
      patternProperty: 'proprietà secondo espressione',
      required: 'obbligatorio',
      optional: 'facoltativo',
      description: 'Descrizione',
      more: 'altri',
      hide: 'Nascondi',
      requestBodySchema: 'Corpo della richiesta',
      responseSchema: 'Schema della risposta',
      pathParameters: 'Parametri di percorso',
      queryParameters: 'Parametri di query',
      headerParameters: 'Parametri di intestazione',
      cookieParameters: 'Parametri cookie',
      callbacks: 'Callback',
      noSchema: 'Nessuno schema indicato',
      contentType: 'Tipo di contenuto',
      showPattern: 'Mostra l’espressione',
      hidePattern: 'Nascondi l’espressione',
      array: 'Elenco',
      arrayItems: 'elementi',
      oneOf: 'Uno tra',
      anyOf: 'Uno o più tra',
      characters: 'caratteri',
      items: 'elementi',
      properties: 'proprietà',
      nonEmpty: 'non vuoto',
      unique: 'senza ripetizioni',
      multipleOf: 'multiplo di',
      decimalPlaces: 'decimali',
      flowType: 'Tipo di flusso',
      authorizationUrl: 'URL di autorizzazione',
      tokenUrl: 'URL del token',
      refreshUrl: 'URL di rinnovo',
      scopes: 'Ambiti',
      requiredScopes: 'Ambiti richiesti',
      httpScheme: 'Schema di autorizzazione HTTP',
      bearerFormat: 'Formato del token',
      connectUrl: 'URL di connessione',
      parameterName: 'nome del parametro',
      copy: 'Copia',
      copied: 'Copiato',
      notSupported: 'Non supportato dal Suo browser',
      expandAll: 'Espandi tutto',
      collapseAll: 'Comprimi tutto',
      expand: 'espandi',
      collapse: 'comprimi',
      noSample: 'Nessun esempio',
      loading: 'Caricamento…',
      crash: 'Qualcosa è andato storto…',
      stackTrace: 'Traccia dello stack',
    },
    own: {
      authorization: 'Autorizzazione',
      noAuthorization: 'Accesso libero, senza token',
      deprecated: 'Obsoleta',
      request: 'Richiesta',
      response: 'Risposte',
      codeLanguage: 'Linguaggio dell’esempio di codice',
      copy: 'Copia',
      copied: 'Copiato',
      moreExamples: 'Altre richieste',
      requiredOnly: 'Solo i campi obbligatori',
      operations: 'Operazioni',
      withOptional: 'Con i campi facoltativi',
      nestedFields: 'Campi annidati del corpo della richiesta',
      sameFields: 'stessi campi di',
      servers: 'Server',
      errors: 'Errori',
      example: 'Esempio',
      linkTo: 'Link a «',
      linkToEnd: '»',
    },
  },
  fr: {
    settable: {
      enum: 'Valeurs',
      enumSingleValue: 'Valeur',
      enumArray: 'Éléments',
      default: 'Valeur par défaut',
      deprecated: 'Obsolète',
      example: 'Exemple',
      examples: 'Exemples',
      recursive: 'Récursif',
      arrayOf: 'Liste : ',
      webhook: 'Évènement',
      const: 'Valeur',
      noResultsFound: 'Aucun résultat',
      download: 'Télécharger',
      downloadSpecification: 'Télécharger la spécification OpenAPI',
      responses: 'Réponses',
      callbackResponses: 'Réponses au callback',
      requestSamples: 'Exemples de requête',
      responseSamples: 'Exemples de réponse',
    },
    fixed: {
      colon: ' :',
      responseHeaders: 'En-têtes de la réponse',
      authorizations: 'Autorisation',
      none: 'Aucune',
      propertyName: 'nom de la propriété',
      additionalProperty: 'propriété supplémentaire',
      patternProperty: 'propriété selon un motif',
      required: 'obligatoire',
      optional: 'facultatif',
      description: 'Description',
      more: 'de plus',
      hide: 'Masquer',
      requestBodySchema: 'Corps de la requête',
      responseSchema: 'Schéma de la réponse',
      pathParameters: 'Paramètres de chemin',
      queryParameters: 'Paramètres de requête',
      headerParameters: 'Paramètres d’en-tête',
      cookieParameters: 'Paramètres de cookie',
      callbacks: 'Callbacks',
      noSchema: 'Aucun schéma indiqué',
      contentType: 'Type de contenu',
      showPattern: 'Afficher le motif',
      hidePattern: 'Masquer le motif',
      array: 'Liste',
      arrayItems: 'éléments',
      oneOf: 'Au choix',
      anyOf: 'Un ou plusieurs parmi',
      characters: 'caractères',
      items: 'éléments',
      properties: 'propriétés',
      nonEmpty: 'non vide',
      unique: 'sans répétition',
      multipleOf: 'multiple de',
      decimalPlaces: 'décimales',
      flowType: 'Type de flux',
      authorizationUrl: 'URL d’autorisation',
      tokenUrl: 'URL du jeton',
      refreshUrl: 'URL de renouvellement',
      scopes: 'Droits',
      requiredScopes: 'Droits requis',
      httpScheme: 'Schéma d’autorisation HTTP',
      bearerFormat: 'Format du jeton',
      connectUrl: 'URL de connexion',
      parameterName: 'nom du paramètre',
      copy: 'Copier',
      copied: 'Copié',
      notSupported: 'Non pris en charge par votre navigateur',
      expandAll: 'Tout déplier',
      collapseAll: 'Tout replier',
      expand: 'déplier',
      collapse: 'replier',
      noSample: 'Aucun exemple',
      loading: 'Chargement…',
      crash: 'Une erreur est survenue…',
      stackTrace: 'Trace d’appels',
    },
    own: {
      authorization: 'Autorisation',
      noAuthorization: 'Ouverte à tous, sans jeton',
      deprecated: 'Obsolète',
      request: 'Requête',
      response: 'Réponses',
      codeLanguage: 'Langage de l’exemple de code',
      copy: 'Copier',
      copied: 'Copié',
      moreExamples: 'Autres requêtes',
      requiredOnly: 'Champs obligatoires uniquement',
      operations: 'Opérations',
      withOptional: 'Avec les champs facultatifs',
      nestedFields: 'Champs imbriqués du corps de la requête',
      sameFields: 'mêmes champs que',
      servers: 'Serveurs',
      errors: 'Erreurs',
      example: 'Exemple',
      linkTo: 'Lien vers « ',
      linkToEnd: ' »',
    },
  },
} as const satisfies Readonly<Record<string, RedocLabels>>;
