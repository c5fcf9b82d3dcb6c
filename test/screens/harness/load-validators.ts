import type { ValidatorOf } from "../../../engine/index.ts";
import { validatorsOf, validatorsUrl } from "../../../web/flows/load-validators.ts";

/** Replaces the import over the network, which a browser supports and jest doesn't: the same module, fetched. */
export async function loadValidators(address: string): Promise<ValidatorOf> {
	validatorsUrl(address, window.location.origin);
	const source = await (await fetch(address)).text();
	const module = (await import(`data:text/javascript;base64,${Buffer.from(source).toString("base64")}`)) as {
		default: Parameters<typeof validatorsOf>[0];
	};
	return validatorsOf(module.default);
}
