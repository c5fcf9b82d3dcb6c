import { object } from "../calls/schema-parts.ts";
import type { WriteScope } from "../database/open-database.ts";
import { inboxKinds } from "./inbox-store.ts";
import { findMailChoices, mailHows } from "./mail-store.ts";

/** Kinds that go to a person: what goes to a role is told once a day at most. */
export const kindsAtOnce: readonly string[] = ["mention", "reply"];

export const mailChoice = object({
	kind: { type: "string", enum: inboxKinds },
	how: { type: "string", enum: mailHows },
	offered: { type: "array", items: { type: "string", enum: mailHows } },
});

/** What somebody chose, for every kind: nothing is mailed that they did not ask for. */
export async function mailOf(db: WriteScope["db"], tenant: string, userId: string) {
	const chosen = await findMailChoices(db, tenant, userId);
	return inboxKinds.map((kind) => ({
		kind,
		how: chosen.get(kind) ?? "off",
		offered: mailHows.filter((how) => how !== "now" || kindsAtOnce.includes(kind)),
	}));
}
