CREATE TABLE "salida" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "salida_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"dni" text NOT NULL,
	"trabajo" uuid,
	"creada" timestamp with time zone NOT NULL,
	"terminada" timestamp with time zone,
	"archivo" text,
	"documento" text,
	"archivos" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"documentos" integer DEFAULT 0 NOT NULL,
	"avisos" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "salida" ADD CONSTRAINT "salida_dni_usuario_dni_fk" FOREIGN KEY ("dni") REFERENCES "public"."usuario"("dni") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "salida" ADD CONSTRAINT "salida_documento_documento_sha256_fk" FOREIGN KEY ("documento") REFERENCES "public"."documento"("sha256") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "salida_dni" ON "salida" USING btree ("dni");--> statement-breakpoint
CREATE INDEX "salida_documento" ON "salida" USING btree ("documento");