import { type FieldValue, requestReasonWord, requestStatusWord, unknownOption } from "../../../engine/index.ts";
import type { DataDoor } from "../../database/opening/open-database.ts";
import { keptEntriesOf } from "../../kept-lists/kept-entry-read-model.ts";
import type { Tenant } from "../../tenants/tenant.ts";

/** The text that the browser shows for the value of an option or tags field of the list of requests. */
export type RequestLabel = (field: string, value: FieldValue) => string;

export async function requestLabels(db: DataDoor["db"], { slug, municipalities, definition }: Tenant): Promise<RequestLabel> {
	const kept = await keptEntriesOf(db, { tenant: slug, list: "tags" }, { counted: false });
	const tags = new Map(kept.map(({ uuid, label }) => [uuid, label]));
	const towns = new Map(municipalities.map(({ value, text }) => [value, text]));
	const reasons = definition.reasonOptions ?? [];
	return (field, value) => {
		if (value === null) return "";
		if (typeof value === "object") return value.map((tag) => tags.get(tag) ?? unknownOption).join(", ");
		if (field === "municipality") return towns.get(String(value)) ?? unknownOption;
		return field === "status" ? requestStatusWord(String(value)) : requestReasonWord(reasons, String(value));
	};
}
