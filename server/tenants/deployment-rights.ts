import { deploymentRights } from "../../engine/index.ts";
import type { ReadTenant } from "./read-tenants.ts";

/** A release as it runs in this deployment. */
export function withinDeployment(released: ReadTenant, { folder, definition: said }: ReadTenant): ReadTenant {
	const { default: isDefault, baseUrl, demo } = said;
	const access = { ...released.definition.access };
	for (const right of deploymentRights) access[right] = said.access[right] ?? [];
	const { default: _default, baseUrl: _baseUrl, demo: _demo, ...definition } = released.definition;
	return {
		...released,
		folder,
		definition: {
			...definition,
			slug: said.slug,
			...(isDefault !== undefined && { default: isDefault }),
			...(baseUrl !== undefined && { baseUrl }),
			...(demo !== undefined && { demo }),
			access,
		},
	};
}
