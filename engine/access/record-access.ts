import { type Actor, holdsOneOf } from "./actor.ts";
import type { AccessMap, Attribute } from "./names.ts";

/** What one person may do with the records of one geography code: who acts, and which attributes that opens. */
export class RecordAccess implements Actor {
	readonly userId: string;
	readonly roles: readonly string[];
	readonly #map: AccessMap;

	constructor(userId: string, roles: readonly string[], map: AccessMap) {
		this.userId = userId;
		this.roles = roles;
		this.#map = map;
	}

	may(attribute: Attribute): boolean {
		return holdsOneOf(this, rolesWith(this.#map, attribute));
	}
}

/** The roles to which the tenant gives an attribute; none when its access map does not name the attribute. */
export function rolesWith(map: AccessMap, attribute: Attribute): readonly string[] {
	return (Object.hasOwn(map, attribute) ? map[attribute] : undefined) ?? [];
}
