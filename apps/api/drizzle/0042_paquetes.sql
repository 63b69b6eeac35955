-- Rows of a package wait here until they are loaded, in tables of their load.
create schema if not exists entrada;
--> statement-breakpoint
CREATE TABLE "paquete_carga" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "paquete_carga_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"archivo" text NOT NULL,
	"documento" text NOT NULL,
	"simulacion" boolean NOT NULL,
	"estado" text NOT NULL,
	"dni" text NOT NULL,
	"trabajo" uuid,
	"creada" timestamp with time zone NOT NULL,
	"aplicada" timestamp with time zone,
	"liquidado_al" date,
	"archivos" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"efectos" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"motivos" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"avisos" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"rechazadas" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "paquete_carga_estado" CHECK ("paquete_carga"."estado" in ('leyendo', 'probada', 'aplicada', 'rechazada'))
);
--> statement-breakpoint
ALTER TABLE "comercio" DROP CONSTRAINT "comercio_fechas";--> statement-breakpoint
ALTER TABLE "contribuyente" DROP CONSTRAINT "contribuyente_nro_doc_digitos";--> statement-breakpoint
ALTER TABLE "inmueble" DROP CONSTRAINT "inmueble_partida";--> statement-breakpoint
ALTER TABLE "contribuyente" ALTER COLUMN "cuim" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "traspaso_de_caso" ADD COLUMN "carga" integer;--> statement-breakpoint
ALTER TABLE "comercio" ADD COLUMN "fecha_cese" date;--> statement-breakpoint
ALTER TABLE "deuda" ADD COLUMN "fecha_cobranza" date;--> statement-breakpoint
ALTER TABLE "deuda" ADD COLUMN "cobrado" bigint;--> statement-breakpoint
ALTER TABLE "plan_pago" ADD COLUMN "convenio" integer;--> statement-breakpoint
ALTER TABLE "situacion" ADD COLUMN "clase" text;--> statement-breakpoint
ALTER TABLE "paquete_carga" ADD CONSTRAINT "paquete_carga_documento_documento_sha256_fk" FOREIGN KEY ("documento") REFERENCES "public"."documento"("sha256") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paquete_carga" ADD CONSTRAINT "paquete_carga_dni_usuario_dni_fk" FOREIGN KEY ("dni") REFERENCES "public"."usuario"("dni") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "paquete_carga_dni" ON "paquete_carga" USING btree ("dni");--> statement-breakpoint
ALTER TABLE "contribuyente" ADD CONSTRAINT "contribuyente_nro_doc_digitos" CHECK ("contribuyente"."nro_doc" ~ '^[1-9][0-9]{2,8}$');--> statement-breakpoint
ALTER TABLE "inmueble" ADD CONSTRAINT "inmueble_partida" CHECK (btrim("inmueble"."par_provincial") <> '');