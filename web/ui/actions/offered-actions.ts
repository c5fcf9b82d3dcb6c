import type { ActionId } from "./action-keys.ts";
import { type Offer, type Offers, offering } from "./use-actions.ts";

interface OfferedAction extends Offer {
	readonly id: ActionId;
}

/** All actions offered here and now, including refused ones. */
export function offeredActions(): readonly OfferedAction[] {
	return [...offering].flatMap(({ current }) =>
		Object.entries(current).flatMap(([id, offer]) => offersIn(offer).map((each) => ({ ...each, id: id as ActionId }))),
	);
}

function offersIn(offer: Offers[ActionId]): readonly Offer[] {
	if (!offer) return [];
	return typeof offer === "function" ? [{ run: offer }] : [offer].flat();
}
