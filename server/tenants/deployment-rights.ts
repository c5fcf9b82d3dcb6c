import { type Attribute, canonicalJson, type TenantDefinition } from "../../engine/index.ts";
import type { ReadTenant } from "./read-tenants.ts";

/** Who may design and publish is decided by the deployment's folder, never by a release. */
export const deploymentRights = ["design", "publish"] as const satisfies readonly Attribute[];

/** Properties that the deployment decides: where the tenant is, and who signs in where. */
const deploymentProperties = ["slug", "default", "baseUrl", "demo"] as const satisfies readonly (keyof TenantDefinition)[];

/**
 * Properties that would change although only the deployment may change them. They include an address that servers fetch from, since servers
 * can reach more than a designer can.
 */
export function changedForDeployment(was: TenantDefinition, is: TenantDefinition): readonly string[] {
	const { areaLayer } = is.map;
	const fetched = areaLayer?.includes("://") === true && areaLayer !== was.map.areaLayer;
	const properties = deploymentProperties.filter((name) => canonicalJson(was[name]) !== canonicalJson(is[name]));
	return fetched ? [...properties, "map.areaLayer"] : properties;
}

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
