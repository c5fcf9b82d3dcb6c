import { isObject, type JsonObject, objectOf } from "../json/json-object.ts";
import { canonicalJson } from "./canonical-json.ts";
import { propertyName } from "./property-name.ts";
import type { TenantDefinition } from "./tenant-definition.ts";

/** Who may design and publish is decided by the deployment's folder, never by a release. */
export const deploymentRights = ["design", "publish"] as const satisfies readonly (keyof TenantDefinition["access"])[];

/** Properties that the deployment decides: where the tenant is, and who signs in where. */
const deploymentProperties = ["slug", "default", "baseUrl", "demo"] as const satisfies readonly (keyof TenantDefinition)[];

/**
 * Properties that would change although only the deployment may change them. They include an address that servers fetch from, since servers
 * can reach more than a designer can.
 */
export function changedForDeployment(was: TenantDefinition, is: TenantDefinition): readonly string[] {
	const properties = deploymentProperties.filter((name) => canonicalJson(was[name]) !== canonicalJson(is[name]));
	return isFetched(is.map.areaLayer) && is.map.areaLayer !== was.map.areaLayer ? [...properties, "map.areaLayer"] : properties;
}

const isFetched = (areaLayer: unknown): boolean => typeof areaLayer === "string" && areaLayer.includes("://");

/**
 * Another tenant's file, with this tenant's own values of whatever the deployment decides; and the Dutch names of the properties that
 * differed. Null unless both can be files of a tenant.
 */
export function withOwnDeployment(own: unknown, other: unknown): { readonly tenant: JsonObject; readonly kept: readonly string[] } | null {
	if (!isObject(own) || !isObject(other)) return null;
	const kept: string[] = [];
	const keep = (mine: unknown, theirs: unknown, place: string, properties: readonly string[]): unknown => {
		if (!isObject(mine) || !isObject(theirs)) return theirs;
		const differing = properties.filter((name) => canonicalJson(mine[name]) !== canonicalJson(theirs[name]));
		kept.push(...differing.map((name) => propertyName(place, name)));
		const others = Object.entries(theirs).filter(([name]) => !differing.includes(name));
		return Object.fromEntries([...others, ...differing.flatMap((name) => (name in mine ? [[name, mine[name]] as const] : []))]);
	};
	const { access, map } = other;
	const layers = isObject(map) && isFetched(map.areaLayer) ? ["areaLayer"] : [];
	const tenant = objectOf(keep(own, other, "tenant", deploymentProperties));
	return {
		tenant: {
			...tenant,
			...("access" in other && { access: keep(own.access, access, "tenant.access", deploymentRights) }),
			...("map" in other && { map: keep(own.map, map, "tenant.map", layers) }),
		},
		kept,
	};
}
