CREATE TABLE "idempotency_keys" (
	"key" uuid PRIMARY KEY NOT NULL,
	"user_id" bigint,
	"request" "bytea" NOT NULL,
	"begun_at" timestamp with time zone DEFAULT now() NOT NULL,
	"status" smallint,
	"answer" text
);
--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "idempotency_keys_of_user" ON "idempotency_keys" USING btree ("user_id","begun_at");--> statement-breakpoint
CREATE INDEX "idempotency_keys_begun" ON "idempotency_keys" USING btree ("begun_at");