import { isObject } from "../json/json-object.ts";

/**
 * JSON merge patch (RFC 7396): objects merge, null removes, everything else replaces. Mutates neither argument. The package for it mutates
 * its target and stops at a member named `constructor` (decision 0083).
 */
export function mergePatch(target: unknown, patch: unknown): unknown {
	if (!isObject(patch)) return patch;
	const merged: Record<string, unknown> = isObject(target) ? { ...target } : {};
	for (const [name, value] of Object.entries(patch)) {
		if (value === null) delete merged[name];
		else merged[name] = mergePatch(merged[name], value);
	}
	return merged;
}
