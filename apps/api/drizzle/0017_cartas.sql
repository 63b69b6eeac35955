CREATE TABLE "carta" (
	"numero" integer PRIMARY KEY NOT NULL,
	"lote" uuid NOT NULL,
	"abogado" text NOT NULL,
	"fecha" date NOT NULL,
	"datos" jsonb NOT NULL,
	"total" bigint NOT NULL,
	"codigo_verificacion" text NOT NULL,
	CONSTRAINT "carta_codigo_verificacion_unique" UNIQUE("codigo_verificacion"),
	CONSTRAINT "carta_total" CHECK ("carta"."total" > 0)
);
--> statement-breakpoint
CREATE TABLE "carta_acuse" (
	"numero" integer PRIMARY KEY NOT NULL,
	"medio" text NOT NULL,
	"pieza" text DEFAULT '' NOT NULL,
	"resultado" text NOT NULL,
	"fecha" date NOT NULL,
	"hora" text DEFAULT '' NOT NULL,
	"receptor" text DEFAULT '' NOT NULL,
	"receptor_dni" text DEFAULT '' NOT NULL,
	"vinculo" text DEFAULT '' NOT NULL,
	"notificador" text DEFAULT '' NOT NULL,
	"motivo" text DEFAULT '' NOT NULL,
	"escaneo" text,
	"dni" text NOT NULL,
	"anotado" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "carta_contador" (
	"id" integer PRIMARY KEY NOT NULL,
	"ultimo" integer NOT NULL,
	CONSTRAINT "carta_contador_unico" CHECK ("carta_contador"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "carta_imponible" (
	"numero" integer NOT NULL,
	"tipo" text NOT NULL,
	"imponible" integer NOT NULL,
	"recurso" text NOT NULL,
	CONSTRAINT "carta_imponible_pk" PRIMARY KEY("numero","tipo","imponible","recurso")
);
--> statement-breakpoint
CREATE TABLE "carta_lote" (
	"id" uuid PRIMARY KEY NOT NULL,
	"archivo" text NOT NULL,
	"formato" text NOT NULL,
	"categoria" text NOT NULL,
	"desde" integer NOT NULL,
	"hasta" integer NOT NULL,
	"cantidad" integer NOT NULL,
	"total" bigint NOT NULL,
	"vence" date NOT NULL,
	"clave" text,
	"huella" text NOT NULL,
	"version" integer NOT NULL,
	"dni" text NOT NULL,
	"creado" timestamp with time zone NOT NULL,
	"documento" text,
	CONSTRAINT "carta_lote_clave" UNIQUE("dni","clave"),
	CONSTRAINT "carta_lote_rango" CHECK ("carta_lote"."hasta" - "carta_lote"."desde" + 1 = "carta_lote"."cantidad" and "carta_lote"."desde" >= 1),
	CONSTRAINT "carta_lote_formato" CHECK ("carta_lote"."formato" in ('pdf', 'zip'))
);
--> statement-breakpoint
ALTER TABLE "carta" ADD CONSTRAINT "carta_lote_carta_lote_id_fk" FOREIGN KEY ("lote") REFERENCES "public"."carta_lote"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carta" ADD CONSTRAINT "carta_abogado_abogado_codexterno_fk" FOREIGN KEY ("abogado") REFERENCES "public"."abogado"("codexterno") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carta_acuse" ADD CONSTRAINT "carta_acuse_numero_carta_numero_fk" FOREIGN KEY ("numero") REFERENCES "public"."carta"("numero") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carta_acuse" ADD CONSTRAINT "carta_acuse_escaneo_documento_sha256_fk" FOREIGN KEY ("escaneo") REFERENCES "public"."documento"("sha256") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carta_acuse" ADD CONSTRAINT "carta_acuse_dni_usuario_dni_fk" FOREIGN KEY ("dni") REFERENCES "public"."usuario"("dni") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carta_imponible" ADD CONSTRAINT "carta_imponible_numero_carta_numero_fk" FOREIGN KEY ("numero") REFERENCES "public"."carta"("numero") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carta_lote" ADD CONSTRAINT "carta_lote_dni_usuario_dni_fk" FOREIGN KEY ("dni") REFERENCES "public"."usuario"("dni") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carta_lote" ADD CONSTRAINT "carta_lote_documento_documento_sha256_fk" FOREIGN KEY ("documento") REFERENCES "public"."documento"("sha256") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "carta_lote_numero" ON "carta" USING btree ("lote","numero");--> statement-breakpoint
CREATE INDEX "carta_abogado" ON "carta" USING btree ("abogado","numero");--> statement-breakpoint
CREATE INDEX "carta_acuse_resultado" ON "carta_acuse" USING btree ("resultado","numero");--> statement-breakpoint
CREATE INDEX "carta_imponible_clave" ON "carta_imponible" USING btree ("imponible","recurso","numero");--> statement-breakpoint
CREATE INDEX "carta_lote_creado" ON "carta_lote" USING btree ("creado","desde");--> statement-breakpoint
CREATE INDEX "carta_lote_dni" ON "carta_lote" USING btree ("dni","creado","desde");--> statement-breakpoint
insert into carta_contador (id, ultimo) values (1, 0);
