import type { ValidatorOf } from "../../../engine/index.ts";
import { loadValidators } from "../../flows/load-validators.ts";

/** Made by the server, one module a section, under an address that changes with the section's form (decision 0105). */
const made = new Map<string, Promise<ValidatorOf>>();

/** Validators of all sections, by their keys, of which only those are fetched that this page does not know yet. */
export async function loadSections(addresses: Readonly<Record<string, string>>): Promise<ValidatorOf> {
	const loaded = await Promise.all(
		Object.entries(addresses).map(async ([key, address]) => {
			const module = made.get(address) ?? loadValidators(address);
			made.set(address, module);
			// A section whose form can't be compiled fails where it is used, and the others live.
			return [key, await module.catch(() => null)] as const;
		}),
	);
	const byKey = new Map(loaded);
	return (key, schema) => {
		const validators = byKey.get(key);
		if (!validators) throw new Error(`no validator of ${key}`);
		return validators("section", schema);
	};
}
