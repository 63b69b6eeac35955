CREATE TABLE "padron_carga" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "padron_carga_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"archivo" text NOT NULL,
	"documento" text NOT NULL,
	"modo" text NOT NULL,
	"estado" text NOT NULL,
	"dni" text NOT NULL,
	"trabajo" uuid,
	"creada" timestamp with time zone NOT NULL,
	"aplicada" timestamp with time zone,
	"deshecha" timestamp with time zone,
	"base" integer DEFAULT 0 NOT NULL,
	"columnas" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"ignoradas" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"avisos" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"filas" integer DEFAULT 0 NOT NULL,
	"rechazadas" integer DEFAULT 0 NOT NULL,
	"sin_numero" integer DEFAULT 0 NOT NULL,
	"vigentes" integer DEFAULT 0 NOT NULL,
	"nuevos" integer DEFAULT 0 NOT NULL,
	"cambiados" integer DEFAULT 0 NOT NULL,
	"iguales" integer DEFAULT 0 NOT NULL,
	"bajas" integer DEFAULT 0 NOT NULL,
	"rechazos" text,
	CONSTRAINT "padron_carga_modo" CHECK ("padron_carga"."modo" in ('completa', 'parcial')),
	CONSTRAINT "padron_carga_estado" CHECK ("padron_carga"."estado" in ('leyendo', 'revisada', 'aplicada', 'deshecha', 'descartada', 'fallida'))
);
--> statement-breakpoint
CREATE TABLE "padron_carga_cambio" (
	"carga" integer NOT NULL,
	"nro_inmueble" integer NOT NULL,
	"clase" text NOT NULL,
	"antes" jsonb NOT NULL,
	"despues" jsonb NOT NULL,
	"recursos" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "padron_carga_cambio_pk" PRIMARY KEY("carga","clase","nro_inmueble"),
	CONSTRAINT "padron_carga_cambio_clase" CHECK ("padron_carga_cambio"."clase" in ('cambiado', 'baja'))
);
--> statement-breakpoint
CREATE TABLE "padron_carga_fila" (
	"carga" integer NOT NULL,
	"fila" integer NOT NULL,
	"nro_inmueble" integer NOT NULL,
	"recurso" text DEFAULT '' NOT NULL,
	"primera" boolean NOT NULL,
	"rechazada" boolean DEFAULT false NOT NULL,
	"calle" text,
	"nro" integer,
	"piso" text,
	"dept" text,
	"barrio" text,
	"par_provincial" text,
	"titular" text,
	"circuns" text,
	"seccion" text,
	"chacra_nro" integer,
	"chacra_let" text,
	"quinta_nro" integer,
	"quinta_let" text,
	"fraccion_nro" integer,
	"fraccion_let" text,
	"manzana_nro" integer,
	"manzana_let" text,
	"parcela_nro" integer,
	"parcela_let" text,
	"uni_funcional" integer
);
--> statement-breakpoint
ALTER TABLE "inmueble" ADD COLUMN "titular" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "inmueble" ADD COLUMN "activo" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "inmueble" ADD COLUMN "alta_carga" integer;--> statement-breakpoint
ALTER TABLE "padron_carga" ADD CONSTRAINT "padron_carga_documento_documento_sha256_fk" FOREIGN KEY ("documento") REFERENCES "public"."documento"("sha256") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "padron_carga" ADD CONSTRAINT "padron_carga_dni_usuario_dni_fk" FOREIGN KEY ("dni") REFERENCES "public"."usuario"("dni") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "padron_carga" ADD CONSTRAINT "padron_carga_rechazos_documento_sha256_fk" FOREIGN KEY ("rechazos") REFERENCES "public"."documento"("sha256") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "padron_carga_cambio" ADD CONSTRAINT "padron_carga_cambio_carga_fk" FOREIGN KEY ("carga") REFERENCES "public"."padron_carga"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "padron_carga_dni" ON "padron_carga" USING btree ("dni");--> statement-breakpoint
CREATE INDEX "imponible_recurso_nro_inmueble" ON "imponible_recurso" USING btree ("nro_inmueble") WHERE "imponible_recurso"."nro_inmueble" is not null;--> statement-breakpoint
CREATE INDEX "inmueble_alta_carga" ON "inmueble" USING btree ("alta_carga") WHERE "inmueble"."alta_carga" is not null;--> statement-breakpoint
CREATE INDEX "vinculo_nro_inmueble" ON "vinculo" USING btree ("nro_inmueble") WHERE "vinculo"."nro_inmueble" is not null;
--> statement-breakpoint
-- The rows of a load are filled in one go and read again from its file if they are lost.
alter table padron_carga_fila set unlogged;
