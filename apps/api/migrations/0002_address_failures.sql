CREATE TABLE "address_failures" (
	"address" text PRIMARY KEY NOT NULL,
	"failed_at" timestamp with time zone[] NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP TABLE "login_failure_windows" CASCADE;