import { type CompiledFlow, plainText, readPath, type Values } from "../../../engine/index.ts";
import type { WriteScope } from "../../database/opening/open-database.ts";
import { Problem } from "../../problems/problem.ts";
import type { Process } from "./process.ts";
import { holderOf, putUniqueValues, type UniqueValue } from "./unique-value-store.ts";

/**
 * Stores the process's values of unique fields, or refuses the save when another process of the tenant has the same value. Runs in the
 * transaction of the save; flows without such fields cost nothing.
 */
export async function keepUniqueValues({ db }: WriteScope, tenant: string, process: Process): Promise<void> {
	const { compiled } = process.flow;
	if (compiled.unique.size === 0) return;
	const { uuid } = process.identity;
	const values = uniqueValues(compiled, process.realisation.values);
	const errors: { path: string; message: string }[] = [];
	for (const value of values) {
		const holder = await holderOf(db, tenant, value);
		const message = compiled.unique.get(value.field)?.message;
		if (holder !== undefined && holder !== uuid && message !== undefined) errors.push({ path: value.field, message });
	}
	if (errors.length > 0) throw new Problem("value-taken", { errors });
	await putUniqueValues(db, tenant, uuid, values);
}

/** The values of the unique fields. */
function uniqueValues({ unique }: CompiledFlow, values: Values): readonly UniqueValue[] {
	return [...unique.values()].flatMap(({ field, within }) => {
		const value = comparable(readPath(values, field));
		return value === "" ? [] : [{ field, scope: within === undefined ? "" : comparable(readPath(values, within)), value }];
	});
}

/** People read numbers that differ only in capitals or typography as the same number; saved values are normalised in the same way. */
export function comparable(value: unknown): string {
	return typeof value === "string" || typeof value === "number" ? plainText(String(value)).trim().toLowerCase() : "";
}
