CREATE TABLE "datos_personales" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "datos_personales_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"de_dni" text DEFAULT '' NOT NULL,
	"de_cuit" text DEFAULT '' NOT NULL,
	"motivo" text NOT NULL,
	"dni" text NOT NULL,
	"trabajo" uuid,
	"creada" timestamp with time zone NOT NULL,
	"terminada" timestamp with time zone,
	"archivo" text,
	"documento" text,
	"clases" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"documentos" integer DEFAULT 0 NOT NULL,
	"avisos" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "datos_personales" ADD CONSTRAINT "datos_personales_dni_usuario_dni_fk" FOREIGN KEY ("dni") REFERENCES "public"."usuario"("dni") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "datos_personales" ADD CONSTRAINT "datos_personales_documento_documento_sha256_fk" FOREIGN KEY ("documento") REFERENCES "public"."documento"("sha256") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "datos_personales_dni" ON "datos_personales" USING btree ("dni");--> statement-breakpoint
CREATE INDEX "datos_personales_de" ON "datos_personales" USING btree ("de_dni");--> statement-breakpoint
CREATE INDEX "datos_personales_documento" ON "datos_personales" USING btree ("documento");