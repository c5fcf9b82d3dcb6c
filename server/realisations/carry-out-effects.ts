import { isAboutRequest, type OutwardEffect } from "../../engine/index.ts";
import type { WriteScope } from "../database/open-database.ts";
import { carryOutLocationEffect } from "./location-effects.ts";
import { updateRequestLink } from "./request-link-store.ts";

/** Carries out the engine's effects on other records, in the transaction that stores the process. */
export async function carryOutEffects(
	scope: WriteScope,
	tenant: string,
	realisationUuid: string,
	effects: readonly OutwardEffect[],
): Promise<void> {
	for (const effect of effects) {
		if (isAboutRequest(effect)) {
			const realisation_uuid = effect.kind === "connect-request" ? realisationUuid : null;
			await updateRequestLink(scope.db, tenant, effect.requestUuid, { realisation_uuid, synced: scope.tick() });
		} else {
			await carryOutLocationEffect(scope, tenant, realisationUuid, effect);
		}
	}
}
