import { geographyCategory, geographyCodeOf } from "../../engine/index.ts";
import type { Tenant } from "../tenants/tenant.ts";
import { addressPlaces, type ChargingPointPlace, chargingPointPlaces, type DemoPlace } from "./demo-places.ts";
import type { SeededRandom } from "./seeded-random.ts";

interface DemoSurroundings {
	readonly addresses: readonly DemoPlace[];
	readonly chargingPoints: readonly ChargingPointPlace[];
}

/**
 * The places of a tenant's processes: addresses in its municipalities or, where processes belong to another kind of party, any address,
 * with the code of one of those parties.
 */
export function demoSurroundings(tenant: Tenant, random: SeededRandom): DemoSurroundings {
	const category = geographyCategory(tenant.flow.definition.bindings);
	if (category === "municipality") {
		const codes = new Set(tenant.municipalities.filter(({ disabled }) => disabled !== true).map(({ value }) => value));
		return { addresses: addressPlaces(codes), chargingPoints: chargingPointPlaces(codes) };
	}
	const owners = (tenant.definition.stakeholders ?? [])
		.filter((stakeholder) => stakeholder.category === category && stakeholder.enabled !== false)
		.map(({ slug }) => geographyCodeOf(category, slug));
	return { addresses: addressPlaces(null).map((place) => ({ ...place, code: random.pick(owners) })), chargingPoints: [] };
}
