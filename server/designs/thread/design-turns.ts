import { Slots } from "../../calls/slots.ts";
import type { DesignKey } from "../kept/design-store.ts";

/** Lets the changes of one design wait for each other, with the people taking turns. */
export class DesignTurns {
	readonly #designs = new Map<string, { readonly slots: Slots; present: number }>();

	async use<Result>({ tenant, uuid }: DesignKey, userId: string, work: () => Promise<Result>): Promise<Result> {
		const name = `${tenant} ${uuid}`;
		const design = this.#designs.get(name) ?? { slots: new Slots(1), present: 0 };
		this.#designs.set(name, design);
		design.present++;
		try {
			return await design.slots.use(userId, work);
		} finally {
			design.present--;
			if (design.present === 0) this.#designs.delete(name);
		}
	}
}
