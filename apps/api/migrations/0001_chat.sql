CREATE TABLE "chat_in_flight" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"ticket" text NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_spending" (
	"day" date NOT NULL,
	"bucket" text NOT NULL,
	"tokens" bigint NOT NULL,
	CONSTRAINT "chat_spending_day_bucket_pk" PRIMARY KEY("day","bucket")
);
--> statement-breakpoint
ALTER TABLE "chat_in_flight" ADD CONSTRAINT "chat_in_flight_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade ON UPDATE no action;