CREATE TABLE "titulo_firmado" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "titulo_firmado_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"titulo" integer NOT NULL,
	"documento" text NOT NULL,
	"tamano" integer NOT NULL,
	"archivo" text NOT NULL,
	"dni" text NOT NULL,
	"creado" timestamp with time zone NOT NULL,
	"reemplazado" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "titulo" ADD COLUMN "firmado" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "titulo_firmado" ADD CONSTRAINT "titulo_firmado_titulo_titulo_numero_fk" FOREIGN KEY ("titulo") REFERENCES "public"."titulo"("numero") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "titulo_firmado" ADD CONSTRAINT "titulo_firmado_documento_documento_sha256_fk" FOREIGN KEY ("documento") REFERENCES "public"."documento"("sha256") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "titulo_firmado" ADD CONSTRAINT "titulo_firmado_dni_usuario_dni_fk" FOREIGN KEY ("dni") REFERENCES "public"."usuario"("dni") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "titulo_firmado_vigente" ON "titulo_firmado" USING btree ("titulo") WHERE "titulo_firmado"."reemplazado" is null;--> statement-breakpoint
CREATE INDEX "titulo_firmado_titulo" ON "titulo_firmado" USING btree ("titulo","creado");--> statement-breakpoint
CREATE INDEX "titulo_firmado_documento" ON "titulo_firmado" USING btree ("documento");--> statement-breakpoint
CREATE INDEX "titulo_sha256" ON "titulo" USING btree ("sha256") WHERE "titulo"."sha256" is not null;--> statement-breakpoint
CREATE INDEX "titulo_por_firmar" ON "titulo" USING btree ("numero") WHERE "titulo"."anulado" is null and "titulo"."firmado" is null and ("titulo"."datos" -> 'campoDeFirma') is not null;--> statement-breakpoint
CREATE INDEX "titulo_con_firma" ON "titulo" USING btree ("lote","numero") WHERE "titulo"."firmado" is not null;